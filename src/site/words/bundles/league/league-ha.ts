export { league as default } from "#site/words/league/ha.ts";

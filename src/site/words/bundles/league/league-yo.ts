export { league as default } from "#site/words/league/yo.ts";

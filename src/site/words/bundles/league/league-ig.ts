export { league as default } from "#site/words/league/ig.ts";

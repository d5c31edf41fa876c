export { match as default } from "#site/words/match/ha.ts";

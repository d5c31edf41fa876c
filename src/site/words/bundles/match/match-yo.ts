export { match as default } from "#site/words/match/yo.ts";

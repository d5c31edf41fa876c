export { match as default } from "#site/words/match/ig.ts";

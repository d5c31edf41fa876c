export { holidays as default } from "#site/words/holidays/ig.ts";

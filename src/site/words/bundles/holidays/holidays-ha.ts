export { holidays as default } from "#site/words/holidays/ha.ts";

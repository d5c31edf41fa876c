export { holidays as default } from "#site/words/holidays/yo.ts";

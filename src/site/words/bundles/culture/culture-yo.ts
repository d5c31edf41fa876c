export { culture as default } from "#site/words/culture/yo.ts";

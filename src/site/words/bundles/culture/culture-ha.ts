export { culture as default } from "#site/words/culture/ha.ts";

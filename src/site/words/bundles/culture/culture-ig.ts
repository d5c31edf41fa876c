export { culture as default } from "#site/words/culture/ig.ts";

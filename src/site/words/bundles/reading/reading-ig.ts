export { reading as default } from "#site/words/reading/ig.ts";

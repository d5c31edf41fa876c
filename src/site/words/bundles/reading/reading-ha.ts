export { reading as default } from "#site/words/reading/ha.ts";

export { reading as default } from "#site/words/reading/yo.ts";

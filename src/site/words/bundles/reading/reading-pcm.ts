export { reading as default } from "#site/words/reading/pcm.ts";

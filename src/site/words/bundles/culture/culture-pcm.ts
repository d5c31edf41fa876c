export { culture as default } from "#site/words/culture/pcm.ts";

export { letters as default } from "#site/words/letters/pcm.ts";

export { holidays as default } from "#site/words/holidays/pcm.ts";

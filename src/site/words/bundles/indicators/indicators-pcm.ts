export { indicators as default } from "#site/words/indicators/pcm.ts";

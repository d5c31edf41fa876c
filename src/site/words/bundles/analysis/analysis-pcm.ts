export { analysis as default } from "#site/words/analysis/pcm.ts";

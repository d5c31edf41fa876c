export { match as default } from "#site/words/match/pcm.ts";

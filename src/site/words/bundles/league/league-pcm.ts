export { league as default } from "#site/words/league/pcm.ts";

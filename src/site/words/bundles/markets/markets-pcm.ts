export { markets as default } from "#site/words/markets/pcm.ts";

export { markets as default } from "#site/words/markets/ha.ts";

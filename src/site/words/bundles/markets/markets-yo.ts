export { markets as default } from "#site/words/markets/yo.ts";

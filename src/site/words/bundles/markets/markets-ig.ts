export { markets as default } from "#site/words/markets/ig.ts";

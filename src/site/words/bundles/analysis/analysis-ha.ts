export { analysis as default } from "#site/words/analysis/ha.ts";

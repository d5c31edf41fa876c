export { analysis as default } from "#site/words/analysis/yo.ts";

export { analysis as default } from "#site/words/analysis/ig.ts";

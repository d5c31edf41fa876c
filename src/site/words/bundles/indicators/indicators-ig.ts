export { indicators as default } from "#site/words/indicators/ig.ts";

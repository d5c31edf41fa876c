export { indicators as default } from "#site/words/indicators/yo.ts";

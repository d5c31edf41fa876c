export { indicators as default } from "#site/words/indicators/ha.ts";

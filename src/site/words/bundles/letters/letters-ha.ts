export { letters as default } from "#site/words/letters/ha.ts";

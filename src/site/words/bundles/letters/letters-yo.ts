export { letters as default } from "#site/words/letters/yo.ts";

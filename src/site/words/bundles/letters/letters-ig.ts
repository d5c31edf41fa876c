export { letters as default } from "#site/words/letters/ig.ts";

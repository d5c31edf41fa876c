export { settings as default } from "#site/words/settings/ig.ts";

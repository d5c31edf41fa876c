export { settings as default } from "#site/words/settings/ha.ts";

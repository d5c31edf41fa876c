export { settings as default } from "#site/words/settings/yo.ts";

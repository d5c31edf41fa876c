export { settings as default } from "#site/words/settings/pcm.ts";

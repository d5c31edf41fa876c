import { dates } from "#site/words/dates/yo.ts";
import { frame } from "#site/words/frame/yo.ts";
import { news } from "#site/words/news/yo.ts";
import { reader } from "#site/words/reader/yo.ts";
import type { Translation } from "#site/words/translation.ts";
import { weather } from "#site/words/weather/yo.ts";

export default {
  language: "yo",
  dates,
  sentences: { ...frame, ...news, ...reader, ...weather },
} satisfies Translation;

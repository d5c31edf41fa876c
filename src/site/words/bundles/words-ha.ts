import { dates } from "#site/words/dates/ha.ts";
import { frame } from "#site/words/frame/ha.ts";
import { news } from "#site/words/news/ha.ts";
import { reader } from "#site/words/reader/ha.ts";
import type { Translation } from "#site/words/translation.ts";
import { weather } from "#site/words/weather/ha.ts";

export default {
  language: "ha",
  dates,
  sentences: { ...frame, ...news, ...reader, ...weather },
} satisfies Translation;

import { dates } from "#site/words/dates/ig.ts";
import { frame } from "#site/words/frame/ig.ts";
import { news } from "#site/words/news/ig.ts";
import { reader } from "#site/words/reader/ig.ts";
import type { Translation } from "#site/words/translation.ts";
import { weather } from "#site/words/weather/ig.ts";

export default {
  language: "ig",
  dates,
  sentences: { ...frame, ...news, ...reader, ...weather },
} satisfies Translation;

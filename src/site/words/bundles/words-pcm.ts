import { dates } from "#site/words/dates/pcm.ts";
import { frame } from "#site/words/frame/pcm.ts";
import { news } from "#site/words/news/pcm.ts";
import { reader } from "#site/words/reader/pcm.ts";
import type { Translation } from "#site/words/translation.ts";
import { weather } from "#site/words/weather/pcm.ts";

export default {
  language: "pcm",
  dates,
  sentences: { ...frame, ...news, ...reader, ...weather },
} satisfies Translation;

import { popularReason, type Speech, topicReason } from "#features/news/contract/reason.ts";
import type { PopularWhy, TopicWhy } from "#features/news/contract/why.ts";
import { counted } from "#platform/text/counted.ts";
import { lagosDayAndTime } from "#platform/time.ts";

const english: Speech = {
  say: (sentence, values = {}) => sentence.replace(/\{(\w+)\}/g, (_, name) => String(values[name])),
  count: (n, one, many, values) => english.say(counted(n, one, many), values),
  dayAndClock: (time) => lagosDayAndTime(new Date(time)),
};

/** The API gives a reason in English too. */
export const englishReason = {
  popular: (why: PopularWhy): string => popularReason(why, english),
  topic: (why: TopicWhy): string => topicReason(why, english),
};

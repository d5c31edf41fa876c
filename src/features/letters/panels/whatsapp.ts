import { product } from "#contracts/product.ts";
import type { Brief } from "#features/letters/contract/letters.ts";
import { shownTopics } from "#features/letters/contract/shown-topics.ts";
import {
  longDay,
  marketFigures,
  matchLine,
  topicPapers,
  topicSentence,
  weatherLine,
} from "#features/letters/mail/wording.ts";
import { english, type Words } from "#words/words.ts";

/** The day's brief as a WhatsApp message: asterisks mark bold text, and the only link is the last line. */
export function briefMessage(
  { date, sample, topics, markets, weather, league }: Brief,
  address: string,
  words: Words = english,
): string {
  const { say } = words;
  const parts = [
    [
      `*${product.name} ${say("Daily Brief")}*`,
      longDay(date, words),
      sample ? say("A sample: invented news.") : "",
    ],
    ...shownTopics({ topics }).map((topic, index) => [
      `${index + 1}. *${plain(topic.headline)}*`,
      plain(topicSentence(topic, words)),
      topicPapers(topic, words),
    ]),
    markets && [
      `*${say("Markets")}*`,
      ...marketFigures(markets).map(({ label, value, change }) => `${label} ${value} ${change}`.trim()),
    ],
    weather && [`*${say("Weather")}*`, weatherLine(weather, words)],
    league && [
      `*${say("The league")}*`,
      ...[...league.results, ...league.fixtures].map((match) => matchLine(match, words)),
    ],
    [address],
  ];
  return parts.flatMap((part) => (part ? [part.filter(Boolean).join("\n")] : [])).join("\n\n");
}

/** Drops asterisks in a paper's text, which would start bold text. */
function plain(text: string): string {
  return text.replaceAll("*", "");
}

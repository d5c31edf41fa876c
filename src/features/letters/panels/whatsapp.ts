import type { Brief } from "#features/letters/contract/letters.ts";
import {
  longDay,
  marketFigures,
  matchLine,
  shownTopics,
  topicPapers,
  topicSentence,
  weatherLine,
} from "#features/letters/mail/wording.ts";

/** The day's brief as a WhatsApp message: asterisks mark bold text, and the only link is the last line. */
export function briefMessage(
  { date, sample, topics, markets, weather, league }: Brief,
  address: string,
): string {
  const parts = [
    [`*Naija Gist Daily Brief*`, longDay(date), sample ? "A sample: invented news." : ""],
    ...shownTopics({ topics }).map((topic, index) => [
      `${index + 1}. *${plain(topic.headline)}*`,
      plain(topicSentence(topic)),
      topicPapers(topic),
    ]),
    markets && [
      "*Markets*",
      ...marketFigures(markets).map(({ label, value, change }) => `${label} ${value} ${change}`.trim()),
    ],
    weather && ["*Weather*", weatherLine(weather)],
    league && ["*The league*", ...[...league.results, ...league.fixtures].map((match) => matchLine(match))],
    [address],
  ];
  return parts.flatMap((part) => (part ? [part.filter(Boolean).join("\n")] : [])).join("\n\n");
}

/** Drops asterisks in a paper's text, which would start bold text. */
function plain(text: string): string {
  return text.replaceAll("*", "");
}

import type { Brief, BriefLinks, ConfirmLinks } from "#features/letters/contract/letters.ts";
import { wordsOf } from "#words/of-language.ts";
import { longDay, marketFigures, matchLine, topicPapers, topicSentence, weatherLine } from "./wording.ts";

/** Stands at the end of every brief. */
export const subscriptionReason =
  "You get this letter because you asked for the Daily Brief at this address.";

export function briefText(brief: Brief, links: BriefLinks): string {
  const words = wordsOf(links.language);
  const { say } = words;
  const { topics, markets, weather, league } = brief;
  const matchday = league?.matchday?.replace(/^Matchday/, say("Matchday"));
  const parts = [
    [
      `${links.siteName} ${say("Daily Brief")}`,
      longDay(brief.date, words),
      ...(brief.sample ? [say("A sample: invented news.")] : []),
    ],
    ...topics.map((topic) => [
      topic.headline,
      topicSentence(topic, words),
      topicPapers(topic, words),
      links.article(topic.article_id),
    ]),
    markets && [
      say("Markets").toUpperCase(),
      ...marketFigures(markets).map(({ label, value, change }) => `${label}: ${value} ${change}`.trim()),
    ],
    weather && [say("Weather").toUpperCase(), weatherLine(weather, words)],
    league && [
      matchday ? `NPFL, ${matchday}` : "NPFL",
      ...league.results.map((match) => matchLine(match, words)),
      league.results.length > 0 && league.fixtures.length > 0
        ? `\n${say("Next matches").toUpperCase()}`
        : null,
      ...league.fixtures.map((match) => matchLine(match, words)),
    ],
    [
      "-- ",
      `${say("Read it on the site")}: ${links.brief}`,
      say("Headlines belong to their papers."),
      say("Sent by {name}, {contact}", { name: links.siteName, contact: links.contact }),
      say(subscriptionReason),
      `${say("Unsubscribe")}: ${links.unsubscribe}`,
    ],
  ];
  return `${parts.flatMap((part) => (part ? [part.filter(Boolean).join("\n")] : [])).join("\n\n")}\n`;
}

export function confirmText({ language, siteName, confirm }: ConfirmLinks): string {
  const { say } = wordsOf(language);
  return `${siteName}

${say("Someone, probably you, asked for the Daily Brief at this address.")}
${say("It comes every morning at 7:00 AM.")} ${say("Confirm your subscription here:")}

${confirm}

${say("The link works for 7 days. If it was not you, do nothing: no further letter will come.")}
`;
}

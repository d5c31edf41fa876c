import type { Brief, BriefLinks, ConfirmLinks } from "#contracts/letters.ts";
import { longDay, marketFigures, matchLine, sentenceOf, toldBy, weatherLine } from "./wording.ts";

/** Said at the end of every letter. */
export const why = "You get this letter because you asked for the Daily Brief at this address.";

/** The plain-text version of a letter. */
export function briefText(brief: Brief, links: BriefLinks): string {
  const { topics, markets, weather, league } = brief;
  const parts = [
    [
      `${links.siteName} Daily Brief`,
      longDay(brief.date),
      ...(brief.sample ? ["A sample: invented news."] : []),
    ],
    ...topics.map((topic) => [
      topic.headline,
      sentenceOf(topic),
      toldBy(topic),
      links.article(topic.article_id),
    ]),
    markets && [
      "MARKETS",
      ...marketFigures(markets).map(({ label, value, change }) => `${label}: ${value} ${change}`.trim()),
    ],
    weather && ["WEATHER", weatherLine(weather)],
    league && [
      league.matchday === null ? "NPFL" : `NPFL, ${league.matchday}`,
      ...league.results.map(matchLine),
      league.results.length > 0 && league.fixtures.length > 0 ? "\nNEXT MATCHES" : null,
      ...league.fixtures.map(matchLine),
    ],
    [
      "-- ",
      `Read it on the site: ${links.brief}`,
      "Headlines belong to their papers.",
      `Sent by ${links.siteName}, ${links.contact}`,
      why,
      `Unsubscribe: ${links.unsubscribe}`,
    ],
  ];
  return `${parts.flatMap((part) => (part ? [part.filter(Boolean).join("\n")] : [])).join("\n\n")}\n`;
}

export function confirmText({ siteName, confirm }: ConfirmLinks): string {
  return `${siteName}

Somebody, probably you, asked for the Daily Brief at this address.
It comes every morning at 7:00 AM. Confirm your subscription here:

${confirm}

The link works for 7 days. If it was not you, do nothing: no further letter will come.
`;
}

import { expect, test } from "vitest";
import type { Brief } from "#features/letters/contract/letters.ts";
import { briefLinks as links } from "#tests/support/brief-links.ts";
import { briefText, confirmText } from "./plain-letters.ts";

const result = { home_team: "A", away_team: "B", date: null, home_score: 2, away_score: 1 };
const fixture = { ...result, home_score: null, away_score: null };
const brief: Brief = {
  date: "2026-11-21",
  composed_at: "2026-11-21T06:00:00Z",
  preview: false,
  sample: true,
  topics: [
    {
      ...{ topic: "T1", headline: "Naira gains ₦10", sentence: "It gained.", article_id: "a1" },
      papers: [{ id: "p", name: "The Paper", favicon_url: null }],
    },
  ],
  markets: {
    indices: [{ label: "NGX-30", value: 5000, percent_change: 0.5, direction: "up" }],
    oil: { label: "Brent Crude", price: 65, change: null },
  },
  weather: { city: "Abuja", temp: 31, description: "clear sky", temp_max: 34, temp_min: 22 },
  league: { matchday: "Matchday 12", results: [result], fixtures: [fixture] },
};

const ending = `-- 
Read it on the site: https://gist.example/daily-brief/2026-11-21
Headlines belong to their papers.
Sent by Naija Gist, hello@gist.example
You get this letter because you asked for the Daily Brief at this address.
Unsubscribe: https://gist.example/newsletter/unsubscribe/u1
`;

test("the plain letter has every section once, divided by empty lines", () => {
  expect(briefText(brief, links)).toBe(`Naija Gist Daily Brief
Saturday, 21 November 2026
A sample: invented news.

Naira gains ₦10
It gained.
The Paper
https://gist.example/article/a1

MARKETS
NGX-30: 5,000 +0.50%
Brent Crude: $65

WEATHER
Abuja: 31°C, clear sky, high 34°, low 22°

NPFL, Matchday 12
A 2–1 B

NEXT MATCHES
A v B

${ending}`);
});

test("without topics and sections only the name, the day and the ending are left", () => {
  const minimal = { ...brief, sample: false, topics: [], markets: null, weather: null, league: null };
  expect(briefText(minimal, links)).toBe(`Naija Gist Daily Brief
Saturday, 21 November 2026

${ending}`);
});

test.each([
  ["results and fixtures", [result], [fixture], "NPFL\nA 2–1 B\n\nNEXT MATCHES\nA v B\n\n"],
  ["results only", [result, result], [], "NPFL\nA 2–1 B\nA 2–1 B\n\n"],
  ["fixtures only", [], [fixture, fixture], "NPFL\nA v B\nA v B\n\n"],
  ["neither", [], [], "NPFL\n\n"],
])("the next matches have a heading only below results: %s", (_, results, fixtures, section) => {
  const league = { matchday: null, results, fixtures };
  const text = briefText({ ...brief, topics: [], markets: null, weather: null, league }, links);
  expect(text.slice(text.indexOf("NPFL"), text.indexOf("-- "))).toBe(section);
});

test("the plain confirmation is the link, why it came and what happens without it", () => {
  const confirm = "https://gist.example/newsletter/confirm/c1";
  expect(confirmText({ ...links, confirm })).toBe(`Naija Gist

Someone, probably you, asked for the Daily Brief at this address.
It comes every morning at 7:00 AM. Confirm your subscription here:

https://gist.example/newsletter/confirm/c1

The link works for 7 days. If it was not you, do nothing: no further letter will come.
`);
});

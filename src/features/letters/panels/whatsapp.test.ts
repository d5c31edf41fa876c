import { expect, test } from "vitest";
import type { Brief } from "#features/letters/contract/letters.ts";
import { hausa } from "#tests/support/hausa.ts";
import { briefMessage } from "./whatsapp.ts";

const papers = ["The Paper", "Ẹkọ Daily", "Third"].map((name) => ({ id: name, name, favicon_url: null }));
const brief: Brief = {
  date: "2026-11-21",
  composed_at: "2026-11-21T06:00:00Z",
  preview: false,
  sample: false,
  topics: [
    { topic: "T1", headline: "Naira gains *again*", sentence: "It gained ₦10.", article_id: "a1", papers },
    { topic: "T2", headline: "Ferry", sentence: null, article_id: "a2", papers: papers.slice(0, 1) },
  ],
  markets: null,
  weather: null,
  league: null,
};

test("the WhatsApp brief has bold headlines, a sentence for each and one link at the end", () => {
  expect(briefMessage(brief, "https://gist.example/daily-brief/2026-11-21")).toBe(`*Naija Gist Daily Brief*
Saturday, 21 November 2026

1. *Naira gains again*
It gained ₦10.
Also in 2 papers

2. *Ferry*
Reported by The Paper.
The Paper

https://gist.example/daily-brief/2026-11-21`);
});

test("a complete brief has a section for the markets, the weather and the league, each with its own lines", () => {
  const match = { home_team: "A", away_team: "B", date: null, home_score: 2, away_score: 1 };
  const complete: Brief = {
    ...{ ...brief, topics: [], sample: true },
    markets: {
      indices: [{ label: "NGX-30", value: 5000, percent_change: null, direction: "neutral" }],
      oil: { label: "Brent Crude", price: 65, change: "+1.10" },
    },
    weather: { city: "Abuja", temp: 31, description: "clear sky", temp_max: 34, temp_min: 22 },
    league: {
      ...{ matchday: null, results: [match] },
      fixtures: [{ ...match, home_score: null, away_score: null }],
    },
  };
  expect(briefMessage(complete, "https://gist.example/")).toBe(`*Naija Gist Daily Brief*
Saturday, 21 November 2026
A sample: invented news.

*Markets*
NGX-30 5,000
Brent Crude $65 +1.10

*Weather*
Abuja: 31°C, clear sky, high 34°, low 22°

*The league*
A 2–1 B
A v B

https://gist.example/`);
});

test("in another language only the papers' words and names stay as they are", () => {
  const weather = { city: "Abuja", temp: 31, description: "clear sky", temp_max: 34, temp_min: 22 };
  expect(
    briefMessage({ ...brief, sample: true, weather }, "https://gist.example/ha", hausa),
  ).toBe(`*Naija Gist Taƙaitattun labaran yau*
Asabar, 21 ga Nuwamba 2026
Bugun gwaji: labaran ƙirƙira.

1. *Naira gains again*
It gained ₦10.
Akwai ma a jaridu 2

2. *Ferry*
The Paper ta ruwaito.
The Paper

*Yanayi*
Abuja: 31°C, sama a washe, mafi zafi 34°, mafi sanyi 22°

https://gist.example/ha`);
});

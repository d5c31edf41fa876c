import { expect, test } from "vitest";
import type { Brief } from "#contracts/letters.ts";
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
Told by The Paper.
The Paper

https://gist.example/daily-brief/2026-11-21`);
});

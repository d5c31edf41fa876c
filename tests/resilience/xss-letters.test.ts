import { expect, test } from "vitest";
import type { Brief } from "#features/letters/contract/letters.ts";
import { letterWriters } from "#features/letters/mail/render-letters.tsx";
import { messageOf } from "#platform/mail/message.ts";
import { findActive } from "./inert.ts";
import { addresses, vectors } from "./vectors.ts";

/** All vectors take ten seconds: only `npm run audit` tries every one. */
const EVERY = process.env.ALL_VECTORS === undefined ? 5 : 1;
const SITE = "https://gist.example";
const links = {
  language: "en" as const,
  siteName: "Naija Gist",
  site: SITE,
  brief: `${SITE}/daily-brief/2026-11-21`,
  unsubscribe: `${SITE}/newsletter/unsubscribe/u1`,
  confirm: `${SITE}/newsletter/confirm/c1`,
  contact: "desk@gist.example",
  picture: (path: string) => `https://gist.example${path}`,
  article: (id: string) => `${SITE}/article/${encodeURIComponent(id)}`,
};

/** A brief in which every text from outside is hostile. */
function briefOf(words: string, address: string): Brief {
  const papers = [{ id: words, name: words, favicon_url: address }];
  const match = { home_team: words, away_team: words, date: "2026-11-22" };
  return {
    date: "2026-11-21",
    composed_at: "2026-11-21T06:00:00Z",
    preview: false,
    sample: false,
    topics: [{ topic: words, headline: words, sentence: words, article_id: words, papers }],
    markets: {
      indices: [{ label: words, value: 1, percent_change: 1, direction: "up" }],
      oil: { label: words, price: 1, change: words },
    },
    weather: { city: words, temp: 1, description: words, temp_max: 1, temp_min: 1 },
    league: {
      matchday: words,
      results: [{ ...match, home_score: 1, away_score: 1 }],
      fixtures: [{ ...match, home_score: null, away_score: null }],
    },
  };
}

test("a letter with hostile text in every field is inert, and links to our site only", {
  timeout: 60_000,
}, () => {
  const plain = letterWriters.renderBrief(briefOf("", ""), links).html;
  for (const [at, vector] of vectors.entries()) {
    if (at % EVERY !== 0) continue;
    const brief = briefOf(vector, addresses[at % addresses.length] ?? "");
    const { html, subject, text } = letterWriters.renderBrief(brief, links);
    expect(html.length, vector).toBeGreaterThan(plain.length);
    expect(findActive(html), vector).toEqual([]);
    const targets = [...html.matchAll(/\s(?:href|src|background)="([^"]*)"/g)].map(([, to = ""]) => to);
    expect(targets.length, vector).toBeGreaterThan(0);
    expect(
      targets.filter((to) => !to.startsWith(`${SITE}/`) && to !== SITE && to !== `mailto:${links.contact}`),
      vector,
    ).toEqual([]);
    const message = messageOf(
      { messageId: "1", to: "reader@example.com", subject, html, text },
      "a@b.example",
    );
    expect(String(message?.subject), vector).not.toMatch(/[\r\n]/);
  }
});

import { expect, test } from "vitest";
import type { Brief } from "#features/letters/contract/letters.ts";
import { briefLinks as links } from "#tests/support/brief-links.ts";
import { allWords } from "#words/all.ts";
import { registerWords } from "#words/of-language.ts";
import { letterWriters } from "./render-letters.tsx";

for (const words of allWords) registerWords(words);

function topic(n: number, headline = `Headline ${n}`): Brief["topics"][number] {
  const papers = [
    { id: "a", name: "The Paper", favicon_url: null },
    { id: "b", name: "Ẹkọ Daily", favicon_url: null },
  ];
  return { topic: `T${n}`, headline, sentence: `What happened, ${n}.`, article_id: `a${n}`, papers };
}

const brief: Brief = {
  date: "2026-11-21",
  composed_at: "2026-11-21T06:00:00Z",
  preview: false,
  sample: false,
  topics: [
    topic(1, "Naira gains ₦10"),
    topic(2),
    { ...topic(3), sentence: null },
    {
      ...topic(4),
      papers: ["a", "b", "c", "d"].map((id) => ({ id, name: `Paper ${id}`, favicon_url: null })),
    },
  ],
  markets: {
    indices: [
      { label: "NGX All-Share", value: 150_123.456, percent_change: 0.5, direction: "up" },
      { label: "NGX-30", value: 5_000, percent_change: null, direction: "neutral" },
    ],
    oil: { label: "Brent Crude", price: 65.2, change: "+1.10" },
  },
  weather: { city: "Abuja", temp: 31.4, description: "clear sky", temp_max: 34, temp_min: 22 },
  league: {
    matchday: "Matchday 12",
    results: [
      { home_team: "Enyimba", away_team: "Remo Stars", date: "2026-11-20", home_score: 2, away_score: 1 },
    ],
    fixtures: [
      {
        home_team: "Kano Pillars",
        away_team: "Rivers United",
        date: "2026-11-22",
        home_score: null,
        away_score: null,
      },
    ],
  },
};

/** The text of a letter, without its tags and its head. */
function wordsOf(html: string): string {
  return html
    .replace(/<head>.*<\/head>/s, "")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ");
}

const phrases = [
  "Saturday, 21 November 2026",
  "Naira gains ₦10",
  "What happened, 2.",
  "The Paper · Ẹkọ Daily",
  "150,123.46",
  "+0.50%",
  "$65.2",
  "+1.10",
  "Abuja: 31°C, clear sky, high 34°, low 22°",
  "NPFL, Matchday 12",
  "Enyimba 2–1 Remo Stars",
  "Fri 20 Nov 2026",
  "Kano Pillars v Rivers United",
  "Sun 22 Nov 2026",
  "First reported by The Paper.",
  "Also in 3 papers",
  "hello@gist.example",
  "because you asked for the Daily Brief",
];

test("the brief has the same content in HTML and in plain text", () => {
  const { subject, html, text } = letterWriters.renderBrief(brief, links);
  expect(subject).toBe("Daily Brief: Naira gains ₦10");
  for (const words of phrases) {
    expect(wordsOf(html)).toContain(words);
    expect(text).toContain(words);
  }
});

test("the brief links to its articles, its page and its unsubscribe page", () => {
  const { html, text } = letterWriters.renderBrief(brief, links);
  for (const address of [links.article("a1"), links.article("a2"), links.brief, links.unsubscribe]) {
    expect(html).toContain(`href="${address}"`);
    expect(text).toContain(address);
  }
});

test("a section that the brief lacks is left out, and the subject of a brief without topics is its date", () => {
  const minimal: Brief = { ...brief, topics: [], markets: null, weather: null, league: null };
  const { subject, html, text } = letterWriters.renderBrief(minimal, links);
  expect(subject).toBe("Daily Brief, Saturday, 21 November 2026");
  expect(html + text).not.toMatch(/markets|weather|npfl|null|undefined/i);
});

test("a letter of the sample edition says that its news is invented", () => {
  const { html, text } = letterWriters.renderBrief({ ...brief, sample: true }, links);
  expect([html, text].every((letter) => /sample: invented news/i.test(letter))).toBe(true);
});

test("a headline that looks like markup is escaped", () => {
  const { html } = letterWriters.renderBrief(
    { ...brief, topics: [topic(1, '<img src=x onerror="a()">&amp;')] },
    links,
  );
  expect(html).toContain("&lt;img src=x onerror=&quot;a()&quot;&gt;&amp;amp;");
  expect(html).not.toContain("<img");
});

test("a letter without a picture loads no script, image, font or remote style", () => {
  const { html } = letterWriters.renderBrief(brief, links);
  expect(html).not.toMatch(/<script|<img|<link|url\(|@import|src=/i);
});

test("only the lead's picture is shown, loaded from this site and credited to its paper", () => {
  const picture = { url: "/pictures/p1", paper: "The Paper" };
  const { html } = letterWriters.renderBrief(
    {
      ...brief,
      topics: [
        { ...topic(1), picture },
        { ...topic(2), picture },
      ],
    },
    links,
  );
  expect(html.match(/<img[^>]*>/g)).toEqual([
    expect.stringMatching(/src="https:\/\/gist\.example\/pictures\/p1\?w=960" alt="Picture: The Paper"/),
  ]);
  expect(html).not.toContain("<link");
});

test("a letter supports dark mode", () => {
  const { html } = letterWriters.renderBrief(brief, links);
  expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
  expect(html).toContain("prefers-color-scheme: dark");
});

test("the longest brief stays below 60 KB, well within Gmail's limit of 102 KB", () => {
  const topics = Array.from({ length: 7 }, (_, n) => ({
    ...topic(n, "Ẹ".repeat(300)),
    sentence: "ọ".repeat(260),
  }));
  const match = brief.league!.results[0]!;
  const league = {
    matchday: "Matchday 38",
    results: Array.from({ length: 10 }, (_, n) => ({ ...match, home_team: `Club ${n}` })),
    fixtures: [],
  };
  const { html } = letterWriters.renderBrief({ ...brief, topics, league }, links);
  expect(Buffer.byteLength(html)).toBeLessThan(60_000);
});

test("on a phone a score stays in one line, and the day beside it takes two rather than widen the letter", () => {
  const { html } = letterWriters.renderBrief(brief, links);
  const [, score] = /style="([^"]*)">2–1</.exec(html) ?? [];
  const [, day] = /style="([^"]*)">[A-Z][a-z]{2} \d+ Nov/.exec(html) ?? [];
  expect(score).toContain("white-space:nowrap");
  expect(day).toMatch(/text-align:right(?!.*nowrap)/);
});

test("the confirmation asks for one click and says what happens without it", () => {
  const confirm = "https://gist.example/newsletter/confirm/c1";
  const { subject, html, text } = letterWriters.renderConfirm({
    language: "en",
    siteName: "Naija Gist",
    site: links.site,
    confirm,
  });
  expect(subject).toBe("Please confirm your Daily Brief");
  expect(html).toContain(`href="${confirm}"`);
  expect(text).toContain(confirm);
  for (const letter of [wordsOf(html), text]) expect(letter).toMatch(/7:00 AM[\s\S]*do nothing/);
});

test("non-English headlines, sentences and papers in a letter are marked with their language", () => {
  const papers = [{ id: "d", name: "Jaridar Dorawa", language: "ha", favicon_url: null }];
  const hausa = { ...topic(3, "Gwamna ya gana"), sentence: "An gana.", language: "ha", papers };
  const { html } = letterWriters.renderBrief({ ...brief, topics: [topic(1), hausa] }, links);
  expect(html.match(/lang="ha"[^>]*>[^<]+/g)?.map((match) => match.replace(/^[^>]*>/, ""))).toEqual([
    "Gwamna ya gana",
    "An gana.",
    "Jaridar Dorawa",
  ]);
});

test("a Hausa letter has the site's words in Hausa and marks English headlines as English", () => {
  const mixed = { ...brief, topics: [topic(1), { ...topic(2, "Gwamna ya gana"), language: "ha" }] };
  const { subject, html, text } = letterWriters.renderBrief(mixed, { ...links, language: "ha" });
  expect(subject).toBe("Taƙaitattun labaran yau: Headline 1");
  expect(html).toMatch(/^<!DOCTYPE html><html lang="ha">/);
  expect(html).toContain('lang="en">Headline 1</a>');
  expect(html).not.toMatch(/lang="[^"]*">Gwamna ya gana/);
  for (const letter of [wordsOf(html), text]) {
    expect(letter).toContain("Asabar, 21 ga Nuwamba 2026");
    expect(letter).toContain("Cire sunanku");
    expect(letter).not.toMatch(/Unsubscribe\b|Weather|Markets|Next matches|because you asked|NEXT MATCHES/);
  }
  const confirm = letterWriters.renderConfirm({
    ...links,
    language: "yo",
    confirm: "https://gist.example/c",
  });
  expect(confirm.subject).toBe("Ẹ jọ̀wọ́ fìdí ìròyìn ojoojúmọ́ yín múlẹ̀");
  expect(confirm.html).toContain('<html lang="yo">');
});

test.each([
  ["pcm", "Comot your name", "Saturday, 21 November 2026"],
  ["ha", "Cire sunanku", "Asabar, 21 ga Nuwamba 2026"],
  ["yo", "Ẹ yọ orúkọ yín kúrò", "2026"],
  ["ig", "Wepụ aha gị", "2026"],
] as const)(
  "a letter in %s declares its language and has none of the site's words in English",
  (language, unsubscribeWords, day) => {
    const confirm = letterWriters.renderConfirm({ ...links, language, confirm: "https://gist.example/c" });
    const rendered = letterWriters.renderBrief(brief, { ...links, language });
    for (const { html, text, subject } of [confirm, rendered]) {
      expect(html).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${language}">`));
      for (const letter of [subject, wordsOf(html), text])
        expect(letter).not.toMatch(/Unsubscribe\b|Please confirm|because you asked|NEXT MATCHES/);
    }
    for (const letter of [wordsOf(rendered.html), rendered.text]) {
      expect(letter).toContain(unsubscribeWords);
      expect(letter).toContain(day);
    }
  },
);

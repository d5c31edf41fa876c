import sharp from "sharp";
import { expect, test } from "vitest";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import { drawPoster, type Poster } from "./draw.ts";
import { cutToWidth, drawableText, pathOf, widthOf, wrapLines } from "./lettering.ts";
import { posterPicture } from "./picture.ts";
import { frontPoster, leaguePoster, posters } from "./posters.ts";

const at = (minute: number) => new Date(Date.parse("2026-11-20T06:00:00Z") + minute * 60_000).toISOString();
const moments = Array.from({ length: 90 }, (_, place) => at(place * 7));
const coverage = {
  dots: moments.map((time, place) => ({ at: time, copy: place % 3 === 1 })),
  lastReportedAt: at(1200),
  here: 3,
};
const noCache = { find: async () => null, put: async () => {} };
const poster: Poster = { title: "Naira gains", category: "Business", badge: "Business", foot: "Iroko Post" };
const long = "Ẹgbẹ́ òṣèlú nominates candidates for ₦4,000,000 primaries ".repeat(9);

function asks(answer: object): Ask {
  return (async () => answer) as unknown as Ask;
}

test("every picture is 1200 × 630 and at most 100 KB, however long its headline and its coverage", async () => {
  const full = {
    ...poster,
    title: long,
    foot: long,
    aside: "Also in 89 papers · 30 independent texts",
    coverage,
  };
  for (const one of [poster, full, frontPoster, leaguePoster, { ...poster, title: "🎉" }]) {
    const picture = await posterPicture(noCache, one);
    expect(picture.length).toBeLessThanOrEqual(100 * 1024);
    expect(await sharp(picture).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
  }
});

test("a picture is drawn once and again only if its content differs", async () => {
  const stored = new Map<string, Buffer>();
  const cache = {
    find: async (name: string) => stored.get(name) ?? null,
    put: async (name: string, body: Buffer) => void stored.set(name, body),
  };
  const first = await posterPicture(cache, poster);
  expect(await posterPicture(cache, poster)).toBe(first);
  expect(await posterPicture(cache, { ...poster, title: "Naira falls" })).not.toBe(first);
});

test.each(["₦", "Ɓ", "ɗ", "ƙ", "Ọ", "ṣ", "ẹ̀", "ń", "n̄", "ọ́", "“’–…”"])("the text %s is drawn", (letters) => {
  expect(drawableText(letters)).toBe(letters.normalize("NFC"));
  expect([...pathOf(drawableText(letters), 0, 0, 60).matchAll(/M/g)].length).toBeGreaterThan(0);
  expect(pathOf(drawableText(letters), 0, 0, 60)).not.toMatch(/NaN|e-|Infinity/);
});

test("a second mark under a letter is placed below the first, even under a descender", () => {
  const lowest = (text: string) =>
    Math.max(
      ...[...pathOf(text, 0, 0, 1000).matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, , y]) => Number(y)),
    );
  for (const letter of ["a", "g"]) {
    const [none, one, two] = [0, 1, 2].map((marks) => lowest(letter + "\u0323".repeat(marks)));
    expect(one).toBeGreaterThan((none ?? 0) + 100);
    expect(two).toBeGreaterThan((one ?? 0) + 100);
  }
});

test("the foot's text is cut before the text beside it, or fills the line if alone", () => {
  const wide = (foot: string, aside?: string) => {
    const svg = drawPoster({ ...poster, foot, ...(aside && { aside }) });
    const paths = [...svg.matchAll(/<path [^>]*d="([^"]+)"/g)].map(([, d = ""]) => d);
    const right = (d: string) => Math.max(...[...d.matchAll(/[ML](-?[\d.]+) /g)].map(([, x]) => Number(x)));
    return paths.map(right).filter(Number.isFinite);
  };
  const words = "i ".repeat(200).trim();
  const asideWidth = widthOf("Also in 3 papers", 28);
  const ends = [wide(words).at(-1) ?? 0, wide(words, "Also in 3 papers").at(-2) ?? 0] as const;
  // As much as fits: the space that is left is less than one more word needs.
  const word = widthOf(" i", 34);
  for (const [end, edge] of [
    [ends[0], 1120],
    [ends[1], 1120 - asideWidth - 40],
  ] as const) {
    expect(end).toBeLessThanOrEqual(edge);
    expect(end).toBeGreaterThan(edge - word - 4);
  }
});

test("a combining mark is drawn above its letter, clear of it, and adds no width", () => {
  const tops = (text: string) => pathOf(text, 0, 0, 1000).matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g);
  const highest = (text: string) => -Math.min(...[...tops(text)].map(([, , y]) => Number(y)));
  expect(highest("ẹ̀")).toBeGreaterThan(highest("ẹ") + 100);
  expect(highest("Ẹ̀")).toBeGreaterThan(highest("Ẹ") + 100);
  expect(widthOf("ẹ̀", 60)).toBe(widthOf("ẹ", 60));
});

test("characters without a glyph are left out: emoji, other scripts, invisible characters", () => {
  expect(drawableText("Goal 🎉 العربية\u200d 中文 for\u00ad ever\n ⚽️")).toBe("Goal for ever");
  expect(drawPoster({ ...poster, title: "العربية", badge: "🎉" })).not.toMatch(/NaN|undefined|Infinity/);
});

test("a headline takes at most four lines, and a longer one ends in an ellipsis", () => {
  const lines = wrapLines(drawableText(long), 58, 1040, 4);
  expect(lines).toHaveLength(4);
  expect(lines.at(-1)).toMatch(/[^\s,]…$/);
  for (const line of lines) expect(widthOf(line, 58)).toBeLessThanOrEqual(1040);
});

test("a headline's lines are of about equal width, so that no word is left on its own", () => {
  const headline = "Ferry runs aground near Takwa Bay, forty passengers are rescued";
  const lines = wrapLines(headline, 70, 1040, 4);
  const widths = lines.map((line) => widthOf(line, 70));
  expect(lines).toHaveLength(3);
  expect(Math.min(...widths)).toBeGreaterThan(0.8 * Math.max(...widths));
  // The lines are the same if only three are allowed.
  expect(wrapLines(headline, 70, 1040, 3)).toEqual(lines);
});

test.each([
  ["Naira gains", "Naira gains"],
  ["Naira gains, and the banks follow", "Naira gains…"],
  ["Rijiyar-Lemo-Kurna", "Rijiyar-Lem…"],
])("%s is cut after a whole word, or within its only word: %s", (text, shortened) => {
  expect(cutToWidth(text, 40, widthOf("Naira gains, a", 40))).toBe(shortened);
});

test("a word wider than the line is broken between letters, never between a letter and its mark", () => {
  const lines = wrapLines("ẹ̀".repeat(60), 58, 1040, 4);
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(line).toMatch(/^ẹ/);
  expect(widthOf(cutToWidth("W".repeat(90), 58, 1040), 58)).toBeLessThanOrEqual(1040);
});

test("each telling is a dot in the picture: the first green, copies hollow, the shared one marked", () => {
  const svg = drawPoster({ ...poster, category: "Health", coverage });
  expect(svg.match(/<circle/g)).toHaveLength(90);
  expect(svg.match(/<circle[^>]+fill="#00784a"/g)).toHaveLength(1);
  expect(svg.match(/<circle[^>]+stroke="#0d5b66"/g)).toHaveLength(30);
  expect(svg.match(/l-12-20h24z/g)).toHaveLength(1);
  const places = [...svg.matchAll(/cx="([\d.]+)"/g)].map(([, x]) => Number(x));
  expect(Math.min(...places)).toBeGreaterThan(80);
  expect(Math.max(...places)).toBeLessThan(1120);
  const once = { dots: coverage.dots.slice(0, 2), lastReportedAt: at(0), here: -1 };
  expect(drawPoster({ ...poster, coverage: once })).not.toMatch(/NaN|Infinity|l-12-20/);
});

test("the coverage line ends at the time of the last telling and has a tick at midnight", () => {
  const dots = [
    { at: at(0), copy: false },
    { at: at(60), copy: true },
  ];
  // In Lagos the line begins at 07:00, and ends at 07:00 on the next day or at 09:00 on the same day.
  const [overnight, sameDay] = [24 * 60, 120].map((last) =>
    drawPoster({ ...poster, coverage: { dots, lastReportedAt: at(last), here: -1 } }),
  );
  const end = (svg = "") => Number(svg.match(/cx="([\d.]+)" cy="\d+" r="9.5"/)?.[1]);
  expect(end(overnight)).toBeCloseTo(100 + (1108 - 100) / 24, 0);
  expect(end(sameDay)).toBeCloseTo((100 + 1108) / 2, 0);
  expect(overnight).toMatch(/M814\.0 \d+v52/);
  expect(sameDay).not.toMatch(/v52/);
});

const duel = { home: "Bendel Insurance", away: "Rangers International", middle: "v", note: "Kick-off 16:00" };

/** Left end and width of each part of a forecast's bar. */
function barOf(svg: string): number[][] {
  const parts = [...svg.matchAll(/<rect x="([\d.]+)" y="358" width="([\d.]+)"/g)];
  return parts.map(([, x, wide]) => [Number(x), Number(wide)]);
}

test.each([
  [
    { home: 60, draw: 27, away: 13 },
    [
      [80, 621.5],
      [706.5, 275.8],
      [987.3, 132.7],
    ],
  ],
  [
    { home: 0, draw: 38, away: 62 },
    [
      [80, 392.7],
      [477.7, 642.3],
    ],
  ],
  [
    { home: 62, draw: 38, away: 0 },
    [
      [80, 642.3],
      [727.3, 392.7],
    ],
  ],
  [{ home: 0, draw: 0, away: 100 }, [[80, 1040]]],
])("a match is drawn with both badges and a forecast bar that fills the line: %j", (percentages, bar) => {
  const svg = drawPoster({ ...poster, duel: { ...duel, percentages } });
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  expect(svg.match(/clip-path="url\(#c\)"/g)).toHaveLength(2);
  expect(barOf(svg)).toEqual(bar);
});

test("a match that was played has no forecast bar", () => {
  const played = { ...duel, middle: "2–1", percentages: null };
  expect(barOf(drawPoster({ ...poster, duel: played }))).toEqual([]);
});

test("each kind of picture states what it is about: papers, stories, points or result", async () => {
  const papers = ["O", "P", "Q"].map((paper, place) => ({
    paper,
    published_at: moments[place],
    copy: false,
  }));
  const article = { headline: "H", category: "Politics", newspaper_name: "P", published_at: moments[1] };
  const nameless = { ...article, newspaper_name: null };
  const times = { first_told_at: moments[0], last_told_at: moments[5] };
  const story = {
    headline: "S",
    category: "Sports",
    papers: 3,
    coverage: papers,
    independent_reports: 2,
    ...times,
  };
  const topic = { topic: "Fuel", papers: 9, story_count: 1, score: 7.5, articles: [article] };
  const fixture = { home_team: "A", away_team: "B", round: "Round 7", date: "2026-02-12" };
  const played = { fixture: { ...fixture, home_score: 2, away_score: 0 }, season: "2025-26" };
  const coming = { fixture: { ...fixture, home_score: null, away_score: null }, season: "2025-26" };
  const simulated = {
    assumed: [{ fixture, result: "H" }],
    table: [
      { team: "B", title: 0.21 },
      { team: "A", title: 0.4 },
    ],
    season: "2025-26",
  };
  const row = { position: 2, points: 40, matches_played: 21 };
  const drawn = await Promise.all([
    posters.article(asks({ article: nameless, story: null }), "a"),
    posters.article(asks({ article, story }), "a"),
    posters.story(asks({ story, articles: [article] }), "s"),
    posters.topic(asks({ topic }), "t"),
    posters.category(asks({}), "general news"),
    posters.club(asks({ team: { team_name: "Club" }, season: "2025-26", row }), "c"),
    posters.match(asks(played), "m"),
    posters.match(asks(coming), "m"),
    posters["what-if"](asks(simulated), "m:H"),
  ]);
  expect(drawn.map((one) => [one?.title, one?.foot, one?.aside ?? ""])).toEqual([
    ["H", "Unknown", ""],
    ["H", "P", "Also in 2 papers · 2 independent texts"],
    ["S", "Reported by 3 papers", "2 independent texts"],
    ["Fuel", "1 story in 9 papers", "Trending: 7.5/10"],
    ["General News", "The latest from Nigeria’s newspapers", ""],
    ["Club", "Place 2, 40 points", "21 matches played"],
    ["A 2–0 B", "Matchday 7", "12 February 2026"],
    ["A v B", "Matchday 7", "12 February 2026"],
    ["What if A beat B?", "Champions: A 40%, B 21%", "10,000 seasons"],
  ]);
  expect(drawn.map((one) => one?.category)).toEqual([
    "Politics",
    "Politics",
    "Sports",
    "Politics",
    "General News",
    "Sports",
    "Sports",
    "Sports",
    "Sports",
  ]);
  expect(await posters.topic(asks({ topic: { ...topic, articles: [] } }), "t")).toMatchObject({
    category: "",
  });
  expect(drawn[1]?.coverage).toMatchObject({ here: 1, lastReportedAt: moments[5] });
  expect(await posters.category(asks({}), "nonsense")).toBeNull();
});

test("a fact-check's picture is labelled as one; others are labelled with their category", async () => {
  const article = { headline: "H", category: "Politics", newspaper_name: "P", fact_check: null };
  const checked = { ...article, fact_check: { claim: "It is so", verdict: "False" } };
  const story = { headline: "H", category: "Politics", papers: 1, coverage: [], independent_reports: 1 };
  const badges = async (version: typeof article | typeof checked) => [
    (await posters.article(asks({ article: version, story: null }), "a")).badge,
    (await posters.story(asks({ story, articles: [version] }), "s")).badge,
  ];
  expect(await badges(checked)).toEqual(["Fact-check", "Fact-check"]);
  expect(await badges(article)).toEqual(["Politics", "Politics"]);
});

import { expect, test } from "vitest";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import { allWords } from "#words/all.ts";
import { english } from "#words/words.ts";
import { posters } from "./posters.ts";

/** Answers each call with the object at its address, and fails for the others. */
function asks(answers: Readonly<Record<string, object>>): Ask {
  return (async (address: string, words: object) => {
    calls.push([address, words]);
    const answer = answers[address];
    if (answer === undefined) throw new Error(`no answer for ${address}`);
    return answer;
  }) as unknown as Ask;
}

const calls: [string, object][] = [];
const time = (hour: number) => `2026-11-20T0${hour}:00:00Z`;
const article = {
  headline: "Naira gains",
  category: "Business",
  newspaper_name: "The Courier",
  published_at: time(7),
  fact_check: null,
};
const coverage = [
  { paper: "Iroko Post", published_at: time(6), copy: false },
  { paper: "The Courier", published_at: time(6), copy: true },
  { paper: "Iroko Post", published_at: time(7), copy: true },
  { paper: "The Courier", published_at: time(7), copy: false },
];
const story = {
  ...{ headline: "Naira", category: "Business", papers: 2, independent_reports: 1, coverage },
  last_told_at: time(9),
};
const dots = coverage.map(({ published_at, copy }) => ({ at: published_at, copy }));

test("an article of a story of several papers says how many others tell it, and marks its own dot", async () => {
  const poster = await posters.article(asks({ "GET /articles/{id}": { article, story } }), "a1");
  expect(calls).toEqual([["GET /articles/{id}", { id: "a1" }]]);
  expect(poster).toEqual({
    ...{ title: "Naira gains", category: "Business", badge: "Business", foot: "The Courier" },
    aside: "Also in 1 paper · 1 independent text",
    coverage: { dots, lastReportedAt: time(9), here: 3 },
  });
});

test.each([
  ["without a story", null],
  ["in a story of one paper", { ...story, papers: 1 }],
])("an article %s has neither a count nor a line", async (_, of) => {
  const poster = await posters.article(asks({ "GET /articles/{id}": { article, story: of } }), "a1");
  expect(poster).toEqual({
    ...{ title: "Naira gains", category: "Business", badge: "Business", foot: "The Courier" },
  });
});

test("a story's poster has all its dots, none of them marked, and its first article's label", async () => {
  const of = { ...story, papers: 1200, independent_reports: 3 };
  const shown = (articles: object[]) =>
    posters.story(asks({ "GET /stories/{id}": { story: of, articles } }), "s1");
  const checked = { ...article, category: "Politics", fact_check: { claim: "C", verdict: "False" } };
  expect(await shown([{ ...article, category: "Politics" }, checked])).toEqual({
    ...{ title: "Naira", category: "Business", badge: "Politics" },
    ...{ foot: "Reported by 1,200 papers", aside: "3 independent texts" },
    coverage: { dots, lastReportedAt: time(9), here: -1 },
  });
  expect((await shown([checked, article])).badge).toBe("Fact-check");
  expect((await shown([])).badge).toBe("Business");
});

test("a paper's poster has its city, and how often it was the first of several", async () => {
  const paper = {
    name: "Punch",
    homepage: "https://punch.example/x",
    about: [{ fact: "city", value: "Lagos" }],
  };
  const answer = { paper, firsts: { first: 3, reported: 9 } };
  expect(await posters.paper(asks({ "GET /papers/{id}": answer }), "punch")).toMatchObject({
    ...{ title: "Punch", foot: "Lagos", aside: "First to report 3 of 9 stories" },
  });
  const unknown = { paper: { ...paper, about: [] }, firsts: null };
  expect(await posters.paper(asks({ "GET /papers/{id}": unknown }), "punch")).toMatchObject({
    ...{ foot: "punch.example", aside: "" },
  });
});

test("a topic's poster counts its articles and papers, and has its first article's category", async () => {
  const topic = { topic: "Fuel", papers: 1, story_count: 2, score: 6, articles: [article] };
  expect(await posters.topic(asks({ "GET /topics/{id}": { topic } }), "t1")).toEqual({
    ...{ title: "Fuel", category: "Business", badge: "Hot topic", foot: "2 articles in 1 paper" },
    aside: "Trending: 6/10",
  });
  expect(calls.at(-1)).toEqual(["GET /topics/{id}", { id: "t1" }]);
});

test.each([
  ["general news", "General News"],
  ["technology", "Technology"],
  ["education", "Education"],
])("the category %s has a poster, %s", async (slug, label) => {
  expect(await posters.category(asks({}), slug)).toEqual({
    ...{ title: label, category: label, badge: null, foot: "The latest from Nigeria’s newspapers" },
  });
});

const hausa = {
  words: allWords.find(({ language }) => language === "ha") ?? english,
  say: (language: string, sentence: string) => `${sentence} [${language}]`,
};

test("a poster names the category in the story's language, a category's own in the page's", async () => {
  const told = { article: { ...article, language: "yo" }, story: null };
  const poster = await posters.article(asks({ "GET /articles/{id}": told }), "a1", hausa);
  expect(poster).toMatchObject({ category: "Business", badge: "Business [yo]" });
  expect(await posters.category(asks({}), "politics", hausa)).toMatchObject({
    ...{ title: "Siyasa", category: "Politics" },
  });
});

test("a match's poster is in the page's words: matchday, date, state and the hour of kick-off", async () => {
  const poster = async (parts: object) =>
    posters.match(asks({ [MATCH]: { fixture: { ...fixture, ...parts }, season: "2025-26" } }), "m1", hausa);
  expect(await poster({})).toMatchObject({
    ...{ foot: "Mako 7", aside: "12 Faburairu 2026", duel: { note: "Za a fara 16:00" } },
  });
  expect(await poster({ status: "postponed" })).toMatchObject({
    ...{ title: "Enyimba v Barau (an ɗage)", duel: { note: "an ɗage" } },
  });
});

/** What makes every sentence of every poster. */
const everything = {
  "GET /articles/{id}": { article, story },
  "GET /stories/{id}": { story, articles: [] },
  "GET /topics/{id}": { topic: { topic: "Fuel", papers: 1, story_count: 2, score: 6, articles: [article] } },
  "GET /papers/{id}": {
    paper: { name: "Punch", homepage: "https://punch.example", about: [] },
    firsts: { first: 3, reported: 9 },
  },
  "GET /places/{state}": { place: { name: "Kano", zone: "North West" }, week: { stories: 2, papers: 2 } },
  "GET /npfl/clubs/{id}": {
    ...{ team: { team_name: "Barau" }, season: "S" },
    row: { position: 1, points: 3, matches_played: 1 },
  },
  "GET /npfl/simulation": {
    ...{ season: "S", table: [{ team: "Barau", title: 1, percentages: { title: 100 } }], runs: 10_000 },
    assumed: ["H", "D", "A"].map((result) => ({
      fixture: { home_team: "Enyimba", away_team: "Barau" },
      result,
    })),
  },
};

/** What no language translates. */
const NAMES = /Naira gains|Naira|Fuel|Punch|Kano|The Courier|punch\.example|Barau|Enyimba|NPFL/g;

test.each(allWords.filter(({ language }) => language !== "pcm"))(
  "no sentence of a poster stays as it is in English under $language",
  async (words) => {
    const inWords = { words, say: (_: string, sentence: string) => words.say(sentence as never) };
    const textsOf = async (shown?: typeof inWords) => {
      const kinds = ["article", "story", "topic", "paper", "place", "club", "what-if"] as const;
      const made = await Promise.all(kinds.map((kind) => posters[kind](asks(everything), "x", shown)));
      return made.map(({ title, badge, foot, aside }) => [title, badge, foot, aside]);
    };
    const inEnglish = (await textsOf()).flat();
    const texts = (await textsOf(inWords)).flat();
    const same = texts.filter(
      (text, at) => text === inEnglish[at] && /[a-z]{3}/.test((text ?? "").replace(NAMES, "")),
    );
    expect(same).toEqual([]);
  },
);

test.each(["Technology", "gossip", ""])("“%s” is no category's name in an address", async (slug) => {
  expect(await posters.category(asks({}), slug)).toBeNull();
});

test.each([
  [{ position: 1, points: 1, matches_played: 1 }, "Place 1, 1 point", "1 match played"],
  [{ position: 20, points: 0, matches_played: 38 }, "Place 20, 0 points", "38 matches played"],
  [{ position: null, points: 0, matches_played: 0 }, "Fixtures, results, chances", "0 matches played"],
  [null, "Fixtures, results, chances", ""],
])("a club's poster for its row %j says: %s, %s", async (row, foot, aside) => {
  const answer = { team: { team_name: "Enyimba" }, season: "2025-26", row };
  expect(await posters.club(asks({ "GET /npfl/clubs/{id}": answer }), "enyimba")).toEqual({
    ...{ title: "Enyimba", category: "Sports", badge: "NPFL 2025-26", foot, aside },
  });
});

const fixture = {
  ...{ home_team: "Enyimba", away_team: "Barau", round: "Round 7", date: "2026-02-12", kickoff: "16:00" },
  ...{ home_score: null, away_score: null },
};
const percentages = { home: 60, draw: 27, away: 13 };
const [MATCH, OUTLOOK] = ["GET /npfl/matches/{id}", "GET /npfl/matches/{id}/outlook"];

test.each([
  [{}, "v", "Kick-off 16:00", percentages],
  [{ kickoff: null }, "v", "Kick-off not announced", percentages],
  [{ home_score: 0, away_score: null }, "v", "Kick-off 16:00", percentages],
  [{ home_score: null, away_score: 0 }, "v", "Kick-off 16:00", percentages],
  [{ home_score: 0, away_score: 3 }, "0–3", "Full time", null],
])("a match with %j is drawn as: %s, %s, and with the forecast %j", async (parts, middle, note, forecast) => {
  const answers = { [MATCH]: { fixture: { ...fixture, ...parts }, season: "2025-26" } };
  const outlook = { [OUTLOOK]: { forecast: { percentages } } };
  expect(await posters.match(asks({ ...answers, ...outlook }), "m1")).toEqual({
    ...{ title: `Enyimba ${middle} Barau`, category: "Sports", badge: "NPFL 2025-26" },
    ...{ foot: "Matchday 7", aside: "12 February 2026" },
    duel: { home: "Enyimba", away: "Barau", middle, percentages: forecast, note },
  });
});

test.each([
  ["abandoned", 1, "Enyimba 1–0 Barau (abandoned)"],
  ["awarded", 3, "Enyimba 3–0 Barau (awarded)"],
  ["postponed", null, "Enyimba v Barau (postponed)"],
])("a match that is %s is not drawn as over or to come", async (status, home_score, title) => {
  const scores = { home_score, away_score: home_score === null ? null : 0 };
  const answers = { [MATCH]: { fixture: { ...fixture, ...scores, status }, season: "2025-26" } };
  expect(await posters.match(asks(answers), "m1")).toMatchObject({ title, duel: { note: status } });
});

test.each([{ [OUTLOOK]: { forecast: null } }, {}])(
  "a match without a forecast is drawn without one, even if asking for it fails: %j",
  async (outlook) => {
    const poster = await posters.match(
      asks({ ...{ [MATCH]: { fixture, season: "2025-26" } }, ...outlook }),
      "m1",
    );
    expect(poster.duel?.percentages).toBeNull();
    expect(calls.at(-1)).toEqual([OUTLOOK, { id: "m1" }]);
  },
);

test.each([
  [["H"], "What if Enyimba beat Barau?"],
  [["D"], "What if Enyimba and Barau draw?"],
  [["A"], "What if Barau win at Enyimba?"],
  [["2-1"], "What if Enyimba 2–1 Barau?"],
  [["H", "A"], "What if Enyimba beat Barau, Barau win at Enyimba?"],
  [[], "What if the season were played out?"],
])("a what-if of %j is titled: %s", async (outcomes, title) => {
  const assumed = outcomes.map((result) => ({ fixture, result }));
  const table = [
    { team: "Barau", title: 0.1215, percentages: { title: 12 } },
    { team: "Enyimba", title: 0.5035, percentages: { title: 50 } },
    { team: "Remo Stars", title: 0.375, percentages: { title: 38 } },
  ];
  const ask = asks({ "GET /npfl/simulation": { assumed, table, runs: 12_000, season: "2025-26" } });
  expect(await posters["what-if"](ask, "m1:H")).toEqual({
    ...{ title, category: "Sports", badge: "NPFL 2025-26", aside: "12,000 seasons" },
    foot: "Champions: Enyimba 50%, Remo Stars 38%",
  });
  expect(calls.at(-1)).toEqual(["GET /npfl/simulation", { assume: "m1:H" }]);
});

test("the chances of a what-if are those of the clubs that there are", async () => {
  const footOf = async (table: object[]) =>
    (
      await posters["what-if"](
        asks({ "GET /npfl/simulation": { assumed: [], table, runs: 1, season: "S" } }),
        "",
      )
    ).foot;
  const club = (team: string, title: number, whole: number) => ({
    ...{ team, title, percentages: { title: whole } },
  });
  expect(await footOf([club("Enyimba", 1, 100)])).toBe("Champions: Enyimba 100%");
  expect(await footOf([])).toBe("Champions: ");
  // As the page has them: whole percent that add up, and neither certain nor impossible what is not.
  expect(await footOf([club("Enyimba", 0.334, 34), club("Barau", 0.333, 33)])).toBe(
    "Champions: Enyimba 34%, Barau 33%",
  );
  expect(await footOf([club("Enyimba", 0.996, 100), club("Barau", 0.004, 0)])).toBe(
    "Champions: Enyimba >99%, Barau <1%",
  );
});

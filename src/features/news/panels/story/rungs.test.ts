import { expect, test } from "vitest";
import type { Ladder, Story } from "#features/news/contract/news.ts";
import { type Day, foldRepeats, latestOf, rungsOf } from "./rungs.ts";

const printed = (url: string, time: string) => ({ url, paper: `Paper ${url}`, time });
const text = (url: string, kind: string, time: string, ...copies: readonly ReturnType<typeof printed>[]) => ({
  ...{ ...printed(url, time), headline: `Headline ${url}`, kind, copies },
});
const rungs = (texts: readonly object[], steps: readonly object[] = [], tellings: readonly object[] = []) =>
  rungsOf(texts as Ladder["texts"], steps as Ladder["steps"], tellings as Story["tellings"]);
const urlsOf = (days: readonly Day[]) =>
  days.map(({ day, rungs }) => [day, rungs.map(({ paper }) => paper.slice(6))]);

const friday = "2026-11-20T10:00:00Z";
const saturday = "2026-11-20T23:00:00Z";

test("texts are grouped by the day in Nigeria, and reactions, previews and opinions stand apart", () => {
  const { days, asides } = rungs([
    text("1", "report", friday),
    text("2", "reaction", friday),
    text("3", "report", saturday),
    text("4", "preview", saturday),
    text("5", "opinion", saturday),
  ]);
  expect(urlsOf(days)).toEqual([
    ["Friday, 20 November 2026", ["1"]],
    ["Saturday, 21 November 2026", ["3"]],
  ]);
  expect(urlsOf(asides)).toEqual([
    ["Friday, 20 November 2026", ["2"]],
    ["Saturday, 21 November 2026", ["4", "5"]],
  ]);
});

test("a story's first text and one that first reports an outcome are never aside", () => {
  const texts = [text("1", "opinion", friday), text("2", "reaction", friday), text("3", "reaction", friday)];
  const { days, asides } = rungs(texts, [{ url: "2", kind: "arrest" }]);
  expect(days[0]?.rungs.map(({ first, step }) => [first, step])).toEqual([
    [true, null],
    [false, "arrest"],
  ]);
  expect(urlsOf(asides)).toEqual([["Friday, 20 November 2026", ["3"]]]);
});

test("a text known by another's headline alone is folded beneath it, unless it reports an outcome or opens a day", () => {
  const same = (url: string, at: string) => ({
    ...text(url, "report", at),
    same_headline_as: printed("1", friday),
  });
  const { days } = rungs(
    [
      text("1", "report", friday),
      same("2", friday),
      same("3", friday),
      same("4", friday),
      same("5", saturday),
    ],
    [{ url: "3", kind: "arrest" }],
  );
  const foldedSince = (since: number | null) =>
    days.map(({ rungs: ofDay }) =>
      foldRepeats(ofDay, since).map(({ headline, repeats }) => [
        headline,
        ...repeats.map((one) => one.headline),
      ]),
    );
  expect(foldedSince(null)).toEqual([
    [
      ["Headline 1", "Headline 2"],
      ["Headline 3", "Headline 4"],
    ],
    [["Headline 5"]],
  ]);
});

test("a repetition since the last visit is not folded beneath what came before it", () => {
  const noon = "2026-11-20T12:00:00Z";
  const repeat = (url: string) => ({
    ...text(url, "report", noon),
    same_headline_as: printed("1", friday),
  });
  const { days } = rungs([text("1", "report", friday), repeat("2"), repeat("3")]);
  const heads = foldRepeats(days[0]?.rungs ?? [], Date.parse(friday)).map(({ headline, repeats }) => [
    headline,
    repeats.length,
  ]);
  expect(heads).toEqual([
    ["Headline 1", 0],
    ["Headline 2", 1],
  ]);
});

test("a text has its article, its paper's mark, language and owner, and so have its copies", () => {
  const paper = { name: "Paper 1", language: "ha", favicon_url: "/f.png" };
  const telling = { url: "1", article_id: "a1", paper, language: "yo", owner: "government-owned" };
  const { days } = rungs([text("1", "report", friday, printed("2", saturday))], [], [telling]);
  const shown = {
    paper: "Paper 1",
    paperLang: "ha",
    favicon: "/f.png",
    owner: "government-owned",
    at: friday,
  };
  expect(days[0]?.rungs).toEqual([
    {
      ...{ ...shown, id: "a1", headline: "Headline 1", lang: "yo", kind: "report", first: true, step: null },
      sameHeadline: false,
      // What is not in the story has no article, mark or owner.
      copies: [{ id: "", paper: "Paper 2", paperLang: undefined, favicon: null, at: saturday }],
    },
  ]);
});

test("of two papers with one address, each text has its own paper's article", () => {
  const copy = { ...printed("1", saturday), paper: "Paper 2" };
  const tellings = ["1", "2"].map((number) => ({
    ...{ url: "1", article_id: `a${number}`, paper: { name: `Paper ${number}`, language: "en" } },
  }));
  const [day] = rungs([text("1", "report", friday, copy)], [], tellings).days;
  expect(day?.rungs.map(({ id, copies }) => [id, ...copies.map((one) => one.id)])).toEqual([["a1", "a2"]]);
});

test("a story's latest text is the last of all, also of those that stand apart, with its own address", () => {
  const tellings = ["1", "2", "3"].map((url) => ({
    url,
    article_id: `a${url}`,
    paper: { name: `Paper ${url}` },
  }));
  const all = rungs(
    [text("1", "report", friday), text("3", "opinion", saturday), text("2", "report", friday)],
    [],
    tellings,
  );
  expect(latestOf(all, tellings as never)).toMatchObject({ id: "a3", headline: "Headline 3", url: "3" });
  expect(latestOf(rungs([]), [])).toBeNull();
});

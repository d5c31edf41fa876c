import { expect, test } from "vitest";
import type { StoredBrief } from "#features/letters/shapes.ts";
import { briefIn } from "./brief-in.ts";

const topic = (article_id: string) => ({ article_id, picture: { url: `/${article_id}`, paper: "P" } });
const main = ["e1", "e2", "e3", "h1"].map(topic);
const brief = (ha: readonly string[]) =>
  ({ date: "2026-11-21", topics: main, languages: { ha: ha.map(topic) } }) as unknown as StoredBrief;
const idsIn = ({ topics }: ReturnType<typeof briefIn>) => topics.map(({ article_id }) => article_id);

test("a language with three topics has a brief of its own", () => {
  expect(idsIn(briefIn(brief(["h1", "h2", "h3"]), ["ha"]))).toEqual(["h1", "h2", "h3"]);
});

test("with fewer, the English topics follow, each article once", () => {
  expect(idsIn(briefIn(brief(["h1"]), ["ha"]))).toEqual(["h1", "e1", "e2", "e3"]);
  expect(idsIn(briefIn(brief([]), ["yo"]))).toEqual(["e1", "e2", "e3", "h1"]);
});

test("without a language, or in English, it is the one of all languages", () => {
  expect(briefIn(brief(["h1"]))).toEqual({ date: "2026-11-21", topics: main });
  expect(idsIn(briefIn(brief(["h1"]), ["en"]))).toEqual(["e1", "e2", "e3", "h1"]);
});

test("only the lead has a picture", () => {
  expect(briefIn(brief(["h1"]), ["ha"]).topics.map(({ picture }) => picture?.url)).toEqual([
    "/h1",
    ...[undefined, undefined, undefined],
  ]);
});

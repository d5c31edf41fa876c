import { expect, test } from "vitest";
import { z } from "zod";
import { languages } from "#contracts/languages.ts";
import { categories } from "#contracts/sections.ts";
import type { Paper } from "#features/news/shapes.ts";
import { papers } from "./papers.ts";

const state = z.enum(["on", "off"]);
const row = z.strictObject({
  id: z.string().min(1),
  name: z.string().min(1),
  homepage: z.url(),
  icon: z.url().optional(),
  language: z.enum(languages),
  nameLanguage: z.enum(languages).optional(),
  defaultCategory: z.enum(categories),
  kind: z.literal("fact-check").optional(),
  state,
  note: z.string().optional(),
  headlineOnly: z.boolean().optional(),
  feeds: z.array(z.strictObject({ url: z.url(), category: z.enum(categories).nullable(), state })),
}) satisfies z.ZodType<Paper>;

test.each(papers.map((paper) => [paper.id, paper]))(
  "the row of %s has the fields of a newspaper",
  (_, paper) => {
    expect(row.parse(paper)).toEqual(paper);
  },
);

test("every newspaper is in the table once", () => {
  for (const names of [papers.map(({ id }) => id), papers.map(({ name }) => name)])
    expect(names).toEqual([...new Set(names)]);
});

test("no feed occurs twice", () => {
  const feeds = papers.flatMap(({ feeds }) => feeds.map(({ url }) => url));
  expect(feeds).toHaveLength(new Set(feeds).size);
});

test("a paper that is on has a feed that is on; one that is off says why", () => {
  for (const paper of papers) {
    if (paper.state === "off") expect(paper.note, paper.id).toBeTruthy();
    else
      expect(
        paper.feeds.some(({ state }) => state === "on"),
        paper.id,
      ).toBe(true);
  }
});

test("fact-checkers are a kind of their own", () => {
  const checkers = papers.filter(({ kind }) => kind === "fact-check");
  expect(checkers.map(({ id }) => id)).toEqual(
    expect.arrayContaining(["dubawa", "factcheckhub", "africacheck"]),
  );
});

test("a paper whose feeds are unchecked is off", () => {
  const unchecked = papers.filter(({ note }) => note?.startsWith("Unchecked:"));
  expect(unchecked.filter(({ state }) => state !== "off").map(({ id }) => id)).toEqual([]);
});

test("the BBC's papers are headline only", () => {
  const bbc = papers.filter(({ homepage }) => homepage.includes("bbc.com"));
  expect(bbc).not.toEqual([]);
  expect(bbc.every(({ headlineOnly }) => headlineOnly)).toBe(true);
});

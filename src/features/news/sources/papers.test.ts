import { expect, test } from "vitest";
import { papers } from "./papers.ts";

test("every newspaper is in the table once", () => {
  for (const names of [papers.map(({ id }) => id), papers.map(({ name }) => name)])
    expect(names).toEqual([...new Set(names)]);
});

test("every address is absolute and no feed occurs twice", () => {
  const feeds = papers.flatMap(({ feeds }) => feeds.map(({ url }) => url));
  for (const url of [...feeds, ...papers.map(({ homepage }) => homepage)])
    expect(URL.canParse(url), url).toBe(true);
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

import { expect, test } from "vitest";
import { HOUR_MS } from "#platform/time.ts";
import type { DeskArticle } from "./desk-article.ts";
import { likeness } from "./likeness.ts";
import { createReadings, type DeskReading } from "./readings.ts";

const article = (id: string, title: string, time = 0, more: Partial<DeskArticle> = {}): DeskArticle => ({
  ...{ id, title, paper: `paper of ${id}`, time, ...more },
});

const FERRY = "Ferry runs aground near Takwa Bay, 40 passengers rescued";
const idsOf = (found: readonly { readonly id: string }[]): string[] => found.map(({ id }) => id);
const idsAlike = (read: DeskReading): string[] => idsOf(read.alike().map((one) => one.article));

test("an article is compared with the earlier ones that share its words, but not with itself", () => {
  const readings = createReadings();
  const first = readings(article("first", FERRY));
  expect(first.alike()).toEqual([]);
  readings(article("other", "Bakers elect Folake Adu"));
  const second = readings(article("second", FERRY));
  expect(idsAlike(second)).toEqual(["first"]);
  const [only] = second.alike();
  expect(only?.likeness).toBe(
    second.article && first.article ? likeness(second.article, first.article) : null,
  );
  expect(only?.likeness).toBeGreaterThan(0.5);
});

test("an article has an empty summary and no hash unless it brings them", () => {
  const readings = createReadings();
  expect(readings(article("a", FERRY)).article).toMatchObject({ id: "a", summary: "", copyHash: null });
  const more = { summary: "The master spoke.", copyHash: "hash" };
  expect(readings(article("b", FERRY, 0, more)).article).toMatchObject(more);
});

test("the same article is read once, an equal one again", () => {
  const readings = createReadings();
  const one = article("a", FERRY);
  const read = readings(one);
  expect(readings(one)).toBe(read);
  expect(readings({ ...one })).not.toBe(read);
});

test("articles leave after 72 hours, or after the hours that are asked for", () => {
  for (const [readings, hours] of [
    [createReadings(), 72],
    [createReadings(2), 2],
  ] as const) {
    readings(article("a", FERRY, 0));
    const onTime = readings(article("b", FERRY, hours * HOUR_MS));
    expect([idsOf(onTime.expired), idsAlike(onTime)]).toEqual([[], ["a"]]);
    const late = readings(article("c", FERRY, hours * HOUR_MS + 1));
    expect([idsOf(late.expired), idsAlike(late)]).toEqual([["a"], ["b"]]);
  }
});

test("an article that arrives late is not compared with those that are too far apart in time", () => {
  const readings = createReadings(2);
  readings(article("new", FERRY, 10 * HOUR_MS));
  expect(idsAlike(readings(article("near", FERRY, 8 * HOUR_MS)))).toEqual(["new"]);
  expect(idsAlike(readings(article("far", FERRY, 8 * HOUR_MS - 1)))).toEqual(["near"]);
});

test("a round-up is read, but stands alone and is not held", () => {
  const readings = createReadings();
  readings(article("report", FERRY));
  const roundUp = readings(article("aside", `Morning recap: ${FERRY}, other top stories`));
  expect([roundUp.article, roundUp.alike()]).toEqual([null, []]);
  expect(idsAlike(readings(article("next", FERRY)))).toEqual(["report"]);
});

test("an aside by its address is a report if a live report has the same headline", () => {
  const url = "https://paper.example/promoted/9.html";
  const readings = createReadings(2);
  expect(readings(article("alone", FERRY, 0, { url })).article).toBeNull();
  readings(article("report", FERRY, 1));
  expect(readings(article("promoted", FERRY, 2, { url })).article?.id).toBe("promoted");
  expect(readings(article("much later", FERRY, 5 * HOUR_MS, { url })).article).toBeNull();
});

import { expect, test } from "vitest";
import { trendArticle } from "#tests/support/trend-articles.ts";
import { mergeAlike } from "./merge-topics.ts";

const ferry = (place: string) => [
  trendArticle(`Ferry owners arrested over sunken ferry licences in ${place}`, 3),
  trendArticle(`Sunken ferry: Owners arrested over licences in ${place}`, 2),
];
const sizes = (...subjects: Parameters<typeof mergeAlike>[0]) =>
  mergeAlike(subjects).map((articles) => articles.length);

test("subjects with the same strongest words are merged, unless they are in different places", () => {
  expect(sizes(ferry("Jos"), ferry("Jos").slice(0, 1))).toEqual([3]);
  expect(sizes(ferry("Jos"), ferry("Osogbo"))).toEqual([2, 2]);
  // "Nigeria" fits every place, and an article that names no place contradicts none.
  expect(sizes(ferry("Jos"), ferry("Nigeria"))).toEqual([4]);
  expect(sizes(ferry("Jos"), [trendArticle("Bishop blesses cathedral choir", 1)])).toEqual([2, 1]);
});

test("the larger subject takes in the smaller one, whichever comes first", () => {
  const [small, large] = [ferry("Jos").slice(0, 1), [...ferry("Jos"), ...ferry("Jos")]];
  for (const subjects of [
    [small, large],
    [large, small],
  ])
    expect(mergeAlike(subjects)).toEqual([[...large, ...small]]);
  expect(large).toHaveLength(4);
});

test("subjects with one word in common are not merged", () => {
  expect(sizes([trendArticle("Ferry", 1)], [trendArticle("Ferry", 1)])).toEqual([1, 1]);
});

const subjectOf = (title: string) => [trendArticle(title, 1)];

test("subjects are one topic if more than half of their strongest words are the same", () => {
  const rare = "Zorbal quimet fandel wixor plumat drexin";
  expect(sizes(subjectOf(rare), subjectOf("Zorbal quimet fandel wixor ostun gleddis"))).toEqual([2]);
  expect(sizes(subjectOf(rare), subjectOf("Zorbal quimet fandel hulber ostun gleddis"))).toEqual([1, 1]);
  // Half of the shorter subject's words count, and a subject of two words can be merged.
  expect(sizes(subjectOf(rare), subjectOf("Zorbal quimet fandel ostun"))).toEqual([2]);
  expect(sizes(subjectOf("Zorbal quimet"), subjectOf("Quimet zorbal"))).toEqual([2]);
  expect(sizes(subjectOf("Zorbal quimet"), subjectOf("Quimet ostun"))).toEqual([1, 1]);
});

test("only the six strongest words of each subject are compared: those of most headlines, the rarest first", () => {
  // "Market" is a frequent word and would be the seventh.
  expect(
    sizes(
      subjectOf("Aardel bimvor caltun wixor plumat zorbal market"),
      subjectOf("Aardel bimvor caltun hulber ostun gleddis market"),
    ),
  ).toEqual([1, 1]);
  // "Aardel" is in half of the headlines only.
  const larger = [
    "Aardel zorbal quimet fandel wixor plumat drexin",
    "Zorbal quimet fandel wixor plumat drexin",
  ];
  expect(
    sizes(
      larger.map((title) => trendArticle(title, 1)),
      subjectOf("Zorbal drexin quimet fandel ostun gleddis"),
    ),
  ).toEqual([3]);
});

test("places, agencies and numbers do not count as strong words", () => {
  expect(sizes(subjectOf("EFCC zorbal 2027 quimet Jos"), subjectOf("EFCC ostun 2027 gleddis Jos"))).toEqual([
    1, 1,
  ]);
});

test("a place belongs to a subject if at least half of its headlines name it", () => {
  const partly = (named: number, unnamed: number) => [
    ...Array.from({ length: named }, () =>
      trendArticle("Sunken ferry: Owners arrested over licences in Jos", 3),
    ),
    ...Array.from({ length: unnamed }, () => trendArticle("Sunken ferry: Owners arrested over licences", 3)),
  ];
  expect(sizes(partly(1, 1), ferry("Osogbo"))).toEqual([2, 2]);
  expect(sizes(partly(1, 2), ferry("Osogbo"))).toEqual([5]);
});

test("a subject joins the one that shares the most words with it", () => {
  const large = (title: string) => [...subjectOf(title), ...subjectOf(title)];
  const near = large("Zorbal quimet fandel wixor plumat drexin");
  const nearer = large("Zorbal quimet fandel ostun gleddis hulber");
  const small = subjectOf("Zorbal quimet wixor ostun gleddis hulber");
  for (const subjects of [
    [near, nearer, small],
    [nearer, near, small],
  ])
    expect(mergeAlike(subjects)).toContainEqual([...nearer, ...small]);
});

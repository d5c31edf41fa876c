import { expect, test } from "vitest";
import type { Ladder } from "#features/news/contract/news.ts";
import { clusterLines, storyLine, topicLines } from "#features/news/measure/measure.ts";
import { planWeek } from "#sample/schedule.ts";

const DAY = 24 * 3_600_000;
const week = planWeek();

/** The position in the week at which a story's first report is published. */
function startOf(story: string): number {
  return week.findIndex(
    ({ text, isOriginal }) =>
      isOriginal && text.headline === text.story.reports[0]?.[1] && text.story.name === story,
  );
}

/** One story of the sample edition as its papers print it, at the hours of the week. */
function linesOf(story: string): string[] {
  const start = startOf(story);
  const rotated = [...week.slice(start), ...week.slice(0, start)];
  return rotated.flatMap(({ text, paper }, at) =>
    text.story.name === story && paper.language === "en"
      ? JSON.stringify({
          title: text.headline,
          summary: text.summary,
          url: `https://sample.example/${at}`,
          paper: paper.name,
          time: Math.round((7 * DAY * at) / week.length),
        })
      : [],
  );
}

test.each(["Ferry Aduke", "Calabash Party convention", "Gboko science fair", "Owena clinic boat"])(
  "%s: a story with a reaction and differing numbers, and a topic of several stories",
  async (name) => {
    const lines = linesOf(name);
    const clustered: { title: string; story: string; kind: string; copyOf: string | null; url: string }[] =
      [];
    for await (const line of clusterLines(lines)) clustered.push(JSON.parse(line));
    const [first] = clustered;
    const opening = clustered.filter(({ story }) => story === first?.story);
    expect(opening.map(({ kind }) => kind)).toContain("reaction");
    const originalReports = opening.filter(({ kind, copyOf }) => kind === "report" && copyOf === null);
    const numbers = originalReports
      .map(({ title }) => title.replace(/\D/g, ""))
      .filter((digits) => digits !== "");
    expect(new Set(numbers).size).toBe(2);
    // Their papers give teasers: nobody can know whether the texts below are the same.
    expect(clustered.every(({ copyOf }) => copyOf === null)).toBe(true);

    const topics: { urls: string[] }[] = [];
    for await (const line of topicLines(lines, new Date(1.25 * DAY))) topics.push(JSON.parse(line));
    const storyOf = new Map(clustered.map(({ url, story }) => [url, story]));
    expect(topics).toHaveLength(1);
    expect(new Set(topics[0]?.urls.map((url) => storyOf.get(url))).size).toBeGreaterThanOrEqual(3);
  },
);

const wholeStories = ["Gurara cable car", "Oguta lake canoe", "Yankari safari lorry", "Agbala ferry"];

test.each(wholeStories)(
  "%s: steps, agreeing and differing figures, an attribution and a reaction",
  async (name) => {
    const lines = linesOf(name);
    const clustered: { story: string; url: string }[] = [];
    for await (const line of clusterLines(lines)) clustered.push(JSON.parse(line));
    const urls = new Set(
      clustered.filter(({ story }) => story === clustered[0]?.story).map(({ url }) => url),
    );
    const storyLines = lines.filter((line) => urls.has(JSON.parse(line).url));
    const ladder = JSON.parse(await storyLine(storyLines)) as Ladder;
    expect(ladder.texts.map(({ kind }) => kind)).toContain("reaction");
    expect(ladder.steps.length).toBeGreaterThan(0);
    expect(ladder.figures.map(({ rows }) => rows.map(({ papers }) => papers.length > 1))).toEqual([
      [true, false],
    ]);
    expect(ladder.attributions.map(({ who }) => who)).toContain(null);
  },
);

test("a denial is a step of its story", async () => {
  const lines = linesOf("Oguta lake canoe");
  const clustered: { story: string; url: string }[] = [];
  for await (const line of clusterLines(lines)) clustered.push(JSON.parse(line));
  const urls = new Set(clustered.filter(({ story }) => story === clustered[0]?.story).map(({ url }) => url));
  const storyLines = lines.filter((line) => urls.has(JSON.parse(line).url));
  const ladder = JSON.parse(await storyLine(storyLines)) as Ladder;
  expect(ladder.steps.map(({ kind }) => kind)).toEqual(["probe", "denied", "stand", "withdrawn"]);
});

test("at any hour one of these stories has begun within about two days", () => {
  const starts = wholeStories.map((name) => startOf(name) / week.length);
  const gaps = starts.map((start, at) => ((starts[at + 1] ?? (starts[0] ?? 0) + 1) - start) * 7);
  expect(Math.max(...gaps)).toBeLessThan(2.2);
});

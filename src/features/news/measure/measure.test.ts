import { expect, test } from "vitest";
import { WrongInput } from "#platform/process/errors.ts";
import { classifyLines, clusterLines, storyLine, topicLines, whyLines } from "./measure.ts";

const lines = [
  {
    url: "u1",
    title: "Ferry runs aground near Takwa Bay, 40 passengers rescued",
    paper: "A",
    time: "2026-05-04T10:00:00Z",
  },
  {
    url: "u2",
    title: "40 passengers saved as ferry runs aground off Takwa Bay",
    paper: "B",
    time: Date.parse("2026-05-04T11:00:00Z"),
  },
  {
    url: "u3",
    title: "Ferry aground near Takwa Bay: 40 passengers saved",
    paper: "C",
    time: "2026-05-04T12:00:00Z",
  },
  {
    url: "u4",
    title: "Striker scores twice in league cup final",
    paper: "C",
    time: "2026-05-04T12:30:00Z",
    extra: 1,
  },
].map((line) => JSON.stringify(line));

async function read(answers: AsyncIterable<string>): Promise<Record<string, unknown>[]> {
  const read: Record<string, unknown>[] = [];
  for await (const answer of answers) read.push(JSON.parse(answer));
  return read;
}

test("desk classify returns each line with its category and confidence", async () => {
  const answers = await read(classifyLines(lines));
  expect(answers[3]).toMatchObject({ url: "u4", extra: 1, category: "Sports" });
  expect(answers[3]?.confidence).toBeTypeOf("number");
});

test.each([
  [{}, "ha", "Sports"],
  [{ paper: "punch" }, "ha", "Sports"],
  [{ language: "yo", title: "Rangers, Pillars" }, "yo", "General News"],
  [{ paper: "BBC News Pidgin", title: "Rangers play Pillars" }, "pcm", "General News"],
  [{ title: "Striker scores twice in league cup final" }, "en", "Sports"],
])("desk classify finds the language and category of %j: %s, %s", async (parts, language, category) => {
  const line = { title: "Ƴan wasan Kano sun ci ƙwallo uku a gasar bana", ...parts };
  expect(await read(classifyLines([JSON.stringify(line)]))).toMatchObject([{ language, category }]);
});

test.each(["strict", "loose"] as const)(
  "desk cluster returns each line with its story (%s)",
  async (level) => {
    const stories = (await read(clusterLines(lines, level))).map(({ story }) => story);
    expect(stories[1]).toBe(stories[0]);
    expect(stories[2]).toBe(stories[0]);
    expect(stories[3]).not.toBe(stories[0]);
  },
);

const wire =
  "A ferry with forty passengers ran aground near Takwa Bay on Monday morning after its engine failed, the harbour master said, and tugs took all of them to the jetty.";
const wireReport = (title: string, url: string) =>
  JSON.stringify({ url, title, summary: wire, paper: url, time: "2026-05-04T12:00:00Z" });

test.each([
  ["Ferry runs aground near Takwa Bay, 40 passengers rescued", "first"],
  ["Ferry runs aground near Takwa Bay, 41 passengers rescued", null],
])("desk cluster returns kind and copyOf; another number is not a copy: %j", async (title, copyOf) => {
  const first = wireReport("Ferry runs aground near Takwa Bay, 40 passengers rescued", "first");
  const [, second] = await read(clusterLines([first, wireReport(title, "second")]));
  expect(second).toMatchObject({ kind: "report", copyOf });
});

test.each(["2026-05-04T10:00:00Z", 1_777_888_800_000, "1777888800000"])(
  "a line's time may be written as %j",
  async (time) => {
    const story = JSON.parse(
      await storyLine([JSON.stringify({ url: "u", title: "Ferry aground", paper: "A", time })]),
    );
    expect(story.texts[0].time).toBe("2026-05-04T10:00:00.000Z");
  },
);

test("desk story prints the texts, steps, figures and attributions of one story", async () => {
  const at = (hour: number) => `2026-05-04T${hour}:00:00.000Z`;
  const reports = [
    ["u1", "A", 10, "Ferry aground at Takwa Bay, 40 passengers rescued", wire],
    ["u2", "B", 11, "Ferry runs aground near Takwa Bay, 40 passengers rescued", wire],
    ["u3", "C", 12, "Takwa Bay ferry: 42 passengers rescued – Harbour Office", ""],
    ["u4", "A", 13, "Owners’ union denies overloading Takwa Bay ferry", ""],
  ] as const;
  const lines = reports.map(([url, paper, hour, title, summary]) =>
    JSON.stringify({ url, paper, title, summary, time: at(hour) }),
  );
  const reportAt = (place: number) => {
    const [url, paper, hour] = reports[place] ?? reports[0];
    return { url, paper, time: at(hour) };
  };
  expect(JSON.parse(await storyLine(lines))).toEqual({
    texts: [
      {
        ...reportAt(0),
        headline: reports[0][3],
        kind: "report",
        copies: [reportAt(1)],
        same_headline_as: null,
      },
      { ...reportAt(2), headline: reports[2][3], kind: "report", copies: [], same_headline_as: null },
      { ...reportAt(3), headline: reports[3][3], kind: "reaction", copies: [], same_headline_as: null },
    ],
    steps: [{ url: "u4", kind: "denied", text: reports[3][3] }],
    figures: [
      {
        what: "rescued",
        group: "passengers",
        rows: [
          { value: 40, hedge: null, papers: [reportAt(0), reportAt(1)] },
          { value: 42, hedge: null, papers: [reportAt(2)] },
        ],
      },
    ],
    attributions: [{ url: "u3", who: "Harbour Office" }],
  });
});

test.each<[string, object]>([
  ["paper is", { paper: undefined }],
  ["paper is", { paper: " " }],
  ["time is", { time: undefined }],
  ["time is", { time: "yesterday" }],
  ["url is", { url: undefined }],
  ["title is", { title: "" }],
  ["paper and time are", { paper: undefined, time: undefined }],
  ["url, paper and time are", { url: "", paper: 7, time: null }],
])("desk story reports that line 2 is not an article: its %s missing or wrong", async (fault, change) => {
  const article = { url: "u2", title: "Ferry aground", paper: "B", time: "2026-05-04T11:00:00Z" };
  const articles = [article, { ...article, ...change }].map((line) => JSON.stringify(line));
  await expect(storyLine(articles)).rejects.toThrow(
    new WrongInput(`Line 2 is not an article: its ${fault} missing or wrong.`),
  );
});

test("desk why prints a pair's signs and whether both are in one story", async () => {
  const alike = await whyLines(lines, "u1", "u2");
  expect(alike.join("\n")).toMatch(/^for {2}\d+\.\d\d {2}same number$/m);
  expect(alike.at(-1)).toBe("They stand in one story.");
  expect((await whyLines(lines, "u1", "u4")).at(-1)).toBe("They stand in two stories.");
  await expect(whyLines(lines, "u1", "u9")).rejects.toThrow("No line has the address u9.");
});

test("desk why says that a round-up is a story of its own", async () => {
  const roundUp = { url: "u5", title: "Newspaper review: ferry runs aground", paper: "A" };
  for (const other of ["u1", "u4"])
    expect(await whyLines([...lines, JSON.stringify(roundUp)], other, "u5")).toEqual([
      "A round-up, guide or opinion stands by itself.",
      "They stand in two stories.",
    ]);
});

test("desk topics returns topics with name, score and urls, as of the given time", async () => {
  const [topic, ...others] = await read(topicLines(lines, new Date("2026-05-04T13:00:00Z")));
  expect(others).toEqual([]);
  expect([...((topic?.urls as string[]) ?? [])].sort()).toEqual(["u1", "u2", "u3"]);
  expect(topic?.name).toMatch(/aground/i);
  expect(topic?.score).toBeTypeOf("number");
  const [earlier] = await read(topicLines(lines, new Date("2026-05-04T11:30:00Z")));
  expect(earlier?.urls).not.toContain("u3");
});

test.each([
  ["2026-05-02T13:00:00Z", ["u0", "u1", "u2", "u3"]],
  ["2026-05-02T12:59:59Z", ["u1", "u2", "u3"]],
])("desk topics uses the articles of the last 48 hours: with one of %s", async (time, urls) => {
  const first = { url: "u0", title: "Ferry aground at Takwa Bay, 40 passengers rescued", paper: "D", time };
  const [topic] = await read(topicLines([JSON.stringify(first), ...lines], new Date("2026-05-04T13:00:00Z")));
  expect([...((topic?.urls as string[]) ?? [])].sort()).toEqual(urls);
});

test.each([
  ["{", "Line 3 is not JSON."],
  ["null", "Line 3 is not an article: its title is missing or wrong."],
  ["[]", "Line 3 is not an article: its title is missing or wrong."],
  ['{"title":"A","time":"yesterday"}', "Line 3 is not an article: its time is missing or wrong."],
  ['{"title":"A","summary":7}', "Line 3 is not an article: its summary is missing or wrong."],
  ['{"title":7}', "Line 3 is not an article: its title is missing or wrong."],
])("an invalid line is reported by its number: %s", async (line, sentence) => {
  await expect(read(clusterLines([lines[0] ?? "", "", line]))).rejects.toThrow(sentence);
});

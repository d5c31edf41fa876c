import { expect, test } from "vitest";
import { dayLine } from "./day.ts";

const at = new Date("2026-05-04T18:00:00Z");
const events = [
  "Ferry sinks at Takwa Bay, nine traders drown",
  "Senate passes cocoa export bill",
  "Bandits abduct twelve miners in Zamfara",
  "Naira gains as central bank sells dollars",
  "Kano Pillars beat Enyimba in Aba",
  "Doctors in Ekiti begin strike over allowances",
  "University of Jos reopens hostels",
  "Court jails former governor over fraud",
];
const line = (title: string, paper: string, hours: number, extra: object = {}) =>
  JSON.stringify({
    title,
    paper,
    url: `https://${paper}.example/${encodeURIComponent(title)}`,
    time: +at - hours * 3_600_000,
    ...extra,
  });
const lines = events.flatMap((title, hour) => [line(title, "one", hour + 1.5), line(title, "two", hour + 1)]);

async function play(input: readonly string[], languages?: string) {
  const { edition, popular, picks, topics, brief, articles } = JSON.parse(
    await dayLine(input, at, languages),
  );
  const headlines = (cards: { headline: string }[]) => cards.map(({ headline }) => headline);
  return {
    articles,
    edition: headlines(edition),
    popular: headlines(popular),
    picks: headlines(picks),
    topics,
    brief,
  };
}

test("desk day prints what an edition that opens then would show, and whose papers report it", async () => {
  const { edition, popular, topics, brief } = await play(lines);
  expect(edition).toHaveLength(7);
  expect(new Set(edition).size).toBe(7);
  expect(popular).toHaveLength(5);
  expect(topics[0]).toMatchObject({ articles: [{ papers: 2 }, { papers: 2 }] });
  expect(brief.length).toBeGreaterThan(0);
});

test("what was published later, or more than two days before, is not shown", async () => {
  const later = line("Volcano erupts in Plateau, hundreds flee homes", "three", -0.1);
  const older = line("Volcano erupts in Plateau, hundreds flee homes", "four", 49);
  expect((await play([...lines, later, older])).articles).toBe(16);
});

test("only the languages asked for are shown, and an unknown one is named", async () => {
  const hausa = line("Gwamnan Kano ya nada sabon kwamishinan lafiya a jihar", "five", 1, { language: "ha" });
  expect((await play([...lines, hausa])).articles).toBe(17);
  expect((await play([...lines, hausa], "en")).articles).toBe(16);
  await expect(dayLine(lines, at, "en,xx")).rejects.toThrow("xx is not one of en, pcm, ha, yo, ig.");
});

import { expect, test } from "vitest";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import type { PushPayload } from "#features/push/shapes.ts";
import { isStillTrue } from "./send-due.ts";

const payload: PushPayload = {
  headline: "Fire guts market",
  paper: "Cowrie Daily",
  address: "/",
  lang: "en",
};
const answers = (answer: object | Error) =>
  (async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  }) as unknown as Ask;
const say = (language: string, state: string) => (language === "en" ? state : `${state} [${language}]`);
const storyOf = (...tellings: readonly (readonly [string, string])[]) => ({
  story: { tellings: tellings.map(([name, headline]) => ({ paper: { name }, headline })) },
});
const briefOf = (...topics: readonly object[]) => ({ brief: { topics } });
const gone = Object.assign(new Error("gone"), { status: 404 });

test.each<[string, "breaking" | "brief" | "league", object | Error, boolean]>([
  [
    "its paper still says so",
    "breaking",
    storyOf(["Post", "Blaze"], ["Cowrie Daily", "Fire guts market"]),
    true,
  ],
  ["another paper says so", "breaking", storyOf(["Post", "Fire guts market"]), false],
  ["its paper has changed the headline", "breaking", storyOf(["Cowrie Daily", "No fire at market"]), false],
  ["its story is gone", "breaking", gone, false],
  [
    "it is in the day's brief",
    "brief",
    briefOf({ headline: "Rain" }, { headline: "Fire guts market" }),
    true,
  ],
  [
    "it was withdrawn from the brief",
    "brief",
    briefOf({ headline: "Fire guts market", withdrawn: {} }),
    false,
  ],
  ["the brief is gone", "brief", gone, false],
])("whether a message is still true where %s: %s", async (_, channel, answer, isTrue) => {
  expect(await isStillTrue({ channel, issue: "s1", payload }, { ask: answers(answer), say })).toBe(isTrue);
});

test("a brief's message is held against the brief in its language", async () => {
  const asked: object[] = [];
  const ask = (async (_: string, params: object) => {
    asked.push(params);
    return briefOf({ headline: payload.headline });
  }) as unknown as Ask;
  for (const issue of ["2026-11-21", "2026-11-21 ha"])
    expect(await isStillTrue({ channel: "brief", issue, payload }, { ask, say })).toBe(true);
  expect(asked).toEqual([{ date: "2026-11-21" }, { date: "2026-11-21", language: "ha" }]);
});

test.each([
  ["as they were", "Round 12", 1, true],
  ["corrected", "Round 12", 2, false],
  ["of a later matchday", "Round 13", 2, true],
])("a message of results is true while they are %s", async (_, round, score, isTrue) => {
  const played = { date: "2026-11-21", home_team: "Enyimba", away_team: "Remo", away_score: 0 };
  const ask = answers({ round, fixtures: [{ ...played, home_score: score }] });
  const message = { ...payload, headline: "Matchday 12: Enyimba 1–0 Remo" };
  for (const issue of ["2026 Round 12", "2026 Round 12 ha"])
    expect(await isStillTrue({ channel: "league", issue, payload: message }, { ask, say })).toBe(isTrue);
});

test.each([
  ["2026 Round 12", "(awarded)"],
  ["2026 Round 12 ha", "(awarded [ha])"],
])("an awarded result in the message %s is told as %s", async (issue, note) => {
  const match = { home_team: "Enyimba", away_team: "Remo", home_score: 3, away_score: 0 };
  const ask = answers({ round: "Round 12", fixtures: [{ ...match, status: "awarded" }] });
  const told = async (headline: string) =>
    await isStillTrue({ channel: "league", issue, payload: { ...payload, headline } }, { ask, say });
  expect(await told(`Matchday 12: Enyimba 3–0 Remo ${note}`)).toBe(true);
  expect(await told("Matchday 12: Enyimba 3–0 Remo")).toBe(false);
});

test("a fault is no answer: the message waits", async () => {
  const ask = answers(new Error("down"));
  const down = isStillTrue({ channel: "breaking", issue: "s1", payload }, { ask, say });
  await expect(down).rejects.toThrow("down");
});

import { expect, test } from "vitest";
import * as api from "#contracts/all/api.ts";
import { factsOf } from "./facts.ts";

const step = (article_id: string, published_at: string) => ({
  later: { kind: "charge", headline: `Step ${article_id}`, article_id, paper: "P", published_at },
});
const nobodyIsAsked = async () => {
  throw new Error("asked");
};

test("politics shows the newest four outcomes that its cards know, each once; without one it has nothing", async () => {
  const articles = ["1", "2", "3", "4", "5", "5"].map((id) => step(id, `2026-11-2${id}T10:00:00Z`));
  const facts = await factsOf(nobodyIsAsked as never, "Politics", articles as never);
  expect(facts?.is === "steps" && facts.steps.map(({ article_id }) => article_id)).toEqual([
    "5",
    "4",
    "3",
    "2",
  ]);
  expect(await factsOf(nobodyIsAsked as never, "Politics", [{}] as never)).toBeNull();
  expect(await factsOf(nobodyIsAsked as never, "Health", articles as never)).toBeNull();
});

test("sports shows the matchday's known scores and the first five of the table, or the one that is known", async () => {
  const scores = [
    { home_score: 1, away_score: 0 },
    { home_score: null, away_score: null },
  ];
  const rows = [1, 2, 3, 4, 5, 6].map((position) => ({ position }));
  const table = { as_of: "2025-12-12", played_back: true };
  const ask = (failing: string[]) => async (call: string) => {
    if (failing.includes(call)) throw new Error("unavailable");
    return call === api.league.latestRound ? { fixtures: scores } : { ...table, table: rows };
  };
  expect(await factsOf(ask([]) as never, "Sports", [])).toEqual({
    ...{ is: "league", playedBackTo: "2025-12-12" },
    results: scores.slice(0, 1),
    rows: rows.slice(0, 5),
  });
  table.played_back = false;
  expect(await factsOf(ask([]) as never, "Sports", [])).toMatchObject({ playedBackTo: null });
  expect(await factsOf(ask([api.league.currentStandings]) as never, "Sports", [])).toMatchObject({
    rows: [],
  });
  expect(
    await factsOf(ask([api.league.currentStandings, api.league.latestRound]) as never, "Sports", []),
  ).toBeNull();
});

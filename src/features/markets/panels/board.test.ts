import { expect, test } from "vitest";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import { readBoard } from "./board.ts";

const source = { name: "NGX", url: "https://ngx.example/" };
const index = {
  value: 100,
  percent_change: 1,
  direction: "up",
  as_of: "2026-11-20T13:30:00Z",
  source,
  kind: "EOD",
};
const oil = { price: 70, change: "+1", as_of: "2026-11-20T13:30:00Z", source, kind: "LIVE" };
const points = [
  { date: "2026-11-19", value: 1 },
  { date: "2026-11-20", value: 2 },
];
const history = { points, source, as_of: "2026-11-19", kind: "EOD" };

/** Answers by address; what is missing is a failure. */
function asking(answers: Readonly<Record<string, unknown>>): { ask: Ask; asked: unknown[] } {
  const asked: unknown[] = [];
  const ask = (async (address: string, params: unknown) => {
    asked.push([address, params]);
    if (!(address in answers)) throw new Error("no answer");
    return answers[address];
  }) as unknown as Ask;
  return { ask, asked };
}

test("the board has three indices and oil, each with its figure, its line and its source", async () => {
  const { ask, asked } = asking({
    "GET /stocks/summary": {
      market_summary: { key_indices: { ngx_all_share: index, ngx_bank: index, ngx_30: index } },
    },
    "GET /commodities/oil/latest": { oil },
    "GET /commodities/oil/history": history,
    "GET /stocks/history": history,
  });
  const board = await readBoard(ask, "1M");
  expect(board.map(({ id, label, unit, entry }) => [id, label, unit, entry?.value])).toEqual([
    ["ngx_all_share", "NGX All-Share", "index points", "100"],
    ["ngx_bank", "NGX BANK", "index points", "100"],
    ["ngx_30", "NGX-30", "index points", "100"],
    ["brent", "Brent Crude", "US dollars a barrel", "$70"],
  ]);
  for (const { line } of board) expect(line).toBe("2026-11-19 1;20 2");
  expect(board.map(({ credit }) => credit.kind)).toEqual(["EOD", "EOD", "EOD", "LIVE"]);
  expect(board[0]?.credit).toEqual({ source, as_of: index.as_of, kind: "EOD" });
  expect(asked).toContainEqual(["GET /stocks/history", { index: "ngx_30", range: "1M" }]);
  expect(asked).toContainEqual(["GET /commodities/oil/history", { range: "1M" }]);
});

test("without today's figures the lines are still shown, with their own source", async () => {
  const { ask } = asking({ "GET /stocks/history": history, "GET /commodities/oil/history": history });
  const board = await readBoard(ask, "1Y");
  for (const { entry, line, credit } of board) {
    expect([entry, line]).toEqual([null, "2026-11-19 1;20 2"]);
    expect(credit).toEqual({ source, as_of: "2026-11-19", kind: "EOD" });
  }
});

test("a figure of which nothing is known has an empty line and no source", async () => {
  const board = await readBoard(asking({}).ask, "1Y");
  expect(board).toHaveLength(4);
  for (const { entry, line, credit } of board)
    expect([entry, line, credit]).toEqual([null, "", { source: null, as_of: null }]);
});

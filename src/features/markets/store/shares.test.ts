import { expect, test } from "vitest";
import type { Share } from "#features/markets/shapes.ts";
import { databaseOfFile } from "#tests/support/database.ts";
import { findBoards, saveBoards } from "./shares.ts";

const database = databaseOfFile();

const share = (symbol: string, change: number): Share => ({
  symbol,
  close: 22.5,
  change,
  percentChange: change * 4,
});
const stored = (provider: string, ...symbols: string[]) => ({
  boards: {
    gainers: symbols.map((symbol) => share(symbol, 1)),
    losers: symbols.toReversed().map((symbol) => share(symbol, -1)),
    most_traded: symbols.slice(1).map((symbol) => share(symbol, 0)),
  },
  ...{ asOf: new Date("2026-11-20T13:30:00Z"), provider },
});

test("the boards are kept in the provider's order and replaced together, in their own edition", async () => {
  const { db } = database;
  await saveBoards(db, "live", stored("doclib", "C", "A", "B"));
  await saveBoards(db, "sample", stored("sample", "X"));
  expect(await findBoards(db, "live")).toEqual(stored("doclib", "C", "A", "B"));
  await saveBoards(db, "live", stored("other", "B", "Z"));
  expect(await findBoards(db, "live")).toEqual(stored("other", "B", "Z"));
  expect(await findBoards(db, "sample")).toEqual(stored("sample", "X"));
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { failed } from "#platform/result.ts";
import { commandCall } from "#tests/support/command-call.ts";
import { type TestDatabase, testDatabase } from "#tests/support/database.ts";
import { articleOf, keep } from "#tests/support/kept-news.ts";
import { WrongCall } from "./command.ts";
import { newsCommands } from "./news.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
  await keep(database.db, [articleOf("courier", "A story", 10)]);
});
afterAll(() => database.close());

async function check(...words: string[]): Promise<string[]> {
  const fetch = () => async () => failed({ kind: "network", message: "connection refused" } as const);
  const { call, printed } = commandCall(database.db, { words, fetch });
  await newsCommands["feeds check"]?.run(call);
  return printed;
}

test("every feed is checked and reported on one line; an unknown paper is an error", async () => {
  expect(await check()).toEqual([
    expect.stringMatching(/^paper +items +newest/),
    expect.stringMatching(/^courier .+ https:\/\/courier\.example\/feed .*connection refused$/),
  ]);
  expect(await check("courier")).toHaveLength(2);
  await expect(check("nobody")).rejects.toThrow(WrongCall);
});

import { expect, test } from "vitest";
import { commandCall } from "#tests/support/command-call.ts";
import { databaseOfFile } from "#tests/support/database.ts";
import { articleOf, storeArticles } from "#tests/support/stored-news.ts";
import { UsageError } from "./command.ts";
import { placesCommands } from "./places.ts";

const database = databaseOfFile();

async function run(options: Record<string, string>): Promise<string[]> {
  const { call, printed } = commandCall(database.db, { options });
  await placesCommands["articles places"]?.run(call);
  return printed;
}

test("the operator has the places of all stored articles read again", async () => {
  await storeArticles(database.db, [
    articleOf("courier", "Edo opens school", 5),
    articleOf("courier", "Rain", 6),
  ]);
  expect(await run({ again: "" })).toEqual(["2 articles read, 1 changed."]);
  expect(await run({ again: "" })).toEqual(["2 articles read, 0 changed."]);
  await expect(run({})).rejects.toThrow(UsageError);
});

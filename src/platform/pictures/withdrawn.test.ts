import { expect, test } from "vitest";
import { restore, withdraw } from "#platform/ledger/withdrawals.ts";
import { databaseOfFile } from "#tests/support/database.ts";
import { followWithdrawnPictures } from "./withdrawn.ts";

const database = databaseOfFile();
const picture = (page: string) => ({
  ...{ kind: "picture" as const, name: `https://paper.example/${page}.jpg`, reason: null, by: "test" },
});

/** What is told and done while the withdrawn pictures are followed. */
function follow() {
  const removed: string[][] = [];
  const told: string[][] = [];
  const listeners: (() => void)[] = [];
  const starting = followWithdrawnPictures({
    db: database.db,
    changes: { onGone: (listener) => void listeners.push(listener) },
    remove: (urls) => void removed.push([...urls]),
    onWithdrawn: (urls) => void told.push([...urls]),
  });
  return { removed, told, starting, hear: () => listeners.forEach((listener) => void listener()), listeners };
}

test("what was withdrawn while no process ran is removed at the start, what is withdrawn later is told too", async () => {
  const [earlier, later] = [picture("earlier"), picture("later")];
  await withdraw(database.db, earlier);
  const { removed, told, starting, hear } = follow();
  const withdrawn = await starting;
  expect([removed, told]).toEqual([[[earlier.name]], []]);
  await withdraw(database.db, later);
  hear();
  expect(await withdrawn.has(later.name)).toBe(true);
  expect([removed, told]).toEqual([[[earlier.name], [later.name]], [[later.name]]]);
  await restore(database.db, earlier);
  hear();
  expect(await withdrawn.has(earlier.name)).toBe(false);
});

test("a takedown during the first reading is heard", async () => {
  const meanwhile = picture("meanwhile");
  const { starting, hear, listeners } = follow();
  expect(listeners).toHaveLength(1);
  await withdraw(database.db, meanwhile);
  hear();
  expect(await (await starting).has(meanwhile.name)).toBe(true);
});

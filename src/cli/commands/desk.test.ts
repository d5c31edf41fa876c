import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { commandCall } from "#tests/support/command-call.ts";
import { databaseOfFile } from "#tests/support/database.ts";
import { articleOf, now, storeArticles } from "#tests/support/stored-news.ts";
import { UsageError } from "./command.ts";
import { deskCommands } from "./desk.ts";

const articles = Array.from({ length: 8 }, (_, n) =>
  articleOf(`paper${n}`, `Ferry ${n} reaches jetty ${n} in Borgu`, 20 + n, { id: `s${n}`, storyId: `s${n}` }),
);
const database = databaseOfFile();
beforeAll(async () => {
  await storeArticles(database.db, articles);
  const stories = articles.slice(0, 7).map(({ id }) => ({ story: id, article: id }));
  await sql`insert into news.edition (date, name, stories, begun_at, updated_at, sample)
    values ('2026-11-21', 'evening', ${JSON.stringify(stories)}, ${now}, ${now}, false)`.execute(database.db);
});

async function run(name: string, args: readonly string[] = [], options: Record<string, string> = {}) {
  const withDatabase = (use: (db: never, clock: { now: () => Date }) => unknown) =>
    use(database.db as never, { now: () => now });
  const { call, printed } = commandCall(database.db, { args, options, withDatabase: withDatabase as never });
  await deskCommands[name]?.run(call);
  return printed;
}

/** The numbers of the edition's stories in order, and what was pressed. */
async function coming() {
  const lines = await run("desk coming");
  const edition = lines.slice(1, lines.indexOf("Daily Brief"));
  return {
    edition: edition.flatMap((line) => /^ {3}s(\d)/.exec(line)?.[1] ?? []).join(""),
    presses: lines.filter((line) => line.startsWith("press")),
  };
}

test("the coming edition is printed with reasons; stories are killed, pinned, moved, and each press undone", async () => {
  expect((await run("desk coming"))[0]).toBe("Edition: evening, 2026-11-21, as at Sat 20:00");
  expect(await run("desk coming")).toContain("As it would be composed by now; it is composed at Sun 07:00.");
  expect(await coming()).toEqual({ edition: "0123456", presses: [] });
  expect(await run("desk kill", ["s2"], { name: "Ada" })).toEqual(["Done."]);
  expect(await run("desk move", ["s6", "1"])).toEqual(["Done."]);
  const { edition, presses } = await coming();
  expect(edition).toBe("6013457");
  expect(presses).toEqual([
    expect.stringMatching(/^press \d+: move, edition 1: Ferry 6 .+ \(no name, Sat 19:00\)$/),
    expect.stringMatching(/^press \d+: kill: Ferry 2 .+ \(Ada, Sat 19:00\)$/),
  ]);
  const [, number = ""] = /^press (\d+): kill/.exec(presses[1] ?? "") ?? [];
  await run("desk undo", [number]);
  expect((await coming()).edition).toBe("6012345");
  await run("desk undo");
  expect((await coming()).edition).toBe("0123456");
  await run("desk pin", ["s7", "2"], { list: "edition" });
  expect((await coming()).edition).toBe("0712345");
});

test.each([
  ["desk kill", ["nothing"], "There is no such story."],
  ["desk kill", [], "Give a story's id."],
  ["desk pin", ["s1"], "Give the place."],
  ["desk pin", ["s1", "8"], "The place is a number from 1 to 7."],
  ["desk move", ["s1", "0"], "The place is a number from 1 to 7."],
  ["desk undo", ["x"], "Give the number of a press."],
  ["desk undo", ["999"], "There is no such press."],
])("%s %j is refused: %s", async (name, args, message) => {
  const refused = run(name, args);
  await expect(refused).rejects.toThrow(UsageError);
  await expect(refused).rejects.toThrow(message);
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { commandCall } from "#tests/support/command-call.ts";
import { startPush } from "#tests/support/push.ts";
import { breakingStory } from "#tests/support/push-answers.ts";
import { UsageError } from "./command.ts";
import { pushCommands } from "./push.ts";

let push: Awaited<ReturnType<typeof startPush>>;

beforeAll(async () => {
  push = await startPush();
});
afterAll(() => push.close());

async function run(name: string, ...args: string[]): Promise<string[]> {
  const { call, printed } = commandCall(push.db, { args });
  await pushCommands[name]?.run(call);
  return printed;
}

test("browsers are listed with their subscriptions, and erased by number, by endpoint or all", async () => {
  await push.subscribe(["breaking", "league"]);
  const second = await push.subscribe(["brief"]);
  await push.subscribe(["brief"]);
  await push.subscribe(["brief"]);
  const listed = await run("push list");
  expect(listed).toHaveLength(4);
  expect(listed[0]).toMatch(/^\d+ +breaking,league +\S+ +live +2026-11-21T\S+Z +2026-11-21T\S+Z$/);
  const [number = ""] = listed[0]?.split(" ") ?? [];
  expect(await run("push erase", number)).toEqual(["Erased."]);
  expect(await run("push erase", second.endpoint)).toEqual(["Erased."]);
  await expect(run("push erase", second.endpoint)).rejects.toThrow("There is no such browser.");
  await expect(run("push erase")).rejects.toThrow(UsageError);
  expect(await run("push list")).toHaveLength(2);
  expect(await run("push erase", "all")).toEqual(["2 erased."]);
  expect(await run("push list")).toEqual([]);
});

test("a message is listed with the number of browsers it was sent to", async () => {
  await push.subscribe(["breaking"]);
  await push.subscribe(["brief"]);
  await push.tick("2026-11-21", "09:59");
  push.answers["GET /stories/breaking"] = { stories: [breakingStory("s1", "It broke")] };
  await push.tick("2026-11-21", "10:00");
  await push.tick("2026-11-21", "10:01");
  expect(await run("push sent")).toEqual([
    expect.stringMatching(/^2026-11-21T09:0\S+Z +breaking +sent 1 +waiting 0 +failed 0 +It broke$/),
  ]);
});

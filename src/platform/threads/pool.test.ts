import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { createPool } from "./pool.ts";

const script = pathToFileURL("tests/fixtures/threads/odd.ts");

test("work goes out and comes back, also with fewer threads than tasks", async () => {
  const pool = createPool<string, string>({ script, threads: 2, timeoutMs: 5_000, memoryMb: 64 });
  const results = await Promise.all(["a", "b", "c", "d", "e"].map((task) => pool.run(task)));
  expect(results).toEqual(["A", "B", "C", "D", "E"].map((value) => ({ ok: true, value })));
  await pool.close();
});

test.each([
  ["throw", "crashed"],
  ["hang", "timeout"],
  ["exit", "crashed"],
  ["eat", "crashed"],
])("a task that does %s is a failure, and the pool goes on", async (task, kind) => {
  const pool = createPool<string, string>({ script, threads: 1, timeoutMs: 3_000, memoryMb: 32 });
  const [bad, good] = await Promise.all([pool.run(task), pool.run("fine")]);
  expect(bad).toMatchObject({ ok: false, failure: { kind } });
  expect(good).toEqual({ ok: true, value: "FINE" });
  await pool.close();
});

test("a thread that is killed while nobody needs it costs no later task", async () => {
  const pool = createPool<string, string>({ script, threads: 1, timeoutMs: 3_000, memoryMb: 32 });
  expect(await pool.run("die soon")).toEqual({ ok: true, value: "DIE SOON" });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await pool.run("fine")).toEqual({ ok: true, value: "FINE" });
  await pool.close();
});

import { pathToFileURL } from "node:url";
import type { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { createPool } from "./thread-pool.ts";

const script = pathToFileURL("tests/fixtures/threads/odd.ts");
const limits = { cpuMs: 1_000, wallMs: 60_000 };

test("every task returns its own result, even with fewer threads than tasks", async () => {
  const pool = createPool<string, string>({ script, threads: 2, ...limits, memoryMb: 64 });
  const results = await Promise.all(["a", "b", "c", "d", "e"].map((task) => pool.run(task)));
  expect(results).toEqual(["A", "B", "C", "D", "E"].map((value) => ({ ok: true, value })));
  await pool.close();
});

test("tasks run on no more threads than allowed, which are reused", async () => {
  const pool = createPool<string, string>({ script, threads: 2, ...limits, memoryMb: 32 });
  const runSix = async () => Promise.all(Array.from({ length: 6 }, () => pool.run("tell the thread")));
  const results = [...(await runSix()), ...(await runSix())];
  expect(new Set(results.map((result) => (result.ok ? result.value : result.failure.message))).size).toBe(2);
  await pool.close();
});

test.each([
  ["throw", "crashed", /^no$/],
  ["hang", "timeout", /^used more than 1000 ms of processor time$/],
  ["search without end", "timeout", /^used more than 1000 ms of processor time$/],
  ["exit", "crashed", /^the thread ended$/],
  ["eat", "crashed", /memory/],
])("the task %j is a failure, and the next task still runs", async (task, kind, message) => {
  const pool = createPool<string, string>({ script, threads: 1, ...limits, memoryMb: 32 });
  const [bad, good] = await Promise.all([pool.run(task), pool.run("fine")]);
  expect(bad).toMatchObject({ ok: false, failure: { kind, message: expect.stringMatching(message) } });
  expect(good).toEqual({ ok: true, value: "FINE" });
  await pool.close();
});

test("after a thread dies while idle, the next task still runs", async () => {
  const pool = createPool<string, string>({ script, threads: 1, ...limits, memoryMb: 32 });
  const died = new Promise((resolve) => {
    process.once("worker", (thread: Worker) => thread.once("exit", resolve));
  });
  expect(await pool.run("die soon")).toEqual({ ok: true, value: "DIE SOON" });
  await died;
  expect(await pool.run("fine")).toEqual({ ok: true, value: "FINE" });
  await pool.close();
});

test("the time that a task waits without using the processor is not counted as processor time", async () => {
  const pool = createPool<string, string>({ script, threads: 1, cpuMs: 100, wallMs: 60_000, memoryMb: 32 });
  expect(await pool.run("wait a second")).toEqual({ ok: true, value: "WAIT A SECOND" });
  await pool.close();
});

test("a task that hangs without using the processor is ended by the wall-clock limit", async () => {
  const pool = createPool<string, string>({ script, threads: 1, cpuMs: 60_000, wallMs: 2_000, memoryMb: 32 });
  expect(await pool.run("stand still")).toEqual({
    ok: false,
    failure: { kind: "timeout", message: "did not end in 2000 ms" },
  });
  expect(await pool.run("fine")).toEqual({ ok: true, value: "FINE" });
  await pool.close();
});

test("the processor times of many small tasks do not add up to a timeout", async () => {
  const pool = createPool<string, string>({ script, threads: 1, cpuMs: 500, wallMs: 60_000, memoryMb: 32 });
  for (let task = 0; task < 4; task += 1) expect(await pool.run("work a little")).toMatchObject({ ok: true });
  await pool.close();
});

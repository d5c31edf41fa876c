import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { createPool } from "./pool.ts";

const script = pathToFileURL("tests/fixtures/threads/odd.ts");
const limits = { cpuMs: 1_000, wallMs: 60_000 };

test("work goes out and comes back, also with fewer threads than tasks", async () => {
  const pool = createPool<string, string>({ script, threads: 2, ...limits, memoryMb: 64 });
  const results = await Promise.all(["a", "b", "c", "d", "e"].map((task) => pool.run(task)));
  expect(results).toEqual(["A", "B", "C", "D", "E"].map((value) => ({ ok: true, value })));
  await pool.close();
});

test("there are never more threads than allowed, and each serves again and again", async () => {
  const pool = createPool<string, string>({ script, threads: 2, ...limits, memoryMb: 32 });
  const served = async () => Promise.all(Array.from({ length: 6 }, () => pool.run("tell the thread")));
  const results = [...(await served()), ...(await served())];
  expect(new Set(results.map((result) => (result.ok ? result.value : result.failure.message))).size).toBe(2);
  await pool.close();
});

test.each([
  ["throw", "crashed", /^no$/],
  ["hang", "timeout", /^used more than 1000 ms of processor time$/],
  ["search without end", "timeout", /^used more than 1000 ms of processor time$/],
  ["exit", "crashed", /^the thread ended$/],
  ["eat", "crashed", /memory/],
])("a task that does %s is a failure, and the pool goes on", async (task, kind, message) => {
  const pool = createPool<string, string>({ script, threads: 1, ...limits, memoryMb: 32 });
  const [bad, good] = await Promise.all([pool.run(task), pool.run("fine")]);
  expect(bad).toMatchObject({ ok: false, failure: { kind, message: expect.stringMatching(message) } });
  expect(good).toEqual({ ok: true, value: "FINE" });
  await pool.close();
});

test("a thread that dies while idle costs no later task", async () => {
  const pool = createPool<string, string>({ script, threads: 1, ...limits, memoryMb: 32 });
  expect(await pool.run("die soon")).toEqual({ ok: true, value: "DIE SOON" });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await pool.run("fine")).toEqual({ ok: true, value: "FINE" });
  await pool.close();
});

test("a task on a busy processor still gets its time", async () => {
  const pool = createPool<string, string>({ script, threads: 1, cpuMs: 100, wallMs: 60_000, memoryMb: 32 });
  expect(await pool.run("wait a second")).toEqual({ ok: true, value: "WAIT A SECOND" });
  await pool.close();
});

test("a task that hangs is ended by wall time", async () => {
  const pool = createPool<string, string>({ script, threads: 1, cpuMs: 60_000, wallMs: 2_000, memoryMb: 32 });
  expect(await pool.run("stand still")).toEqual({
    ok: false,
    failure: { kind: "timeout", message: "did not end in 2000 ms" },
  });
  expect(await pool.run("fine")).toEqual({ ok: true, value: "FINE" });
  await pool.close();
});

test("the times of many small tasks do not add up to a timeout", async () => {
  const pool = createPool<string, string>({ script, threads: 1, cpuMs: 500, wallMs: 60_000, memoryMb: 32 });
  for (let task = 0; task < 4; task += 1) expect(await pool.run("work a little")).toMatchObject({ ok: true });
  await pool.close();
});

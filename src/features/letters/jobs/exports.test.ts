import { mkdir, mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { HOUR_MS, lagosDate, lagosTime } from "#platform/time.ts";
import { letForget } from "#tests/support/let-forget.ts";
import { recordingSink, startLetters } from "#tests/support/letters.ts";
import { lettersJobs } from "./schedule.ts";

let domain: Awaited<ReturnType<typeof startLetters>>;
beforeEach(async () => {
  domain = await startLetters();
});
afterEach(() => domain.close());

async function exportsOf(...files: string[]) {
  const exportsDir = path.join(await mkdtemp(path.join(tmpdir(), "exports-")), "exports");
  if (files.length > 0) await mkdir(exportsDir);
  for (const file of files) await writeFile(path.join(exportsDir, file), "");
  const jobs = lettersJobs(domain.deps(recordingSink(), { exportsDir }));
  const job = jobs.find(({ name }) => name === "letters.export")!;
  return { job, exportsDir, files: async () => (await readdir(exportsDir)).sort() };
}

test("subscribers are exported to a readable file every hour, and those of thirty hours are kept", async () => {
  const { job, exportsDir, files } = await exportsOf();
  await domain.subscribe("ada@mail.ng");
  expect(job.when).toEqual({ everyMinutes: 60 });
  const first = domain.clock.now();
  for (let hour = 0; hour < 32; hour += 1) {
    const due = new Date(first.getTime() + hour * HOUR_MS);
    domain.setTime(lagosDate(due), lagosTime(due));
    await job.run(due);
  }
  const kept = await files();
  expect(kept).toHaveLength(30);
  expect(kept[0]).toBe("subscribers-2026-11-21T07.jsonl.gz");
  const lines = gunzipSync(await readFile(path.join(exportsDir, kept[0]!)))
    .toString()
    .trim()
    .split("\n");
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { email: "ada@mail.ng", state: "active", consentVersion: "1" },
  ]);
});

test("exports leave a worker after thirty hours, whether or not the job still comes to it", async () => {
  await letForget(domain.db, "letters.export");
  const now = "subscribers-2026-11-21T05.jsonl.gz";
  const old = ["19T22.jsonl.gz", "19T23.jsonl.gz", "19T23.jsonl.gz.part"].map(
    (end) => `subscribers-2026-11-${end}`,
  );
  const recent = ["README", "subscribers-2026-11-20T00.jsonl.gz"];
  const rare = await exportsOf(...old, ...recent);
  await rare.job.run(domain.clock.now());
  expect(await rare.files()).toEqual([...recent, now]);
  const never = await exportsOf(...old, ...recent);
  await never.job.help?.(new AbortController().signal);
  expect(await never.files()).toEqual(recent);
});

test("a new database replaces no export of the one before, and keeps them for thirty hours from its start", async () => {
  const [lost, lastOfLost] = ["subscribers-2026-11-18T22.jsonl.gz", "subscribers-2026-11-21T05.jsonl.gz"];
  const { job, exportsDir, files } = await exportsOf(lost, lastOfLost);
  const first = domain.clock.now();
  const runAfter = async (hours: number) => {
    const due = new Date(first.getTime() + hours * HOUR_MS);
    domain.setTime(lagosDate(due), lagosTime(due));
    await job.run(due);
  };
  await job.help?.(new AbortController().signal);
  for (const hours of [0, 1, 29]) await runAfter(hours);
  expect(await files()).toEqual([
    ...[lost, lastOfLost, "subscribers-2026-11-21T06.jsonl.gz", "subscribers-2026-11-22T10.jsonl.gz"],
  ]);
  expect((await readFile(path.join(exportsDir, lastOfLost))).length).toBe(0);
  await runAfter(30);
  expect((await files())[0]).toBe("subscribers-2026-11-21T06.jsonl.gz");
});

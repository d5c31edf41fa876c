import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MAX_WAIT_MS } from "#tests/support/max-wait.ts";

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), "ng-lock-"));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const journal = (): string[] => {
  const file = path.join(dir, "journal");
  return existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : [];
};

/** A process that takes the lock and holds it for this long. */
function builder(name: string, milliseconds: number): ChildProcess {
  const args = [path.join(dir, "below/.lock"), path.join(dir, "journal"), name, String(milliseconds)];
  return spawn(process.execPath, ["tests/fixtures/build/hold-lock.ts", ...args], { stdio: "inherit" });
}

test("of several builders started at once, only one works at a time", async () => {
  const builders = ["a", "b", "c"].map((name) => builder(name, 100));
  const codes = await Promise.all(builders.map((one) => once(one, "exit")));
  expect(codes.map(([code]) => code)).toEqual([0, 0, 0]);
  const lines = journal();
  for (const at of [0, 2, 4]) expect(lines[at + 1]).toBe(lines[at]?.replace(" in", " out"));
});

test("the lock of a killed builder passes to the next one", async () => {
  const killed = builder("killed", 60_000);
  await vi.waitFor(() => expect(journal()).toEqual(["killed in"]), MAX_WAIT_MS);
  const next = builder("next", 0);
  killed.kill("SIGKILL");
  expect((await once(next, "exit"))[0]).toBe(0);
  expect(journal()).toEqual(["killed in", "next in", "next out"]);
});

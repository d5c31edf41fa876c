import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sourceFiles } from "./imports.ts";

/**
 * The only lines of the tests that let a fixed time pass, each with its reason. What has an event is waited for: with
 * `vi.waitFor`, `expect.poll` or an assertion of Playwright.
 */
const ALLOWED: readonly (readonly [file: string, line: string, reason: string])[] = [
  [
    "src/features/letters/jobs/delivery-run.test.ts",
    "await new Promise((resolve) => setTimeout(resolve, 5));",
    "a mail server takes a moment for each letter, so that the two processes overlap",
  ],
  [
    "src/features/news/jobs/first-tries.test.ts",
    'setTimeout(() => response.end(feedOf(paper, "Fire guts Balogun market in Lagos")), 7_000);',
    "a slow newspaper is played",
  ],
  ["tests/lifecycle/output.test.ts", "await pause(5);", "a slow reader of a pipe is played"],
  ["tests/scenarios/slow-hosts.test.ts", "await pause(HALF_MS);", "a slow newspaper is played"],
  [
    "tests/scenarios/slow-hosts.test.ts",
    "const silently: Answer = () => pause(2 * HALF_MS, null);",
    "a silent newspaper is played",
  ],
  [
    "tests/support/e2e.ts",
    "else setTimeout(poll, 500, count);",
    "half a second without a request has no event",
  ],
  [
    "tests/support/fault-proxy.ts",
    'if (typeof fault === "object" && "latencyMs" in fault) await pause(fault.latencyMs);',
    "a slow line is played",
  ],
  ["tests/support/fault-proxy.ts", "await pause(1);", "a slow line is played"],
  [
    "tests/support/product.ts",
    "setTimeout(giveUp, START_MS).unref();",
    "the longest time to wait for an event",
  ],
  ["tests/support/push-service.ts", "await pause(ANSWER_MS);", "a push service's latency is played"],
  [
    "tests/support/raw-socket.ts",
    "const timer = setTimeout(() => socket.destroy(), patienceMs);",
    "the longest time to wait for an event",
  ],
  [
    "tests/support/smtp-server.ts",
    'setTimeout(() => send("250 taken"), current && "waitMs" in current ? current.waitMs : 0);',
    "a slow mail server is played",
  ],
  ["tests/support/streaming-proxy.ts", "await pause(1);", "a slow line is played"],
];

/** Programs that a test or an audit starts, which play slowness, load and outages over minutes. */
const PLAYED = /^tests\/(?:audit\/(?!.*\.spec\.)|fixtures\/|support\/lasting-papers\/)/;

const TIMERS = /^import \{[^}]*\bsetTimeout(?: as (\w+))?[^}]*\} from "node:timers\/promises";$/m;
/** `test.setTimeout` is the time limit of a browser test. */
const WAITS = String.raw`\bwaitForTimeout\(|(?<!\btest\.)\bsetTimeout\(|\bscheduler\.wait\(|\bAtomics\.wait\(`;

/** The lines that let a fixed time pass, except the head of a loop that asks again until something is so. */
function waitsIn(text: string): string[] {
  const name = TIMERS.exec(text)?.[1];
  const waits = new RegExp(name === undefined ? WAITS : String.raw`${WAITS}|\b${name}\(`);
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => waits.test(line) && !/^(?:for|while) \(/.test(line) && !/^(?:\/\/|\*)/.test(line));
}

/** Limits below a second that a right answer must meet, as no assertion may have. */
const SHORT_LIMIT = /\.(?:to[A-Z]\w*|waitFor\w*|poll|click|tap|hover|fill)\(.*\btimeout: \d{1,3}\b/;

const files = [
  ...sourceFiles("src").filter((file) => /\.test\.tsx?$/.test(file)),
  ...sourceFiles("tests").filter((file) => !PLAYED.test(file) && file !== "tests/architecture/waits.test.ts"),
];

test("no test waits for a fixed time, except those listed with their reasons", () => {
  const isAllowed = (file: string, line: string) =>
    ALLOWED.some(([allowedFile, allowedLine]) => file === allowedFile && line === allowedLine);
  const waiting = files.flatMap((file) =>
    waitsIn(readFileSync(file, "utf8"))
      .filter((line) => !isAllowed(file, line))
      .map((line) => `${file}: ${line}`),
  );
  expect(waiting).toEqual([]);
});

test("no assertion of a test has a time limit below a second", () => {
  const short = files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => SHORT_LIMIT.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(short).toEqual([]);
});

const IMPORT = 'import { setTimeout as rest } from "node:timers/promises";\n';
test.each([
  ["await page.waitForTimeout(500);", true],
  ["await new Promise((resolve) => setTimeout(resolve, 500));", true],
  ["await new Promise((resolve) => globalThis.setTimeout(resolve, 500));", true],
  ['import { setTimeout } from "node:timers/promises";\nawait setTimeout(500);', true],
  [`${IMPORT}await rest(500);`, true],
  [`${IMPORT}await rest(WAIT_MS);`, true],
  [`${IMPORT}if (isSlow) await rest(500);`, true],
  [`${IMPORT}for (; !(await isDone()); await rest(50)) {`, false],
  [`${IMPORT}while (!isDone) await rest(50);`, false],
  ["test.setTimeout(60_000);", false],
  ["vi.advanceTimersByTime(500);", false],
  ["await rest(500);", false],
])("%j is a fixed wait: %s", (text, isWait) => {
  expect(waitsIn(text).length > 0).toBe(isWait);
});

test.each([
  ["await expect(list).toBeVisible({ timeout: 500 });", true],
  ['await menu.waitFor({ state: "hidden", timeout: 600 });', true],
  ["await expect.poll(isOpen, { timeout: 900 }).toBe(true);", true],
  ["await expect(list).toBeVisible({ timeout: 20_000 });", false],
  ["window.requestIdleCallback(start, { timeout: 500 });", false],
])("%j has a short limit: %s", (line, isShort) => {
  expect(SHORT_LIMIT.test(line)).toBe(isShort);
});

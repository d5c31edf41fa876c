import { expect, test } from "vitest";
import { withoutOpenComments } from "#features/news/intake/repair/balance-xml.ts";
import { type Attack, attacksOn, findPatterns, type Pattern, timeOf } from "./patterns.ts";

/**
 * All attacks are tried on the shortest text, the slowest of them on the next, the slowest of those on the longest: on
 * ten times the text a pattern that backtracks takes a hundred times as long.
 */
const [SHORTEST, SHORT, LONG] = [2_000, 10_000, 100_000] as const;
const MOST_CANDIDATES = 10;
/** The slowest linear pattern needs 45 ms of a busy machine; a quadratic one needs seconds. */
const MAX_MS = 200;
const MAX_ATTEMPTS = 20;
const HOPELESS_MS = 1_000;
/** The code before these patterns cuts the text to this many characters. */
const CUT_LENGTHS: Readonly<Record<string, number>> = {
  "src/features/league/intake/football-txt.ts": 200,
};

/** The code before these patterns takes this out of the text. */
const TAKEN_OUT: Readonly<Record<string, (text: string) => string>> = {
  "src/features/news/intake/repair/balance-xml.ts": withoutOpenComments,
};

const asRead = (file: string, text: string): string => TAKEN_OUT[file]?.(text) ?? text;

const patterns = findPatterns("src/**/*.{ts,tsx}");

/**
 * The quickest of several tries: on a shared machine one may be slow, but not all. After two above HOPELESS_MS there is
 * no third.
 */
function quickest(regex: RegExp, text: string): number {
  let ms = Number.POSITIVE_INFINITY;
  for (let attempt = 1; attempt <= MAX_ATTEMPTS && ms > MAX_MS; attempt += 1) {
    ms = Math.min(ms, timeOf(regex, text));
    if (attempt > 1 && ms > HOPELESS_MS) break;
  }
  return ms;
}

/** The attacks that take the pattern longest on a text of this length, the slowest first. */
function slowest({ file, regex }: Pattern, attacks: Iterable<Attack>, length: number): Attack[] {
  const timed: { readonly ms: number; readonly attack: Attack }[] = [];
  for (const attack of attacks) {
    const ms = timeOf(regex, asRead(file, attack(length)));
    timed.push({ ms, attack });
    if (ms > HOPELESS_MS) break;
  }
  return timed.toSorted((one, other) => other.ms - one.ms).map(({ attack }) => attack);
}

test(`none of ${patterns.length} regular expressions backtracks without bound on 100 kB of hostile text`, {
  timeout: 120_000,
}, () => {
  expect(patterns.length).toBeGreaterThan(300);
  const tooSlow = patterns.flatMap((pattern) => {
    const { file, regex } = pattern;
    const candidates = slowest(pattern, attacksOn(regex), SHORTEST).slice(0, MOST_CANDIDATES);
    const [worst] = slowest(pattern, candidates, SHORT);
    for (const length of [SHORT, LONG]) {
      const ms = quickest(regex, asRead(file, worst?.(CUT_LENGTHS[file] ?? length) ?? ""));
      // A pattern that fails on the short text skips the long one.
      if (ms > MAX_MS) return [`${file}: ${regex} takes ${Math.round(ms)} ms on ${length} characters`];
    }
    return [];
  });
  expect(tooSlow).toEqual([]);
});

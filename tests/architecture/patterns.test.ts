import { expect, test } from "vitest";
import { withoutOpenComments } from "#features/news/intake/repair/balance-xml.ts";
import { attacks, findPatterns, type Pattern, timeOf } from "./patterns.ts";

const SCREENED_LENGTH = 10_000;
const LENGTH = 100_000;
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

function slowest({ file, regex }: Pattern): string {
  let worst = { ms: 0, text: "" };
  for (const attack of attacks(regex, SCREENED_LENGTH)) {
    const text = asRead(file, attack);
    const ms = timeOf(regex, text);
    if (ms > worst.ms) worst = { ms, text };
    if (ms > HOPELESS_MS) break;
  }
  return worst.text;
}

test(`none of ${patterns.length} regular expressions backtracks without bound on 100 kB of hostile text`, {
  timeout: 120_000,
}, () => {
  expect(patterns.length).toBeGreaterThan(300);
  const tooSlow = patterns.flatMap((pattern) => {
    const length = CUT_LENGTHS[pattern.file] ?? LENGTH;
    const text = slowest(pattern).slice(-length);
    const repeated = text.slice(0, -1).repeat(LENGTH / SCREENED_LENGTH);
    const long = `${asRead(pattern.file, repeated).slice(0, length)}\u0001`;
    // Ten times the text would take a hundred times as long: a pattern that fails on the short text skips the long one.
    const short = quickest(pattern.regex, text);
    const ms = short > MAX_MS ? short : quickest(pattern.regex, long);
    return ms > MAX_MS ? [`${pattern.file}: ${pattern.regex} takes ${Math.round(ms)} ms`] : [];
  });
  expect(tooSlow).toEqual([]);
});

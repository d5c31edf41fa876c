import type { Reading } from "#features/markets/shapes.ts";
import type { Fetch } from "#platform/fetch/request.ts";
import { askText, invalidAnswer, type ProviderFailure } from "#platform/providers/ask-provider.ts";
import { readNumber } from "#platform/providers/lenient.ts";
import { ok, type Result } from "#platform/result.ts";

/** "(ASI) rose 641.55 (0.56%) points to close at 114,659.11" */
const SENTENCE =
  /\(ASI\)\s+(\w+)\s+[\d,.]+\s+\(([+-]?[\d.]+)%\)\s+points\s+to\s+close\s+at\s+([\d,]+\.?\d*)/i;
const FALLING = /^(fell|dropped|declined|retreated|slipped|plunged|lost|sank|shed|slumped|dipped)$/i;

/** An HTML page; the last resort, for the All-Share only. */
export async function askKwayisi(
  fetch: Fetch,
  base: string,
  close: Date,
): Promise<Result<Reading, ProviderFailure>> {
  const page = await askText(fetch, { url: `${base}/` });
  if (!page.ok) return page;
  const text = page.value
    .slice(0, 200_000)
    .replace(/<[^<>]*>/g, " ")
    .replace(/\s+/g, " ");
  const match = SENTENCE.exec(text);
  const value = readNumber(match?.[3]);
  const percent = readNumber(match?.[2]);
  if (value === null || percent === null) return invalidAnswer("the sentence about the ASI is not there");
  const size = Math.abs(percent);
  const falls = percent < 0 || FALLING.test(match?.[1] ?? "");
  return ok({ value, percentChange: falls ? -size : size, asOf: close, history: [] });
}

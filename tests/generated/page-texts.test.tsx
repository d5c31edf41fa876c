import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { pathPatterns } from "#contracts/addresses.ts";
import { type Ask, endpoints } from "#contracts/all/all-endpoints.ts";
import { manifest } from "#contracts/all/page-manifest.ts";
import { ofSite } from "#tests/support/recorded.ts";
import { renderPage } from "#tests/support/site-pages.tsx";

/**
 * What every page says, as text: a reviewer sees in the diff what a change does to readers. The pages ask for answers
 * that the sample edition once gave; RECORD=http://127.0.0.1:3000 adds those that are missing from a running one.
 */
const ANSWERS = "tests/fixtures/page-answers.json";
const RANDOM = 0.9;
const recording = process.env.RECORD;

interface Recorded {
  readonly now: string;
  readonly answers: Record<string, unknown>;
}

const recorded: Recorded = existsSync(ANSWERS)
  ? JSON.parse(readFileSync(ANSWERS, "utf8"))
  : { now: new Date().toISOString(), answers: {} };
const missing = new Set<string>();

const ask = (async (address: string, params: Record<string, unknown> = {}) => {
  const key = `${address} ${JSON.stringify(params)}`;
  if (recording !== undefined) recorded.answers[key] ??= (await record(address, params)) ?? null;
  const answer = recorded.answers[key];
  if (answer == null) {
    if (!(key in recorded.answers)) missing.add(key);
    throw Object.assign(new Error(`not recorded: ${key}`), { status: 404 });
  }
  return structuredClone(answer);
}) as Ask;

async function record(address: string, params: Record<string, unknown>): Promise<unknown> {
  const rest = new URLSearchParams();
  let path = address.replace(/^GET /, "");
  for (const [name, value] of Object.entries(params))
    if (path.includes(`{${name}}`)) path = path.replace(`{${name}}`, encodeURIComponent(String(value)));
    else if (value !== undefined && value !== null) rest.set(name, String(value));
  const response = await fetch(`${recording}/api${path}?${rest}`);
  return response.ok ? shortened(ofSite(await response.text())) : undefined;
}

/** Six of each list are enough to see what a page does with it. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 6).map(shortened);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shortened(inner)]));
}

const addresses = (
  await Promise.all(
    Object.entries(manifest).map(async ([address, { name, examples }]) =>
      name === null || address === pathPatterns.confirm ? [] : ((await examples?.(ask)) ?? [address]),
    ),
  )
).flat();
beforeAll(() => {
  vi.useFakeTimers({ now: Date.parse(recorded.now), toFake: ["Date"] });
  // The forecast that the page shows is chosen by chance.
  vi.spyOn(Math, "random").mockReturnValue(RANDOM);
});
afterAll(() => {
  vi.useRealTimers();
  if (recording !== undefined) writeFileSync(ANSWERS, `${JSON.stringify(recorded, null, 1)}\n`);
});

test.each([...new Set(addresses)])("%s says what it said", async (address) => {
  const html = await renderPage(ask, address, recorded.now);
  expect([...missing], "answers that are not recorded: see CONTRIBUTING.md").toEqual([]);
  await expect(textOf(html)).toMatchFileSnapshot(
    `./pages/${address.replace(/\W+/g, "-").replace(/^-|-$/g, "") || "home"}.txt`,
  );
});

const SHOWN =
  /\s(href|value|datetime|aria-label|title|placeholder|d|points|style|lang|cx|cy|x|y)="([^"]*)"/gi;

/** The texts and figures of a page, one a line, without its tags and classes. */
function textOf(markup: string): string {
  const lines = markup
    .replace(/<(style|script)[\s\S]*?<\/\1>/g, "")
    .replace(/<(\w+)([^>]*)>/g, (_, _tag, attributes: string) => {
      const shown = [...attributes.matchAll(SHOWN)].map(([, name, value]) => `${name}=${value}`);
      return shown.length === 0 ? "\n" : `\n[${shown.join(" ")}]\n`;
    })
    .replace(/<[^>]+>/g, "\n")
    .split("\n")
    .map((line) => line.trim());
  return `${lines.filter((line) => line !== "").join("\n")}\n`;
}

test("every call that pages make is one of the API's", () => {
  for (const key of Object.keys(recorded.answers))
    expect(Object.keys(endpoints)).toContain(key.replace(/ \{.*/, ""));
});

import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { pathPatterns } from "#contracts/addresses.ts";
import { type Ask, endpoints } from "#contracts/all/all-endpoints.ts";
import { manifest } from "#contracts/all/page-manifest.ts";
import { pageFile, textOf } from "#tests/support/page-text.ts";
import { ofSite } from "#tests/support/recorded.ts";
import { type HeadTag, openPage } from "#tests/support/site-pages.tsx";

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

const asking = (records: boolean) =>
  (async (address: string, params: Record<string, unknown> = {}) => {
    const key = `${address} ${JSON.stringify(params)}`;
    if (records) recorded.answers[key] ??= (await record(address, params)) ?? null;
    const answer = recorded.answers[key];
    if (answer == null) {
      if (!(key in recorded.answers)) missing.add(key);
      throw Object.assign(new Error(`not recorded: ${key}`), { status: 404 });
    }
    return structuredClone(answer);
  }) as Ask;
const ask = asking(recording !== undefined);
const askRecorded = asking(false);

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

/** How many things each list of an answer has, in answers that are poorer than the recorded ones. */
const POORER = { "nothing in any list": 0, "one thing in each list": 1 };

test.each([...new Set(addresses)])("%s says what it said", async (address) => {
  const { html, head } = await openPage(ask, address, recorded.now);
  const unrecorded = [...missing];
  missing.clear();
  expect(unrecorded, "answers that are not recorded: see CONTRIBUTING.md").toEqual([]);
  const text = textOf(html);
  const parts = [headOf(head), text];
  for (const [name, length] of Object.entries(POORER))
    parts.push(`# ${name}\n${otherLines(await textWith(length, address), text)}`);
  await expect(parts.join("\n")).toMatchFileSnapshot(`./pages/${pageFile(address)}`);
});

async function textWith(length: number, address: string): Promise<string> {
  const askPoorer = (async (...question: Parameters<Ask>) =>
    poorer(await askRecorded(...question), length)) as Ask;
  try {
    return textOf((await openPage(askPoorer, address, recorded.now)).html);
  } catch (error) {
    return `not shown: ${(error as Error).message}\n`;
  } finally {
    // A poorer page may ask what nobody has recorded, and shows that it failed.
    missing.clear();
  }
}

function poorer(value: unknown, length: number): unknown {
  if (value === null || typeof value !== "object") return value;
  if (!Array.isArray(value))
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, poorer(inner, length)]));
  const isList = value.every((one) => typeof one === "object");
  return (isList ? value.slice(0, length) : value).map((one) => poorer(one, length));
}

/** What a text says and another does not, with a sum of all that it says. */
function otherLines(text: string, other: string): string {
  const said = new Set(other.split("\n"));
  const lines = text.split("\n").filter((line) => !said.has(line));
  return [...lines, createHash("sha256").update(text).digest("hex").slice(0, 8), ""].join("\n");
}

/** What search engines, shared links and the browser's tab say of a page. */
function headOf(tags: readonly HeadTag[]): string {
  const lines = tags.map(({ title, name, property, rel, hrefLang, content, href, ...rest }) => {
    const data = rest["script:ld+json"];
    if (data !== undefined)
      return [data]
        .flat()
        .map((thing) => JSON.stringify(thing))
        .join("\n");
    return `[${[name ?? property ?? rel ?? "title", hrefLang].filter(Boolean).join(" ")}=${content ?? href ?? title}]`;
  });
  return lines.map((line) => `${line}\n`).join("");
}

test("every call that pages make is one of the API's", () => {
  for (const key of Object.keys(recorded.answers))
    expect(Object.keys(endpoints)).toContain(key.replace(/ \{.*/, ""));
});

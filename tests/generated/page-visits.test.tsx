import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { beforeEach, expect, test, vi } from "vitest";
import { fillPath } from "#ask/ask.ts";
import { pages, pathPatterns } from "#contracts/addresses.ts";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import { manifest } from "#contracts/all/page-manifest.ts";
import { database } from "#device/stores/database.ts";
import { emptyDevice } from "#tests/support/empty-device.ts";
import { type Control, type LivePage, openLivePage, writtenOf } from "#tests/support/live-page.tsx";
import { pageFile, textOf } from "#tests/support/page-text.ts";

/**
 * What a page does in the hands of a reader: how it differs from the server's text (pages) by what her device holds, and
 * what each button, box and form changes on the page and on the device, and asks of the server. A reviewer sees in the
 * diff what a change does. The visits are one reader's, one after the other: what a page asks depends on what the pages
 * before it have asked.
 */
const recorded: { now: string; answers: Record<string, unknown> } = JSON.parse(
  readFileSync("tests/fixtures/page-answers.json", "utf8"),
);
const answers = Object.entries(recorded.answers).map(([key, answer]) => {
  const [, address = "", params = ""] = /^(\S+ \S+) (.*)$/.exec(key) ?? [];
  const { path, rest } = fillPath(address, JSON.parse(params));
  const query = new URLSearchParams(rest as Record<string, string>);
  return { key, address, path: `/api${path}`, url: `/api${path}?${query}`, answer };
});

/** Of a call that was recorded with other parameters only, the first answer. */
const ask = (async (address: string, params: object = {}) => {
  const key = `${address} ${JSON.stringify(params)}`;
  const found = answers.find((one) => one.key === key) ?? answers.find((one) => one.address === address);
  if (found?.answer == null) throw Object.assign(new Error(`not recorded: ${key}`), { status: 404 });
  return structuredClone(found.answer);
}) as Ask;

function answerTo(url: string): unknown {
  const [path] = url.split("?", 1);
  return (answers.find((one) => one.url === url) ?? answers.find((one) => one.path === path))?.answer;
}

/** What stands beside every page asks these. */
const OF_FRAME = /\/(geo|meta\/sources)$/;
let asked: string[] = [];
/** What the server says to a form; null if it accepts it. */
let refusal: object | null = null;
emptyDevice();
beforeEach(() => {
  const toFake = ["Date", "setTimeout", "clearTimeout", "setInterval", "clearInterval"] as const;
  vi.useFakeTimers({ now: Date.parse(recorded.now), toFake: [...toFake] });
  vi.spyOn(Math, "random").mockReturnValue(0.9);
  vi.spyOn(console, "warn").mockReturnValue();
  asked = [];
  refusal = null;
  vi.stubGlobal("dataLayer", []);
  vi.stubGlobal("fetch", async (url: string, { method = "GET", body = "" }: RequestInit = {}) => {
    if (!OF_FRAME.test(url)) asked.push([method, url, body].filter(Boolean).join(" "));
    if (method !== "GET") return Response.json(refusal ?? { success: true }, { status: refusal ? 422 : 200 });
    const answer = answerTo(url);
    return Response.json(answer ?? { detail: "not recorded" }, { status: answer ? 200 : 404 });
  });
});

const LATER_MS = 10_000;
const MAX_DEEDS = 40;
const MAX_LINES = 32;
const addresses = await Promise.all(
  Object.entries(manifest)
    .filter(([address, { name }]) => name !== null && address !== pathPatterns.confirm)
    .map(async ([address, { examples }]) => (await examples?.(ask))?.[0] ?? address),
);

test.each([...new Set(addresses)])("a visit to %s", async (address) => {
  await expect(await visit(address)).toMatchFileSnapshot(`./visits/${pageFile(address)}`);
});

test.each(addresses.filter((address) => /^\/(newsletter|feedback|correct)/.test(address)))(
  "a visit to %s while the server refuses",
  async (address) => {
    refusal = { error: "The server's own words.", detail: [{ loc: ["email"], msg: "not ours" }] };
    await expect(await visit(address)).toMatchFileSnapshot(`./visits/refused-${pageFile(address)}`);
  },
);

/** What changes on the page, on the device and at the server, by what the reader has done. */
async function visit(address: string): Promise<string> {
  // React cannot render the page for the server, too, in one process.
  const server = new Set(readFileSync(`tests/generated/pages/${pageFile(address)}`, "utf8").split("\n"));
  await fillDevice();
  const held = new Set(await rowLines());
  // What surrounds all pages is used on the front page only.
  const isFront = address === pages.home;
  const page = await openLivePage(ask, address, recorded.now, isFront);
  const state = async () => [
    ...page
      .all(isFront ? "div" : "main, dialog, .toasts")
      .slice(0, isFront ? 1 : undefined)
      .flatMap((part) => linesOf(writtenOf(part))),
    ...(await deviceLines()),
    // Which comes first depends on how fast code is loaded.
    ...asked.toSorted().map((one) => `asks ${one}`),
    ...(window.dataLayer ?? []).map((one) => `tells ${JSON.stringify(one, shortened)}`),
    `at ${page.address()}`,
  ];
  const lines: string[] = [];
  let last = await state();
  lines.push("# opened", ...last.filter((line) => !server.has(line) && !held.has(line)));
  const note = async (what: string) => {
    const now = await state();
    const change = changesOf(last, now);
    last = now;
    if (change.length > 0) lines.push("", `# ${what}`, ...cut(change));
  };
  await page.wait(LATER_MS);
  await note("later");
  const used = new Set<string>();
  while (used.size < MAX_DEEDS) {
    const control = controlsOf(page, isFront).find((one) => !used.has(kindOf(page, one)));
    if (!control) break;
    used.add(kindOf(page, control));
    const name = nameOf(page, control);
    await use(page, control);
    await note(name);
  }
  await page.wait(LATER_MS);
  await note("later");
  await page.close();
  return `${lines.join("\n")}\n`;
}

/** A list that comes or goes is named by its first lines and a sum of all. */
function cut(lines: readonly string[]): readonly string[] {
  if (lines.length <= MAX_LINES) return lines;
  const sum = createHash("sha256").update(lines.join("\n")).digest("hex").slice(0, 8);
  return [...lines.slice(0, MAX_LINES / 2), `… and ${lines.length - MAX_LINES / 2} more lines, ${sum}`];
}

const TYPED: Readonly<Record<string, string>> = { email: "ada@example.com", number: "7", date: "2026-11-28" };

async function use(page: LivePage, control: Control): Promise<void> {
  const { tagName, type } = control;
  if (tagName === "SELECT") await page.type(control, lastOption(control));
  else if (tagName === "BUTTON" || ["checkbox", "radio", "submit"].includes(type)) await page.press(control);
  else await page.type(control, TYPED[type] ?? "Kano is a city");
}

function lastOption(select: Control): string {
  return [...select.querySelectorAll("option")].at(-1)?.getAttribute("value") ?? "";
}

function controlsOf(page: LivePage, isFront: boolean): Control[] {
  return page.all("button, input, select, textarea").filter((one) => {
    const isSeen = !one.closest("[hidden]") && !one.hasAttribute("hidden") && one.type !== "file";
    return isSeen && (isFront || one.closest("main") || one.closest("dialog"));
  });
}

/** In a list of cards, each has the same buttons, with the card's name in its label: one of each kind is used. */
function kindOf(page: LivePage, control: Control): string {
  const label = control.getAttribute("aria-label");
  return `${control.getAttribute("class")} ${label ? label.replace(/[: ].*/, "") : nameOf(page, control)}`;
}

function nameOf(page: LivePage, control: Control): string {
  const label = page.all("label").find((one) => one.getAttribute("for") === control.id && control.id !== "");
  const text = control.tagName === "BUTTON" ? control.textContent.trim() : "";
  const own = control.getAttribute("aria-label") ?? text;
  const around = control.closest("label")?.textContent.replace(control.textContent, "");
  return own || (label?.textContent ?? around)?.trim() || control.name;
}

function linesOf(html: string): string[] {
  return textOf(html).trim().split("\n");
}

async function deviceLines(): Promise<string[]> {
  const local = Object.entries(localStorage as Record<string, string>).flatMap(([key, value]) =>
    value.startsWith("{")
      ? Object.entries(JSON.parse(value)).map(([name, inner]) => `${key}.${name}: ${JSON.stringify(inner)}`)
      : [`${key}: ${value}`],
  );
  return [...(await rowLines()), ...local.map((line) => `localStorage ${line}`)];
}

async function rowLines(): Promise<string[]> {
  const db = await database();
  const stores = [...db.objectStoreNames].filter((store) => store !== "cache");
  const rows = stores.map(async (store) =>
    (await db.getAll(store)).map((row) => `${store}: ${JSON.stringify(row, shortened)}`),
  );
  return (await Promise.all(rows)).flat();
}

function shortened(_: string, value: unknown): unknown {
  return typeof value === "string" && value.length > 40 ? `${value.slice(0, 40)}…` : value;
}

function changesOf(before: readonly string[], after: readonly string[]): string[] {
  const gone = without(before, after).map((line) => `- ${line}`);
  return [...gone, ...without(after, before).map((line) => `+ ${line}`)];
}

function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
}

async function fillDevice(): Promise<void> {
  const db = await database();
  const at = "2026-11-26T08:00:00.000Z";
  const article = { headline: "A pension", newspaper_name: "Two Rivers Gazette", category: "Business" };
  await db.put("follows", { publisher: "Two Rivers Gazette", followedAt: at });
  await db.put("bookmarks", { _id: "2i36lk3ez800", ...article, savedAt: at });
  await db.put("readHistory", { articleId: "2i36lk3ez800", ...article, readAt: at, timeSpent: 42 });
  await db.put("searchHistory", { query: "market", searchedAt: at });
  const following = [{ kind: "place", id: "abia", label: "Abia", followedAt: at }];
  await db.put("settings", { key: "following", value: following });
}

import { beforeEach, expect, test, vi } from "vitest";
import { database } from "#device/stores/database.ts";
import { emptyDevice } from "#tests/support/empty-device.ts";
import { deleteOldCaches, save, trim } from "./caches.ts";
import { answerOf, devicePage, hasCodeOf, storeAgain, storeEdition, storeShell } from "./edition.ts";

vi.hoisted(() => {
  const SITE_FILES = [
    ...["/assets/settings-abcdefgh.js", "/assets/words-ha-12345678.js", "/assets/words-yo-12345678.js"],
    ...["/assets/TableTab-12345678.js", "/assets/chart.js"],
  ];
  Object.assign(globalThis, { SITE_FILES, SITE_VERSION: "2" });
});

/** The caches by name, and what the server was asked for. */
let stores: Record<string, Map<string, Response>> = {};
let asked: string[] = [];
/** What the server answers with another page than its own. */
let broken = "";

function open(name: string) {
  stores[name] ??= new Map();
  const store = stores[name];
  const addressOf = (one: string | Request) =>
    typeof one === "string" ? one : one.url.slice("https://g.example".length);
  return {
    match: async (one: string | Request) => store.get(addressOf(one))?.clone(),
    put: async (one: string, response: Response) => store.set(addressOf(one), response),
    delete: async (one: string | Request) => store.delete(addressOf(one)),
    keys: async () => [...store.keys()].map((address) => ({ url: `https://g.example${address}` })),
  };
}

function answer(address: string): Response {
  if (address === broken) return new Response("Sign in", { headers: { "Content-Type": "text/html" } });
  if (address.startsWith("/api/")) return Response.json({ of: address });
  if (address.startsWith("/assets/TableTab")) return new Response('import a from"./chart.js"');
  if (address.startsWith("/assets/")) return new Response("code");
  const links = Array.from({ length: 25 }, (_, at) => `<a href="/article/a${at}">`).join("");
  const html = `<html data-made="x"><script src="/assets/page.js">${/^\/(ha)?$/.test(address) ? links : ""}`;
  return new Response(html, { headers: { "Content-Type": "text/html" } });
}

const kept = (): string[] => [...(stores["naija-gist-kept-2"]?.keys() ?? [])];
const files = (): string[] => [...(stores["naija-gist-files-2"]?.keys() ?? [])];
function connect(type: string, saveData = false): void {
  vi.stubGlobal("navigator", { connection: { type, saveData } });
}

emptyDevice();
beforeEach(() => {
  [stores, asked, broken] = [{}, [], ""];
  vi.useFakeTimers({ now: Date.parse("2026-11-27T08:00:00.000Z"), toFake: ["Date"] });
  vi.stubGlobal("caches", {
    open: async (name: string) => open(name),
    keys: async () => Object.keys(stores),
    delete: async (name: string) => delete stores[name],
  });
  vi.stubGlobal("fetch", async (request: string) => {
    asked.push(request);
    return answer(request);
  });
  connect("cellular");
});

test("a page of the device and its files are stored at once, and for each build once", async () => {
  await storeShell("ha");
  expect(files()).toEqual(["/ha/offline", "/assets/page.js", "/ha/bookmarks"]);
  asked = [];
  await storeShell("ha");
  expect(asked).toEqual([]);
  expect(await devicePage("/ha/bookmarks")).toBeDefined();
  expect(await devicePage("/ha/latest")).toBeUndefined();
});

test("on a metered connection an edition is the front page, twenty answers, an article's page and the words", async () => {
  await storeEdition("ha");
  const answers = Array.from({ length: 20 }, (_, at) => `/api/articles/a${at}`);
  expect(kept()).toEqual(["/ha", ...answers, "/ha/article/a0", "/ha/edition"]);
  expect(files()).toContain("/assets/words-ha-12345678.js");
  expect(files()).not.toContain("/assets/words-yo-12345678.js");
  expect(files()).not.toContain("/assets/settings-abcdefgh.js");
});

test.each([
  ["wifi", false, true],
  ["wifi", true, false],
  ["cellular", false, false],
])(
  "on %s (saving data: %s) the other pages, the league's tabs and all files are stored: %s",
  async (type, saves, all) => {
    connect(type, saves);
    await (await database()).put("settings", {
      key: "following",
      value: [{ kind: "place", id: "kano", label: "Kano", followedAt: "2026-11-26T08:00:00.000Z" }],
    });
    await storeEdition("en");
    for (const page of ["/daily-brief", "/category/politics", "/sports/nigeria-league", "/place/kano"])
      expect(kept().includes(page), page).toBe(all);
    for (const file of ["/assets/TableTab-12345678.js", "/assets/chart.js", "/assets/settings-abcdefgh.js"])
      expect(files().includes(file), file).toBe(all);
    expect(await hasCodeOf("/settings")).toBe(all);
    expect(await hasCodeOf("/latest")).toBe(false);
  },
);

test.each([
  ["within three hours nothing that is stored", 3 * 3_600_000 - 1, []],
  ["after three hours the front page", 3 * 3_600_000, ["/", "/article/a0"]],
])("an edition asks again for %s", async (_, later, expected) => {
  await storeEdition("en");
  asked = [];
  vi.setSystemTime(Date.now() + later);
  await storeEdition("en");
  expect(asked).toEqual(expected);
});

test("what a sign-in page answers in the server's place is not stored", async () => {
  broken = "/api/articles/a3";
  await storeEdition("en");
  expect(kept()).not.toContain(broken);
  broken = "/";
  await expect(storeEdition("ha")).resolves.toBeUndefined();
  stores = {};
  await expect(storeEdition("en")).rejects.toThrow("/ answered 200");
});

test.each([
  ["wifi", ["/ha", "/latest"]],
  ["cellular", ["/ha"]],
])("on %s, of what was dropped is stored again: %j", async (type, expected) => {
  connect(type);
  await storeAgain(["/ha", "/latest"]);
  expect(kept()).toEqual(expected);
});

test.each([
  ["/article/x1", "/api/articles/x1"],
  ["/story/s1", "/api/stories/s1"],
  ["/article/x1/more", null],
  ["/latest", null],
])("%s is made from %s", (path, address) => {
  expect(answerOf(path)).toBe(address);
});

test("the oldest copies go when there are too many, and all after a month, but never the front page", async () => {
  const store = async (address: string, size: number) => {
    await save(address, new Response("x".repeat(size)));
    vi.setSystemTime(Date.now() + 1000);
  };
  await store("/ha", 1000);
  await store("/old", 700_000);
  await store("/newer", 1_399_000);
  await trim();
  expect(kept()).toEqual(["/ha", "/old", "/newer"]);
  await store("/newest", 1);
  await trim();
  expect(kept()).toEqual(["/ha", "/newer", "/newest"]);
  vi.setSystemTime(Date.now() + 31 * 86_400_000);
  await trim();
  expect(kept()).toEqual(["/ha"]);
});

test("caches of older builds are deleted, and nobody else's", async () => {
  for (const name of ["naija-gist-kept-1", "naija-gist-kept-2", "other"]) open(name);
  await deleteOldCaches();
  expect(Object.keys(stores)).toEqual(["naija-gist-kept-2", "other"]);
});

test("pages that are opened while an edition is being stored have nothing requested twice", async () => {
  broken = "/";
  await expect(storeEdition("en")).rejects.toThrow();
  [broken, asked] = ["", []];
  await Promise.all([storeEdition("en"), storeEdition("en"), storeEdition("en")]);
  expect(asked).toContain("/article/a0");
  expect(asked).toEqual([...new Set(asked)]);
});

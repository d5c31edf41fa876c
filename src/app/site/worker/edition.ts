import { categoryPage, pages, placePage } from "#contracts/addresses.ts";
import { HOUR_MS } from "#contracts/durations.ts";
import { inLanguage, type Language, languageOf, withoutLanguage } from "#contracts/languages.ts";
import { navigationCategories } from "#contracts/sections.ts";
import { isMetered } from "#device/metered.lazy.ts";
import { readNewest } from "#device/stores/newest.ts";
import { file, filesCache, find, save, siteFiles, storedAt, trim } from "./caches.ts";
import { fromServer, isOurs } from "./from-server.ts";
import { keep } from "./withdrawn.ts";

/** Rendered from the device alone, so they are never outdated. The first two are stored at once. */
const SHELL_PAGES = [pages.offline, pages.bookmarks];
const OTHER_DEVICE_PAGES: readonly string[] = [pages.settings, pages.following, pages.recentlyRead];
const EDITION_PAGES = [...navigationCategories.map(categoryPage), pages.dailyBrief, pages.league];
const TOP_STORIES = 20;
const EDITION_FRESH_MS = 3 * HOUR_MS;
/** Not a page: it records when the last edition was stored. */
const MARKER = "/edition";

/** Stores the minimum for offline use: two pages and the files that they use, once for each build. */
export async function storeShell(language: Language = "en"): Promise<void> {
  const cache = await filesCache();
  for (const address of SHELL_PAGES.map((page) => inLanguage(language, page))) {
    if (await cache.match(address)) continue;
    const response = await fetchGood(address);
    await cache.put(address, response.clone());
    await saveFilesOf(address, await response.text());
  }
}

/** A page that is as current without a network as with one. */
export async function devicePage(path: string): Promise<Response | undefined> {
  const page = withoutLanguage(path);
  if (SHELL_PAGES.some((one) => one === page)) return (await filesCache()).match(path);
  return OTHER_DEVICE_PAGES.includes(page) ? find(path) : undefined;
}

/** Whether the offline page can open this page of the device: a finished edition has stored the code that it needs. */
export async function hasCodeOf(path: string): Promise<boolean> {
  const page = withoutLanguage(path);
  if (!OTHER_DEVICE_PAGES.includes(page) || !(await find(inLanguage(languageOf(path), MARKER)))) return false;
  const code = siteFiles.find((name) => new RegExp(`^/assets${page}-[\\w-]{8}\\.js$`).test(name));
  return code !== undefined && (await (await filesCache()).match(code)) !== undefined;
}

let lastStored: Promise<void> = Promise.resolve();

/** One after another: for a page that asks while an edition is being stored, little is left to store. */
export function storeEdition(language: Language): Promise<void> {
  lastStored = lastStored.catch(() => undefined).then(() => storeNow(language));
  return lastStored;
}

/**
 * Stores the home page and its top stories, in the language of the page that is open; on an unmetered connection also
 * the other pages and every file. Within three hours of the last time, only top stories that are not stored yet.
 */
async function storeNow(language: Language): Promise<void> {
  const recent = await isRecent(language);
  const front = inLanguage(language, pages.home);
  const home = (recent ? await (await find(front))?.text() : null) ?? (await savePage(front));
  const articles = [...new Set(home.match(/\/article\/[\w%-]+/g))].slice(0, TOP_STORIES);
  for (const article of articles) await saveAnswer(answerOf(article) ?? article);
  if (!isMetered()) await saveOwnState(language, recent);
  if (!recent) {
    // The files of one article's page are those that every other article needs.
    if (articles[0]) await savePage(inLanguage(language, articles[0]));
    if (language !== "en") await storeShell(language);
    for (const name of siteFiles.filter((name) => wordsIn(name) === language)) await file(name);
    if (!isMetered()) await saveOtherPages(language);
    await save(inLanguage(language, MARKER), new Response());
  }
  await trim();
}

/**
 * Stores again pages and answers whose copies were dropped, as they are now; on a metered connection only the front
 * page.
 */
export async function storeAgain(addresses: readonly string[]): Promise<void> {
  for (const address of addresses)
    if (!isMetered() || withoutLanguage(address) === pages.home)
      await savePage(address).catch(() => undefined);
}

/** The page of the state that the reader follows; within three hours only if it is not stored yet. */
async function saveOwnState(language: Language, recent: boolean): Promise<void> {
  const state = await readNewest("place").catch(() => null);
  const address = state && inLanguage(language, placePage(state.id));
  if (address && !(recent && (await find(address)))) await savePage(address).catch(() => undefined);
}

async function saveOtherPages(language: Language): Promise<void> {
  for (const page of EDITION_PAGES) await savePage(inLanguage(language, page)).catch(() => undefined);
  for (const name of siteFiles.filter((name) => wordsIn(name) === undefined)) await file(name);
}

/** The language whose words a file holds, if any; words of other languages are not stored. */
function wordsIn(name: string): string | undefined {
  return /\/words-(\w+)-[^/]+$/.exec(name)?.[1];
}

/** The one answer from which an article or a story is rendered: "/article/x" → "/api/articles/x". */
export function answerOf(path: string): string | null {
  const [, kind, id] = /^\/(article|story)\/([^/]+)$/.exec(path) ?? [];
  if (!kind) return null;
  return kind === "article" ? `/api/articles/${id}` : `/api/stories/${id}`;
}

async function isRecent(language: Language): Promise<boolean> {
  const marker = await find(inLanguage(language, MARKER));
  return marker !== undefined && Math.abs(Date.now() - Date.parse(storedAt(marker))) < EDITION_FRESH_MS;
}

async function savePage(address: string): Promise<string> {
  const html = await keep(address, await fetchGood(address));
  await saveFilesOf(address, html);
  return html;
}

async function saveAnswer(address: string): Promise<void> {
  if (await find(address)) return;
  await fetchGood(address).then(
    (response) => keep(address, response),
    () => undefined,
  );
}

/** Caches the files that a page uses. */
export async function saveFilesOf(path: string, html: string): Promise<void> {
  const files = new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g));
  await Promise.all([...files].map(file));
  if (withoutLanguage(path) === pages.league) await saveTabs();
}

/** The code of the league's tabs, which is no part of its page, so that they open without a network too. */
async function saveTabs(): Promise<void> {
  for (const name of siteFiles.filter((name) => /\/(Table|Fixtures|Results|Teams)Tab-/.test(name)))
    await saveImports(name, new Set());
}

async function saveImports(name: string, saved: Set<string>): Promise<void> {
  if (saved.has(name)) return;
  saved.add(name);
  const code = await (await file(name)).text();
  for (const [, part] of code.matchAll(/\bfrom"\.\/([\w.-]+\.js)"/g))
    await saveImports(`/assets/${part}`, saved);
}

async function fetchGood(address: string): Promise<Response> {
  const response = await fromServer(address);
  if (!response.ok || response.redirected || !(await isOurs(response)))
    throw new Error(`${address} answered ${response.status}`);
  return response;
}

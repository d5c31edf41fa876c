import { categoryPage, navigationCategories, pages } from "#contracts/addresses.ts";
import { HOUR_MS } from "#contracts/durations.ts";
import { inLanguage, type Language, withoutLanguage } from "#contracts/languages.ts";
import { isMetered } from "#site/device/metered.lazy.ts";
import { file, filesCache, find, save, siteFiles, storedAt, trim } from "./caches.ts";

/** Rendered from the device alone, so they are never outdated. */
const SHELL_PAGES = [pages.offline, pages.bookmarks];
const EDITION_PAGES = [...navigationCategories.map(categoryPage), pages.dailyBrief, pages.league];
const TOP_STORIES = 20;
const EDITION_FRESH_MS = 3 * HOUR_MS;
/** Not a page: it records when the last edition was stored. */
const MARKER = "/edition";

/** Stores the minimum for offline use: two pages and the files that they use. */
export async function storeShell(language: Language = "en"): Promise<void> {
  const cache = await filesCache();
  for (const address of SHELL_PAGES.map((page) => inLanguage(language, page))) {
    const response = await fetchGood(address);
    await cache.put(address, response.clone());
    await saveFilesOf(await response.text());
  }
}

export async function shellPage(path: string): Promise<Response | undefined> {
  return SHELL_PAGES.some((page) => page === withoutLanguage(path))
    ? (await filesCache()).match(path)
    : undefined;
}

/**
 * Stores the home page and its top stories, in the language of the page that is open; on an unmetered connection also
 * the other pages and every file. Within three hours of the last time, only top stories that are not stored yet.
 */
export async function storeEdition(language: Language): Promise<void> {
  const recent = await isRecent(language);
  const front = inLanguage(language, pages.home);
  const home = (recent ? await (await find(front))?.text() : null) ?? (await savePage(front));
  const articles = [...new Set(home.match(/\/article\/[\w%-]+/g))].slice(0, TOP_STORIES);
  for (const article of articles) await saveAnswer(answerOf(article) ?? article);
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
  return marker !== undefined && Date.now() - Date.parse(storedAt(marker)) < EDITION_FRESH_MS;
}

async function savePage(address: string): Promise<string> {
  const html = await save(address, await fetchGood(address));
  await saveFilesOf(html);
  return html;
}

async function saveAnswer(address: string): Promise<void> {
  if (await find(address)) return;
  await fetchGood(address).then(
    (response) => save(address, response),
    () => undefined,
  );
}

/** Caches the files that a page uses. */
export async function saveFilesOf(html: string): Promise<void> {
  const files = new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g));
  await Promise.all([...files].map(file));
}

async function fetchGood(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok || response.redirected) throw new Error(`${address} answered ${response.status}`);
  return response;
}

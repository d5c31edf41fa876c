import { pages } from "#contracts/addresses.ts";
import { inLanguage, languageOf, languages, withoutLanguage } from "#contracts/languages.ts";
import { drop, find, storedAt, trim } from "./caches.ts";
import { answerOf, devicePage, hasCodeOf, saveFilesOf, storeAgain } from "./edition.ts";
import { fromServer, isOurs } from "./from-server.ts";
import { dropWithdrawn, keep } from "./withdrawn.ts";

/** How long to wait for a network that does not answer, if something cached can stand in. */
const MAX_WAIT_MS = 6_000;

/** Readers' searches and the tokens of letters' links are never cached. */
const PRIVATE = /^\/(search|newsletter|feedback)\b/;
/** The data of lists, articles and the league's pages. */
const CACHED_ANSWERS = /^\/api\/(articles|editions|stories|topics|trending|brief|npfl)\//;
const UNCACHED_ANSWERS = /^\/api\/articles\/(search|suggest)\b/;

/** The network's page, if there is one; otherwise the cached one, otherwise the offline page. */
export function answerPage(event: FetchEvent, { pathname, search }: URL): Promise<Response> {
  const network = fromServer(event.request);
  if (search === "" && !PRIVATE.test(withoutLanguage(pathname))) {
    event.waitUntil(
      saveGood(pathname, network).then((html) => (html ? saveFilesOf(pathname, html) : undefined)),
    );
  }
  const params = new URLSearchParams(search);
  // None of these changes the page while offline.
  for (const name of ["lite", "mine", "to", "later"]) params.delete(name);
  const standIn = params.size === 0 ? cachedPage(pathname) : Promise.resolve(undefined);
  return networkFirst(network, standIn, () => redirectOffline(pathname, search));
}

export function isCacheable({ pathname, searchParams }: URL): boolean {
  // Answers whose address names the papers that a reader follows are never cached.
  return CACHED_ANSWERS.test(pathname) && !UNCACHED_ANSWERS.test(pathname) && !searchParams.has("followed");
}

/** The network's answer; otherwise the cached one, whose header says when it was stored. */
export function answerCall(event: FetchEvent, { pathname, search }: URL): Promise<Response> {
  const address = pathname + search;
  const network = fromServer(event.request).then(async (response) => {
    if (response.ok && !(await isOurs(response))) throw new Error("not an answer of the API");
    return response;
  });
  event.waitUntil(saveGood(address, network));
  const standIn = find(address).then((answer) => answer && (async () => answer));
  return networkFirst(network, standIn, () => Response.error());
}

async function networkFirst(
  network: Promise<Response>,
  standInPromise: Promise<(() => Promise<Response>) | undefined>,
  fallback: () => Response | Promise<Response>,
): Promise<Response> {
  // Otherwise a failure would count as unhandled while the cache is searched.
  network.catch(() => undefined);
  // A full or broken store is no reason to withhold what comes from the network.
  const standIn = await standInPromise.catch(() => undefined);
  if (!standIn) return network.catch(fallback);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Response>((resolve) => {
    timer = setTimeout(() => resolve(standIn()), MAX_WAIT_MS);
  });
  return Promise.race([network.catch(standIn), late]).finally(() => clearTimeout(timer));
}

async function saveGood(address: string, network: Promise<Response>): Promise<string | undefined> {
  const response = await network.then((answer) => answer.clone()).catch(() => undefined);
  if (!response || !(await isOurs(response))) return;
  await dropWithdrawn().then(storeAgain, () => undefined);
  if (response.status === 404) for (const gone of formsOf(address)) await drop(gone);
  if (response.status !== 200 || response.headers.get("Cache-Control")?.includes("no-store")) return;
  const text = await keep(address, response);
  await trim();
  return text;
}

/** The cached page, marked with the time when it was stored. */
async function cachedPage(path: string): Promise<(() => Promise<Response>) | undefined> {
  const shell = await devicePage(path);
  if (shell) return async () => shell;
  const page = await find(path);
  if (!page) return undefined;
  return async () => {
    const html = (await page.text()).replace("<html ", `<html data-kept-at="${storedAt(page)}" `);
    return new Response(html, { headers: page.headers });
  };
}

/**
 * Redirects to a page that opens the wanted one itself: the league's page one of its tabs; the offline page an article
 * whose answer is cached, or a page of the device whose code is, and any other once the network is back.
 */
async function redirectOffline(path: string, search: string): Promise<Response> {
  const page = withoutLanguage(path);
  if (search !== "" && page === pages.league && (await find(path)))
    return Response.redirect(`${path}?${new URLSearchParams({ to: page + search })}`);
  const answer = answerOf(page);
  const isOpened = answer ? await find(answer) : await hasCodeOf(path);
  const wanted = new URLSearchParams(isOpened ? { to: page } : { later: page + search });
  const offline = inLanguage(languageOf(path), pages.offline);
  const shown = (await devicePage(offline)) ? offline : pages.offline;
  return Response.redirect(`${shown}?${wanted}`);
}

/** An article or a story that is gone is kept neither as an answer nor as a page of any language. */
function formsOf(address: string): string[] {
  const page = withoutLanguage(address)
    .replace("/api/articles/", "/article/")
    .replace("/api/stories/", "/story/");
  return [answerOf(page) ?? page, ...languages.map((language) => inLanguage(language, page))];
}

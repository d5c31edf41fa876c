import { type Language, languageOf } from "#contracts/languages.ts";
import { answerCall, answerPage, keepsAnswer } from "./worker/answers.ts";
import { clearOlder, file, siteFiles } from "./worker/caches.ts";
import { stockShell, takeEdition } from "./worker/edition.ts";
import { answerPushes } from "./worker/push.ts";

declare const self: ServiceWorkerGlobalScope;

/** The messages from a page to its worker. */
type PageMessage = "keep the edition" | { readonly takeOver: string };

self.addEventListener("install", (event) => event.waitUntil(stockShell()));

self.addEventListener("activate", (event) => event.waitUntil(clearOlder().then(() => self.clients.claim())));

self.addEventListener("message", (event) => {
  const message = event.data as PageMessage;
  event.waitUntil(
    message === "keep the edition" ? takeEdition(languageOfPage(event)) : takeOver(event, message.takeOver),
  );
});

answerPushes();

function languageOfPage({ source }: ExtendableMessageEvent): Language {
  return source instanceof WindowClient ? languageOf(new URL(source.url).pathname) : "en";
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(file(request));
  else if (isPage(request, url)) event.respondWith(answerPage(event, url));
  else if (keepsAnswer(url)) event.respondWith(answerCall(event, url));
});

/** Feeds, calendars, pictures and frames are not pages. */
function isPage({ destination }: Request, { pathname }: URL): boolean {
  return destination === "document" && !/^\/(api|rss)\/|\.\w+$/.test(pathname);
}

/**
 * An older page may need files that only the older worker has: the new one takes over once the only open page is of
 * its own build. Until then the page has the older one store the edition.
 */
async function takeOver({ source }: ExtendableMessageEvent, fileOfPage: string): Promise<void> {
  if (siteFiles.includes(fileOfPage) && (await isOnlyPage())) await self.skipWaiting();
  else source?.postMessage("waits");
}

/** For a moment the page that was left is still counted. */
async function isOnlyPage(): Promise<boolean> {
  for (let look = 1; ; look += 1) {
    const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    if (open.length <= 1 || look === LOOKS) return open.length <= 1;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

const LOOKS = 4;
const LOOK_MS = 500;

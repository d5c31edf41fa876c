import { type Language, languageOf } from "#contracts/languages.ts";
import { answerCall, answerPage, isCacheable } from "./worker/answers.ts";
import { deleteOldCaches, file, siteFiles } from "./worker/caches.ts";
import { storeEdition, storeShell } from "./worker/edition.ts";
import { handlePushEvents } from "./worker/push.ts";

declare const self: ServiceWorkerGlobalScope;

/** The messages from a page to its worker. */
type PageMessage = "keep the edition" | { readonly takeOver: string };

self.addEventListener("install", (event) => event.waitUntil(storeShell()));

self.addEventListener("activate", (event) =>
  event.waitUntil(deleteOldCaches().then(() => self.clients.claim())),
);

self.addEventListener("message", (event) => {
  const message = event.data as PageMessage;
  event.waitUntil(
    message === "keep the edition" ? storeEdition(languageOfPage(event)) : takeOver(event, message.takeOver),
  );
});

handlePushEvents();

function languageOfPage({ source }: ExtendableMessageEvent): Language {
  return source instanceof WindowClient ? languageOf(new URL(source.url).pathname) : "en";
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(file(request));
  else if (isPage(request, url)) event.respondWith(answerPage(event, url));
  else if (isCacheable(url)) event.respondWith(answerCall(event, url));
});

/** Feeds, calendars, pictures and frames are not pages. */
function isPage({ destination }: Request, { pathname }: URL): boolean {
  return destination === "document" && !/^\/(api|rss)\/|\.\w+$/.test(pathname);
}

/**
 * An older page may need files that only the older worker has, so the new worker takes over once the only open page is
 * of its own build. Until then it tells the page to have the older worker store the edition.
 */
async function takeOver({ source }: ExtendableMessageEvent, fileOfPage: string): Promise<void> {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (siteFiles.includes(fileOfPage) && open.length <= 1) await self.skipWaiting();
  else source?.postMessage("waits");
}

import { dictionaryAddress } from "#contracts/addresses.ts";

/** Registers the service worker and has it store the latest edition. Called when the page is idle. */
export async function startWorker(): Promise<void> {
  const workers = navigator.serviceWorker;
  // In development files have no permanent names.
  if (!workers || !import.meta.env.PROD) return;
  const registration = await workers.register("/service-worker.js", { updateViaCache: "none" });
  if (!registration) return;
  workers.addEventListener("controllerchange", () => saveEdition(workers.controller));
  workers.addEventListener("message", ({ data }) => {
    if (data === "waits") saveEdition(registration.active);
  });
  // The browser looks for a new worker at every navigation: it may be installing before this code runs.
  followInstalling(registration);
  registration.addEventListener("updatefound", () => followInstalling(registration));
  if (registration.waiting) offerTakeover(registration.waiting);
  // A message would restart the old worker while it is being replaced: the new one would wait for half a minute.
  else if (!registration.installing) saveEdition(registration.active);
}

/**
 * Has the browser keep what all pages share, so that it receives the next ones without it. That is 15 KB, so only
 * for a reader who comes back: the worker controls the page if it was installed at an earlier one.
 */
export async function keepDictionary(): Promise<void> {
  const isKnown = document.createElement("link").relList.supports("compression-dictionary");
  if (isKnown && navigator.serviceWorker?.controller) await fetch(dictionaryAddress, { cache: "no-cache" });
}

function followInstalling(registration: ServiceWorkerRegistration): void {
  const { installing } = registration;
  installing?.addEventListener("statechange", () => {
    if (installing.state === "installed" && registration.active) offerTakeover(installing);
    if (installing.state === "redundant") saveEdition(registration.active);
  });
}

function saveEdition(worker: ServiceWorker | null): void {
  worker?.postMessage("keep the edition");
}

/**
 * A waiting worker takes over at once if this page is of its own build, which it recognises by the name of this file. A
 * request during the change would restart the old worker, and the new one would wait until that has been idle for 30
 * seconds.
 */
async function offerTakeover(waiting: ServiceWorker): Promise<void> {
  await untilNothingIsRequested();
  waiting.postMessage({ takeOver: new URL(import.meta.url).pathname });
}

async function untilNothingIsRequested(): Promise<void> {
  for (let previous = -1, now = countRequests(); now !== previous; now = countRequests()) {
    previous = now;
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
  }
}

function countRequests(): number {
  return performance.getEntriesByType("resource").length;
}

const QUIET_MS = 1_500;

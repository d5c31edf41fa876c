/** Stores the latest edition for offline use. Called when the page is idle. */
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
  if (registration.waiting) offerPlace(registration.waiting);
  // A message would start the old worker again while it makes way, and the new one would wait for half a minute.
  else if (!registration.installing) saveEdition(registration.active);
}

function followInstalling(registration: ServiceWorkerRegistration): void {
  const { installing } = registration;
  installing?.addEventListener("statechange", () => {
    if (installing.state === "installed" && registration.active) offerPlace(installing);
    if (installing.state === "redundant") saveEdition(registration.active);
  });
}

function saveEdition(worker: ServiceWorker | null): void {
  worker?.postMessage("keep the edition");
}

/** A waiting worker takes over at once if this page is of its own build: it compares the name of this file. */
function offerPlace(waiting: ServiceWorker): void {
  waiting.postMessage({ takeOver: new URL(import.meta.url).pathname });
}

/** Called with the time of each cached answer. The page itself may be one. */
export function onKept(hear: (keptAt: string) => void): () => void {
  const { keptAt } = document.documentElement.dataset;
  if (keptAt) hear(keptAt);
  const listen = ({ data }: MessageEvent) => {
    if (data?.keptAt) hear(data.keptAt);
  };
  navigator.serviceWorker?.addEventListener("message", listen);
  return () => navigator.serviceWorker?.removeEventListener("message", listen);
}

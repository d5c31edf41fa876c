/** Stores the latest edition for offline use. Called when the page is idle. */
export async function startWorker(): Promise<void> {
  const workers = navigator.serviceWorker;
  // In development files have no permanent names.
  if (!workers || !import.meta.env.PROD) return;
  const registration = await workers.register("/service-worker.js", { updateViaCache: "none" });
  if (!registration) return;
  offerPlace(registration);
  // The browser looks for a new worker at every navigation: it may be installing before this code runs.
  const followInstalling = () =>
    registration.installing?.addEventListener("statechange", () => offerPlace(registration));
  followInstalling();
  registration.addEventListener("updatefound", followInstalling);
  workers.addEventListener("controllerchange", () => saveEdition(workers.controller));
  saveEdition((await workers.ready).active);
}

function saveEdition(worker: ServiceWorker | null): void {
  worker?.postMessage("keep the edition");
}

/** A waiting worker takes over at once if this page is of its own build: it compares the name of this file. */
function offerPlace({ waiting }: ServiceWorkerRegistration): void {
  waiting?.postMessage({ takeOver: new URL(import.meta.url).pathname });
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

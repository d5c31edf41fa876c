/** Keeps the last edition for the hours without a network. Called when the page has come to rest. */
export async function startWorker(): Promise<void> {
  const workers = navigator.serviceWorker;
  // In development files have no lasting names.
  if (!workers || !import.meta.env.PROD) return;
  const registration = await workers.register("/service-worker.js", { updateViaCache: "none" });
  if (!registration) return;
  offerPlace(registration);
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", () => offerPlace(registration));
  });
  workers.addEventListener("controllerchange", () => saveEdition(workers.controller));
  saveEdition((await workers.ready).active);
}

function saveEdition(worker: ServiceWorker | null): void {
  worker?.postMessage("keep the edition");
}

/** A waiting worker takes over at once where this page is of its own build: it decides by the name of this file. */
function offerPlace({ waiting }: ServiceWorkerRegistration): void {
  waiting?.postMessage({ takeOver: new URL(import.meta.url).pathname });
}

/** Hears of each answer that was kept: from when it is. The page itself may be one. */
export function onKept(hear: (keptAt: string) => void): () => void {
  const { keptAt } = document.documentElement.dataset;
  if (keptAt) hear(keptAt);
  const listen = ({ data }: MessageEvent) => {
    if (data?.keptAt) hear(data.keptAt);
  };
  navigator.serviceWorker?.addEventListener("message", listen);
  return () => navigator.serviceWorker?.removeEventListener("message", listen);
}

import { data } from "react-router";
import { type LoadPageData, page } from "#ask/page.ts";

/** While the league is being loaded, its pages ask again after this many seconds. */
export const RETRY_SECONDS = 3;

/** A league page. Its data are null, and the page uncached, while the league is loaded for the first time. */
export function leaguePage<Data>(load: LoadPageData<Data>) {
  return page((ask, request) => load(ask, request).catch(nullWhileLoading));
}

/** Passes on the headers of the loader, such as Retry-After. */
export function headers({ loaderHeaders }: { loaderHeaders: Headers }): Headers {
  return loaderHeaders;
}

function nullWhileLoading(error: unknown) {
  if ((error as { status?: unknown })?.status !== 503) throw error;
  return data(null, { status: 503, headers: { "Retry-After": String(RETRY_SECONDS) } });
}

import { data, type LoaderFunctionArgs } from "react-router";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import { languageOf, listLanguage, type OtherLanguage } from "#contracts/languages.ts";
import { cachedFirst } from "./cached-pages.ts";
import { askContext } from "./contexts.ts";

export interface PageRequest {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly url: URL;
  /** The language of the lists that the page shows. */
  readonly language: OtherLanguage | undefined;
}

export type LoadPageData<Data> = (ask: Ask, request: PageRequest) => Promise<Data>;

/** A component's loader data, without the status that the loader may have added. */
export interface PageProps<Page extends { loader: (...args: never[]) => unknown }> {
  loaderData: Plain<Awaited<ReturnType<Page["loader"]>>>;
  params: Readonly<Record<string, string | undefined>>;
}

type Plain<Data> = Data extends { data: infer Inner; init: ResponseInit | null } ? Inner : Data;

/**
 * Both loaders of a page, which ask for its data in the same way: in-process for a full load, through the API for a
 * soft one. A route exports both, so that the router never makes a `.data` request.
 */
export function page<Data>(load: LoadPageData<Data>) {
  return {
    loader: ({ context, params, request }: LoaderFunctionArgs) =>
      orNotFound(load(context.get(askContext), requestOf(params, request))),
    clientLoader: ({ params, request }: { params: PageRequest["params"]; request: Request }) =>
      orNotFound(cachedFirst(request.url, (ask) => load(ask, requestOf(params, request)))).catch(
        (error: unknown) => reloadOrThrow(error, request),
      ),
  };
}

function requestOf(params: PageRequest["params"], request: Request): PageRequest {
  const url = new URL(request.url);
  return { params, url, language: listLanguage(languageOf(url.pathname)) };
}

/** A page without data still needs a loader in the browser, or the router would call the server. */
export const pageWithoutData = page(async () => null);

const MISSING_STATUSES = new Set<unknown>([404, 422]);

async function orNotFound<Data>(loading: Promise<Data>): Promise<Data> {
  try {
    return await loading;
  } catch (error) {
    // 422: an invalid id, for example of a thousand letters, counts as not found.
    if (MISSING_STATUSES.has((error as { status?: unknown })?.status)) throw data(null, { status: 404 });
    throw error;
  }
}

function reloadOrThrow(error: unknown, request: Request): Promise<never> {
  if ((error as { status?: unknown })?.status !== 0 || !mayKeepPages()) throw error;
  return loadDocument(request);
}

/** For a page whose panels ask by themselves. */
export async function reloadOffline(request: Request): Promise<void> {
  if (!navigator.onLine && mayKeepPages()) await loadDocument(request);
}

/** Offline, the service worker may have the whole page. */
const mayKeepPages = (): boolean => Boolean(navigator.serviceWorker?.controller);

/** The browser loads the document, if it is still wanted. */
function loadDocument({ url, signal }: Request): Promise<never> {
  if (!signal.aborted) window.location.assign(url);
  return new Promise(() => undefined);
}

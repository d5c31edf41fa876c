import {
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { withStructuredData } from "#app/share/structured-data.ts";
import { pages } from "#contracts/addresses.ts";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import { type Language, languageOf, withoutLanguage } from "#contracts/languages.ts";
import type { PublicSettings } from "#contracts/ops.ts";
import { changesAt, ingredientsSoFar } from "#platform/cache/ingredients.ts";
import type { Clock } from "#platform/clock.ts";
import type { Log } from "#platform/log.ts";
import { outageOf } from "#platform/process/outage.ts";
import { DAY_MS, MINUTE_MS, startOfTomorrow } from "#platform/time.ts";
import { clockMs } from "./ask.ts";
import { HELD_SECONDS, NO_STORE } from "./cache-headers.ts";
import { Dictionary } from "./dictionary.ts";
import { pagePolicy } from "./headers.ts";
import type { CacheableResponse } from "./response-cache.ts";

const NOT_FOUND_FRESH_MS = 10_000;
const STALE_MS = DAY_MS;
/** For pages of domains that the clock changes too, see `clockMs`. */
const PAGE_MS = MINUTE_MS;
const UNCACHED = { freshMs: 0, staleMs: 0 };
const ONE_MOMENT = { freshMs: 1_000, staleMs: 0 };

interface PageDeps {
  /** The site's server side; in development a new one whenever the source changed. */
  loadBuild(): Promise<ServerBuild>;
  readonly log: Log;
  readonly clock: Clock;
  readonly ask: Ask;
  readonly settings: PublicSettings;
  say(language: string, sentence: string): string;
  /** Addresses whose origins the configuration lets into a page (consent script, tag manager, location, weather). */
  readonly thirdParties: readonly string[];
  /** Where the browser asks the API, if not at our own origin. */
  readonly apiOrigins: readonly string[];
}

interface Pages {
  /** Renders the page of a canonical address; every reader gets the same bytes. */
  page(canonical: string): Promise<CacheableResponse>;
  /** The page that shows nothing but what all pages share. */
  readonly dictionary: Dictionary;
}

export async function createPages(deps: PageDeps): Promise<Pages> {
  const { askContext, faultContext, languageContext, madeContext, settingsContext } = (await deps.loadBuild())
    .entry.module as unknown as SiteContexts;
  const handlers = new Map(
    deps.settings.languages.map((language) => [language, handlerFor(language, deps.loadBuild)]),
  );
  const { siteUrl } = deps.settings;
  const { origin } = new URL(siteUrl);
  const withData = (html: Buffer, canonical: string, language: Language) => {
    const { pathname, searchParams } = new URL(canonical, origin);
    if (searchParams.has("lite")) return html;
    return withStructuredData(html, { siteUrl, language, path: withoutLanguage(pathname), say: deps.say });
  };
  const render = async (canonical: string, now: Date): Promise<CacheableResponse> => {
    // A language that is switched off has no pages: its addresses lead to the English "not found" page.
    const requested = languageOf(canonical);
    const language = handlers.has(requested) ? requested : "en";
    const handle = handlers.get(language) as RequestHandler;
    const context = new RouterContextProvider();
    context.set(languageContext, language);
    context.set(askContext, deps.ask);
    context.set(settingsContext, deps.settings);
    const made = now.toISOString();
    context.set(madeContext, made);
    // "Today" stands on many pages.
    changesAt(startOfTomorrow(now));
    let isOutage = false;
    context.set(faultContext, (error: unknown) => {
      isOutage ||= outageOf(error) !== null;
      logFault(deps.log, firstSegment(canonical), error);
    });
    const response = await handle(new Request(origin + canonical), context);
    const html = Buffer.from(await response.arrayBuffer());
    const body = response.status === 200 ? withData(html, canonical, language) : html;
    if (response.status >= 500 && !isBeingPrepared(response))
      throw new PageRenderError(body, policyOf(body, deps), isOutage);
    const headers = pageHeaders(response, body, deps);
    return { source: { status: response.status, headers, body, made }, ...lifetime(response, body) };
  };
  // The same bytes in every process of this build.
  const plain = await render(pages.offline, new Date(0));
  const dictionary = new Dictionary(plain.source.body);
  return {
    dictionary,
    async page(canonical) {
      const { source, ...lifetime } = await render(canonical, deps.clock.now());
      return { source: { ...source, dictionary }, ...lifetime };
    },
  };
}

/** Renders one language's pages: all share one build, each language under its own path prefix. */
function handlerFor(language: Language, loadBuild: PageDeps["loadBuild"]): RequestHandler {
  let lastBuild: ServerBuild | undefined;
  let handle: RequestHandler;
  return async (request, context) => {
    const build = await loadBuild();
    // The build changes only in development; a new handler has to read all routes again.
    if (build !== lastBuild) {
      const localized = language === "en" ? build : { ...build, basename: `/${language}` };
      handle = createRequestHandler(localized, process.env.NODE_ENV);
    }
    lastBuild = build;
    return handle(request, context);
  };
}

/** "/search" of "/search?q=words": the whole address may hold a reader's words, or a token. */
function firstSegment(address: string): string {
  return `/${address.split(/[/?]/)[1] ?? ""}`;
}

/** A 404 is thrown on purpose, as plain data rather than an `Error`, and is not a fault. */
function logFault(log: Log, page: string, error: unknown): void {
  if (error instanceof Error)
    log.error({ page, error: error.message, where: error.stack?.split("\n")[1]?.trim() }, "page broke");
}

/** A page that could not be rendered: its body is the error page; an older copy may be sent instead. */
export class PageRenderError extends Error {
  readonly body: Buffer;
  readonly policy: string;
  /** The database was unavailable; the code is not at fault. */
  readonly isOutage: boolean;

  constructor(body: Buffer, policy: string, isOutage = false) {
    super("the page could not be rendered");
    this.body = body;
    this.policy = policy;
    this.isOutage = isOutage;
  }
}

/** The context keys are the built site's own objects; those of a second copy of the module would not match. */
interface SiteContexts {
  readonly askContext: Parameters<RouterContextProvider["set"]>[0];
  readonly settingsContext: Parameters<RouterContextProvider["set"]>[0];
  readonly languageContext: Parameters<RouterContextProvider["set"]>[0];
  readonly madeContext: Parameters<RouterContextProvider["set"]>[0];
  readonly faultContext: Parameters<RouterContextProvider["set"]>[0];
}

function pageHeaders(response: Response, body: Buffer, deps: PageDeps): Record<string, string> {
  const location = response.headers.get("location");
  const again = response.headers.get("retry-after");
  return {
    "Content-Type": response.headers.get("content-type") ?? "text/html; charset=utf-8",
    "Content-Security-Policy": policyOf(body, deps),
    ...(isCacheable(response, body) ? {} : NO_STORE),
    ...(again === null ? {} : { "Retry-After": again }),
    ...(location === null ? {} : { Location: location }),
    ...(deps.settings.edition === "sample" ? { "X-Robots-Tag": "noindex" } : {}),
  };
}

/** Hot reload opens its own socket and inserts inline styles. */
const DEVELOPMENT =
  "default-src 'self' data: ws:; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'";

function policyOf(body: Buffer, { thirdParties, apiOrigins }: PageDeps): string {
  if (process.env.NODE_ENV === "development")
    return `${DEVELOPMENT}; ${["connect-src 'self' ws:", ...apiOrigins].join(" ")}`;
  return pagePolicy(body, thirdParties, apiOrigins);
}

function lifetime(response: Response, body: Buffer): Omit<CacheableResponse, "source"> {
  if (isBeingPrepared(response)) return UNCACHED;
  if (refreshesItself(body)) return ONE_MOMENT;
  const shared = { kind: "page", seconds: HELD_SECONDS } as const;
  if (response.status >= 400) return { shared, freshMs: NOT_FOUND_FRESH_MS, staleMs: 0 };
  return { shared, freshMs: clockMs(ingredientsSoFar()?.domains ?? [], PAGE_MS), staleMs: STALE_MS };
}

function isCacheable(response: Response, body: Buffer): boolean {
  return !isBeingPrepared(response) && !refreshesItself(body);
}

/** A page whose data is not loaded yet is a 503 that says when to ask again. */
function isBeingPrepared(response: Response): boolean {
  return response.headers.has("retry-after");
}

/** A page that reloads itself is waiting for something, so no cache may delay it. */
function refreshesItself(body: Buffer): boolean {
  return body.includes('http-equiv="refresh"');
}

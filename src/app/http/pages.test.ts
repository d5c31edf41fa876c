import { createContext, type RouterContextProvider, type ServerBuild } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { pages } from "#contracts/addresses.ts";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import type { PublicSettings } from "#contracts/ops.ts";
import { Ingredients, ingredientsSoFar, noteWhile } from "#platform/cache/ingredients.ts";
import { systemClock } from "#platform/clock.ts";
import { lagosTime } from "#platform/time.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { createPages, PageRenderError } from "./pages.ts";

const askContext = createContext<Ask>();
const settingsContext = createContext<PublicSettings>();
const languageContext = createContext<string>();
const madeContext = createContext<string>();
const faultContext = createContext<(error: unknown) => void>();

afterEach(() => vi.unstubAllEnvs());

const ask = (async () => "asked") as unknown as Ask;

/** A built site whose pages answer as the test says. */
function buildOf(answer: (context: RouterContextProvider) => Response): ServerBuild {
  const module = {
    askContext,
    settingsContext,
    languageContext,
    madeContext,
    faultContext,
    default: ({ url }: Request, _status: number, _headers: Headers, _entry: unknown, context: never) =>
      url.endsWith(pages.offline) ? new Response("what all pages share") : answer(context),
  };
  const root = { id: "root", path: "*", module: { default: () => null } };
  return {
    entry: { module },
    routes: { root },
    assets: { entry: { imports: [], module: "" }, routes: { root: {} }, url: "", version: "1" },
    basename: "/",
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial" },
  } as unknown as ServerBuild;
}

async function pagesOf(
  answer: (context: RouterContextProvider) => Response,
  settings: Partial<PublicSettings> = {},
) {
  const { page } = await createPages({
    loadBuild: async () => buildOf(answer),
    log: silentLog,
    clock: systemClock,
    ask,
    say: (_, sentence) => sentence,
    settings: {
      siteUrl: "https://gist.example/",
      edition: "live",
      languages: ["en", "ha"],
      ...settings,
    } as PublicSettings,
    thirdParties: ["https://ads.example/tag.js"],
    apiOrigins: ["https://api.example"],
  });
  return page;
}

const text = (status: number, headers: Record<string, string> = {}, body = "<p>a page</p>") =>
  new Response(body, { status, headers });

test.each([
  ["/latest", "en"],
  ["/ha/latest", "ha"],
  ["/ha", "ha"],
  ["/yo/latest", "en"],
])("the page %s is rendered in %s when English and Hausa are switched on", async (address, language) => {
  const page = await pagesOf((context) => text(200, {}, String(context.get(languageContext))));
  expect((await page(address)).source.body.toString()).toBe(language);
});

test("a page is given the settings and `ask`", async () => {
  const loader = vi.fn(() => text(200));
  const page = await pagesOf((context) => {
    expect(context.get(askContext)).toBe(ask);
    expect(context.get(settingsContext).siteUrl).toBe("https://gist.example/");
    return loader();
  });
  await page("/latest");
  expect(loader).toHaveBeenCalledOnce();
});

const day = 86_400_000;
const ever = Number.POSITIVE_INFINITY;
const shared = { kind: "page", seconds: 60 };
const reloading = '<meta http-equiv="refresh" content="3">';

test.each([
  ["a page", 200, {}, undefined, { shared, freshMs: ever, staleMs: day }],
  ["a redirect", 302, { Location: "/x" }, undefined, { shared, freshMs: ever, staleMs: day }],
  ["the highest status that is not an error", 399, {}, undefined, { shared, freshMs: ever, staleMs: day }],
  ["the lowest error status", 400, {}, undefined, { shared, freshMs: 10_000, staleMs: 0 }],
  ["a page not found", 404, {}, undefined, { shared, freshMs: 10_000, staleMs: 0 }],
  ["a page that is not ready", 503, { "Retry-After": "5" }, undefined, { freshMs: 0, staleMs: 0 }],
  ["a page that refreshes itself", 200, {}, reloading, { freshMs: 1_000, staleMs: 0 }],
])("%s is cached for as long as its kind allows", async (_, status, headers, body, life) => {
  const page = await pagesOf(() => text(status, headers as Record<string, string>, body));
  const { source, ...kept } = await page("/latest");
  expect(kept).toEqual(life);
  expect(source.status).toBe(status);
  expect(source.headers["Cache-Control"]).toBe("shared" in life ? undefined : "no-store");
});

test.each([
  ["league", ever],
  ["news", 60_000],
])(
  "a page of the %s is fresh for %s ms if nothing changes, and until midnight in Lagos",
  async (domain, ms) => {
    const page = await pagesOf(() => {
      ingredientsSoFar()?.addDomain(domain);
      return text(200);
    });
    const ingredients = new Ingredients({});
    const { freshMs } = await noteWhile(ingredients, () => page("/latest"));
    expect(freshMs).toBe(ms);
    expect(lagosTime(new Date(ingredients.changesAt))).toBe("00:00");
    expect(ingredients.changesAt - Date.now()).toBeLessThanOrEqual(day);
  },
);

test("a page says when it was made, for the ETag to leave that out", async () => {
  const page = await pagesOf((context) => text(200, {}, `<html data-made="${context.get(madeContext)}">`));
  const { body, made = "" } = (await page("/latest")).source;
  expect(Math.abs(Date.now() - Date.parse(made))).toBeLessThan(60_000);
  expect(body.toString()).toBe(`<html data-made="${made}">`);
});

test("a page keeps its redirect, Retry-After and content type, and gets a security policy", async () => {
  vi.stubEnv("NODE_ENV", "production");
  const page = await pagesOf(() =>
    text(302, { Location: "/x", "Retry-After": "5", "Content-Type": "text/plain" }),
  );
  const { headers } = (await page("/latest")).source;
  expect(headers).toMatchObject({ Location: "/x", "Retry-After": "5", "Content-Type": "text/plain" });
  expect(headers["Content-Security-Policy"]).toContain("https://ads.example");
  expect(headers["Content-Security-Policy"]).toContain("https://ads.example https://api.example;");
  expect(headers).not.toHaveProperty("X-Robots-Tag");
});

test("a page of the sample edition is noindex; a plain page has no Location or Retry-After", async () => {
  const page = await pagesOf(() => text(200), { edition: "sample" });
  const { headers } = (await page("/latest")).source;
  expect(headers["X-Robots-Tag"]).toBe("noindex");
  expect([headers.Location, headers["Retry-After"]]).toEqual([undefined, undefined]);
});

test.each([500, 502])(
  "a page that fails with %i is thrown as a fault with its error page",
  async (status) => {
    const page = await pagesOf(() => text(status, {}, "sorry"));
    const fault = await page("/latest").catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(PageRenderError);
    expect((fault as PageRenderError).body.toString()).toBe("sorry");
    expect((fault as PageRenderError).policy).toContain("default-src");
  },
);

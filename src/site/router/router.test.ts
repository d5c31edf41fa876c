import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { data, ErrorResponse, redirect } from "./answers.ts";
import type { Route, RouteModule } from "./matching.ts";
import { createRouter, type Router } from "./router.ts";

/** A browser's address and history, as far as the router uses them. */
function browser(at: string) {
  const listeners = new Set<() => void>();
  const entries: { state: unknown; url: URL }[] = [{ state: null, url: new URL(at, "https://news.example") }];
  let here = 0;
  const now = () => entries[here] as (typeof entries)[number];
  const location = {
    get href() {
      return now().url.href;
    },
    get origin() {
      return now().url.origin;
    },
    get pathname() {
      return now().url.pathname;
    },
    get search() {
      return now().url.search;
    },
    get hash() {
      return now().url.hash;
    },
    assign: vi.fn(),
  };
  const entryOf = (state: unknown, to: string) => ({ state, url: new URL(to, now().url) });
  const history = {
    get state() {
      return now().state;
    },
    pushState(state: unknown, _: string, to: string) {
      entries.splice(here + 1, entries.length, entryOf(state, to));
      here += 1;
    },
    replaceState(state: unknown, _: string, to: string) {
      entries[here] = entryOf(state, to);
    },
    go(by: number) {
      here += by;
      for (const listener of listeners) listener();
    },
  };
  return {
    location,
    history,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    addresses: () => entries.map(({ url }) => url.pathname + url.search + url.hash),
  };
}

const calls: string[] = [];
const slow = Promise.withResolvers<void>();
const say = (name: string): RouteModule["clientLoader"] => {
  return async ({ params, request }) => {
    const { pathname, search } = new URL(request.url);
    calls.push(`${name} ${pathname}${search}`);
    if (params.id === "slow") await slow.promise;
    if (params.id === "gone") throw data(null, { status: 404 });
    if (params.id === "broken") throw new Error("broken");
    if (params.id === "moved") throw redirect("/article/2");
    return data(`${name} ${params.id ?? ""}`);
  };
};
const ErrorBoundary = () => null;
const files: Record<string, RouteModule> = {
  root: { ErrorBoundary, shouldRevalidate: () => false },
  layout: { ErrorBoundary, clientLoader: say("layout"), shouldRevalidate: () => false },
  home: { clientLoader: say("home") },
  article: { clientLoader: say("article") },
};

function routes(): Record<string, Route> {
  const all: Route[] = [
    { id: "root", path: "", module: "root" },
    { id: "layout", parentId: "root", module: "layout" },
    { id: "home", parentId: "layout", index: true, module: "home" },
    { id: "article", parentId: "layout", path: "article/:id", module: "article" },
  ];
  return Object.fromEntries(
    all.map((route) => [route.id, { ...route, loaded: files[route.id] as RouteModule }]),
  );
}

let page: ReturnType<typeof browser>;
let router: Router;

function open(at: string, basename?: string): void {
  page = browser(at);
  vi.stubGlobal("window", page);
  router = createRouter({
    ...(basename && { basename }),
    routes: routes(),
    loaderData: { root: "settings", layout: "figures", home: "news" },
  });
}

beforeEach(() => {
  calls.length = 0;
  open("/");
});
afterEach(() => vi.unstubAllGlobals());

const shown = () => {
  const { location, data: held, errors, action } = router.state().page;
  return { at: location.pathname + location.search + location.hash, held, errors, action };
};

test("a page that is gone to asks for its own data only, and is a new entry of the history", async () => {
  const states: boolean[] = [];
  router.listen(({ isLoading }) => states.push(isLoading));
  await router.navigate("/article/1?from=home");
  expect(calls).toEqual(["article /article/1?from=home"]);
  expect(shown()).toEqual({
    at: "/article/1?from=home",
    held: { root: "settings", layout: "figures", article: "article 1" },
    errors: null,
    action: "PUSH",
  });
  expect(page.addresses()).toEqual(["/", "/article/1?from=home"]);
  expect(page.history.state).toEqual({ key: router.state().page.location.key });
  expect(states).toEqual([true, false]);
});

test("Back loads what was there before, and replacing adds no entry", async () => {
  await router.navigate("/article/1");
  await router.navigate("/article/2", { replace: true });
  expect(page.addresses()).toEqual(["/", "/article/2"]);
  page.history.go(-1);
  await vi.waitFor(() => expect(shown()).toMatchObject({ at: "/", action: "POP" }));
  expect(calls.at(-1)).toBe("home /");
});

test("another place of the same page loads nothing", async () => {
  await router.navigate("#news");
  expect(shown()).toMatchObject({ at: "/#news", held: { home: "news" } });
  expect(calls).toEqual([]);
  expect(router.state().isLoading).toBe(false);
});

test("other words of the address load the page again, its layout not", async () => {
  await router.navigate("?page=2");
  expect(calls).toEqual(["home /?page=2"]);
});

test("the last of several navigations counts", async () => {
  const first = router.navigate("/article/slow");
  await router.navigate("/article/2");
  slow.resolve();
  await first;
  expect(shown()).toMatchObject({ at: "/article/2", held: { article: "article 2" } });
  expect(page.addresses()).toEqual(["/", "/article/2"]);
});

test("what fails is shown by the nearest error page, and trying again asks anew", async () => {
  await router.navigate("/article/gone");
  expect(shown().errors).toEqual({ layout: new ErrorResponse(404, null) });
  expect(shown().held).toEqual({ root: "settings", layout: "figures" });
  calls.length = 0;
  await router.revalidate();
  expect(calls).toEqual(["article /article/gone"]);
  await router.navigate("/article/broken");
  expect(shown().errors?.layout).toEqual(new Error("broken"));
  await router.navigate("/");
  expect(shown().errors).toBeNull();
});

test("a loader may send the reader elsewhere", async () => {
  await router.navigate("/article/moved");
  expect(shown()).toMatchObject({ at: "/article/2", held: { article: "article 2" } });
  expect(page.addresses()).toEqual(["/", "/article/2"]);
});

test("loading again changes the page in place, without a sign of loading", async () => {
  const states: boolean[] = [];
  router.listen(({ isLoading }) => states.push(isLoading));
  const { location } = router.state().page;
  await router.revalidate();
  expect(shown()).toMatchObject({ at: "/", held: { home: "home " } });
  expect(router.state().page.location).toBe(location);
  expect(states).toEqual([false]);
  expect(page.addresses()).toEqual(["/"]);
});

test("a language's prefix stands in addresses and requests, and nowhere inside", async () => {
  open("/ha", "/ha");
  expect(shown().at).toBe("/");
  await router.navigate("/article/1");
  expect(calls).toEqual(["article /ha/article/1"]);
  expect(page.addresses()).toEqual(["/ha", "/ha/article/1"]);
  expect(shown().at).toBe("/article/1");
  expect(router.prefix.add({ pathname: "/", search: "?a", hash: "" })).toBe("/ha?a");
});

function withoutFileOf(id: string): void {
  const { loaded: _, ...route } = routes()[id] as Route;
  const gone = { ...route, module: "data:text/javascript,throw 1" };
  router = createRouter({ routes: { ...routes(), [id]: gone }, loaderData: {} });
}

test("the file of a page that an older build had is gone: the page is loaded as a document", async () => {
  withoutFileOf("article");
  void router.navigate("/article/1");
  await vi.waitFor(() => expect(page.location.assign).toHaveBeenCalledWith("https://news.example/article/1"));
  expect(router.state().isLoading).toBe(true);
});

test("a file that does not come takes no reader away who has gone elsewhere meanwhile", async () => {
  withoutFileOf("article");
  void router.navigate("/article/1");
  await router.navigate("/");
  // Longer than the request for a missing file takes.
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(page.location.assign).not.toHaveBeenCalled();
  expect(shown()).toMatchObject({ at: "/", held: { home: "home " } });
});

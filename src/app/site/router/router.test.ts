import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MAX_WAIT_MS } from "#tests/support/max-wait.ts";
import { calls, playedBrowser, routes, slow } from "#tests/support/played-routes.ts";
import type { Route } from "./matching.ts";
import { ErrorResponse } from "./responses.ts";
import { createRouter, type Router } from "./router.ts";

let page: ReturnType<typeof playedBrowser>;
let router: Router;

function open(at: string, basename?: string): void {
  page = playedBrowser(at);
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

const currentPage = () => {
  const { location, data: held, errors, action } = router.state().page;
  return { at: location.pathname + location.search + location.hash, held, errors, action };
};

test("navigating loads only the new page's own data and adds a history entry", async () => {
  const states: boolean[] = [];
  router.listen(({ isLoading }) => states.push(isLoading));
  await router.navigate("/article/1?from=home");
  expect(calls).toEqual(["article /article/1?from=home"]);
  expect(currentPage()).toEqual({
    at: "/article/1?from=home",
    held: { root: "settings", layout: "figures", article: "article 1" },
    errors: null,
    action: "PUSH",
  });
  expect(page.addresses()).toEqual(["/", "/article/1?from=home"]);
  expect(page.history.state).toEqual({ key: router.state().page.location.key });
  expect(states).toEqual([true, false]);
});

test("Back loads the previous page, and replacing adds no history entry", async () => {
  await router.navigate("/article/1");
  await router.navigate("/article/2", { replace: true });
  expect(page.addresses()).toEqual(["/", "/article/2"]);
  page.history.go(-1);
  await vi.waitFor(() => expect(currentPage()).toMatchObject({ at: "/", action: "POP" }), MAX_WAIT_MS);
  expect(calls.at(-1)).toBe("home /");
});

test("navigating to a fragment of the same page loads nothing", async () => {
  await router.navigate("#news");
  expect(currentPage()).toMatchObject({ at: "/#news", held: { home: "news" } });
  expect(calls).toEqual([]);
  expect(router.state().isLoading).toBe(false);
});

test("a changed query loads the page again, but not its layout", async () => {
  await router.navigate("?page=2");
  expect(calls).toEqual(["home /?page=2"]);
});

test("the last of several navigations counts", async () => {
  const first = router.navigate("/article/slow");
  await router.navigate("/article/2");
  slow.resolve();
  await first;
  expect(currentPage()).toMatchObject({ at: "/article/2", held: { article: "article 2" } });
  expect(page.addresses()).toEqual(["/", "/article/2"]);
});

test("a failed load is shown by the nearest error page, and revalidating loads it again", async () => {
  await router.navigate("/article/gone");
  expect(currentPage().errors).toEqual({ layout: new ErrorResponse(404, null) });
  expect(currentPage().held).toEqual({ root: "settings", layout: "figures" });
  calls.length = 0;
  await router.revalidate();
  expect(calls).toEqual(["article /article/gone"]);
  await router.navigate("/article/broken");
  expect(currentPage().errors?.layout).toEqual(new Error("broken"));
  await router.navigate("/");
  expect(currentPage().errors).toBeNull();
});

test("a loader's redirect is followed, with one history entry", async () => {
  await router.navigate("/article/moved");
  expect(currentPage()).toMatchObject({ at: "/article/2", held: { article: "article 2" } });
  expect(page.addresses()).toEqual(["/", "/article/2"]);
});

test("revalidating updates the page in place, without a loading state", async () => {
  const states: boolean[] = [];
  router.listen(({ isLoading }) => states.push(isLoading));
  const { location } = router.state().page;
  await router.revalidate();
  expect(currentPage()).toMatchObject({ at: "/", held: { home: "home " } });
  expect(router.state().page.location).toBe(location);
  expect(states).toEqual([false]);
  expect(page.addresses()).toEqual(["/"]);
});

test("a language prefix is in addresses and requests, but not in the router's own location", async () => {
  open("/ha", "/ha");
  expect(currentPage().at).toBe("/");
  await router.navigate("/article/1");
  expect(calls).toEqual(["article /ha/article/1"]);
  expect(page.addresses()).toEqual(["/ha", "/ha/article/1"]);
  expect(currentPage().at).toBe("/article/1");
  expect(router.prefix.add({ pathname: "/", search: "?a", hash: "" })).toBe("/ha?a");
});

test("a history entry keeps its key; one that the router did not write has the key default", async () => {
  expect(router.state().page.location.key).toBe("default");
  vi.spyOn(Math, "random").mockReturnValueOnce(0.123456789);
  await router.navigate("/article/1", { replace: true });
  const { key } = router.state().page.location;
  expect(key).toMatch(/^[\da-z]{8}$/);
  expect(page.history.state).toEqual({ key });
  // The same document, loaded again.
  router = createRouter({ routes: routes() });
  expect(router.state().page).toMatchObject({ location: { key }, data: {}, errors: null });
  await router.navigate("/article/2");
  expect(router.state().page.location.key).not.toBe(key);
});

test("a number navigates by so many history entries", async () => {
  await router.navigate("/article/1");
  await router.navigate("/article/2");
  await router.navigate(-2);
  await vi.waitFor(() => expect(currentPage()).toMatchObject({ at: "/", action: "POP" }), MAX_WAIT_MS);
});

test("a listener hears nothing after it has stopped", async () => {
  const listener = vi.fn();
  router.listen(listener)();
  await router.navigate("/article/1");
  expect(listener).not.toHaveBeenCalled();
});

test("a replaced history entry stays replaced when its loader redirects", async () => {
  await router.navigate("/article/moved", { replace: true });
  expect(page.addresses()).toEqual(["/article/2"]);
  expect(currentPage().action).toBe("REPLACE");
});

test("revalidating during a navigation loads the page that the reader goes to", async () => {
  const states: boolean[] = [];
  void router.navigate("/article/1");
  router.listen(({ isLoading }) => states.push(isLoading));
  await router.revalidate();
  expect(currentPage()).toMatchObject({ at: "/article/1", action: "PUSH" });
  expect(page.addresses()).toEqual(["/", "/article/1"]);
  expect(states).toEqual([true, false]);
});

test("navigating to an anchor during a revalidation loads the page again, and only then", async () => {
  void router.revalidate();
  await router.navigate("#news");
  expect(calls).toEqual(["home /", "home /"]);
  await router.navigate("#top");
  expect(calls).toHaveLength(2);
});

const MISSING_MODULE = "data:text/javascript,throw 1";

function withoutFileOf(id: string): void {
  const { loaded: _, ...route } = routes()[id] as Route;
  const broken = { ...route, module: MISSING_MODULE };
  router = createRouter({ routes: { ...routes(), [id]: broken }, loaderData: {} });
}

test("a page whose file is gone after a new build is loaded as a document", async () => {
  withoutFileOf("article");
  void router.navigate("/article/1");
  await vi.waitFor(
    () => expect(page.location.assign).toHaveBeenCalledWith("https://news.example/article/1"),
    MAX_WAIT_MS,
  );
  expect(router.state().isLoading).toBe(true);
});

test("a missing file loads no document once the reader has navigated elsewhere", async () => {
  withoutFileOf("article");
  void router.navigate("/article/1");
  await router.navigate("/");
  // The router's own import of this file fails at the same moment; only then could it load the document.
  await expect(import(/* @vite-ignore */ MISSING_MODULE)).rejects.toBe(1);
  await new Promise((resolve) => setImmediate(resolve));
  expect(page.location.assign).not.toHaveBeenCalled();
  expect(currentPage()).toMatchObject({ at: "/", held: { home: "home " } });
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { calls, ErrorBoundary, files, playedBrowser, routes } from "#tests/support/played-routes.ts";
import type { Route, RouteModule } from "./matching.ts";
import { createRouter, type Router } from "./router.ts";

let router: Router;

beforeEach(() => {
  calls.length = 0;
  vi.stubGlobal("window", playedBrowser("/"));
});
afterEach(() => vi.unstubAllGlobals());

type Choice = Parameters<NonNullable<RouteModule["shouldRevalidate"]>>[0];

test("a route decides for itself whether it is loaded again, and knows what would happen otherwise", async () => {
  const choices: Choice[] = [];
  const choose = (choice: Choice) => choices.push(choice) < 0;
  const [all, layout] = [routes(), { ...files.layout, shouldRevalidate: choose }];
  const article = { ...files.article, shouldRevalidate: choose };
  Object.assign(all.layout as Route, { loaded: layout });
  Object.assign(all.article as Route, { loaded: article });
  router = createRouter({ routes: all, loaderData: { root: "settings", layout: "figures", home: "news" } });
  const choicesOn = async (to: string | null) => {
    choices.length = 0;
    await (to === null ? router.revalidate() : router.navigate(to));
    return choices.map(({ defaultShouldRevalidate }) => defaultShouldRevalidate);
  };
  expect(await choicesOn("/article/1"), "another page: not its layout").toEqual([false]);
  expect(await choicesOn("/article/2"), "another path").toEqual([false, true]);
  expect(choices[1]).toMatchObject({
    currentUrl: new URL("https://news.example/article/1"),
    currentParams: { id: "1" },
    nextUrl: new URL("https://news.example/article/2"),
    nextParams: { id: "2" },
  });
  expect(await choicesOn("/article/2"), "the same address").toEqual([true, true]);
  expect(await choicesOn("/article/2?page=2"), "another query").toEqual([true, true]);
  expect(await choicesOn("/article/3?page=2"), "another path, the same query").toEqual([false, true]);
  expect(await choicesOn(null), "revalidating").toEqual([true, true]);
  expect(calls, "only the first article was loaded").toEqual(["article /article/1"]);
});

test("a route that is shown without data is loaded, whatever it decides", async () => {
  router = createRouter({ routes: routes(), loaderData: { root: "settings" } });
  await router.navigate("/article/1");
  expect(calls).toEqual(["layout /article/1", "article /article/1"]);
});

test("a layout whose file arrives only now is loaded, and not again on the next page", async () => {
  const module = "data:text/javascript,export const clientLoader = () => 'fresh ' + Math.random()";
  const { loaded: _, ...layout } = routes().layout as Route;
  const all = { ...routes(), layout: { ...layout, module } };
  router = createRouter({ routes: all, loaderData: { root: "settings", layout: "figures" } });
  await router.navigate("/article/1");
  const { layout: fresh } = router.state().page.data;
  expect(fresh).toMatch(/^fresh/);
  await router.navigate("/article/2");
  expect(router.state().page.data.layout).toBe(fresh);
});

test.each([
  ["the page's own, if it has one", ["root", "layout", "article"], "article", "article"],
  ["the layout's, if the layout has failed", ["root", "layout", "article"], "layout", "layout"],
  ["the root's, if no other has one", ["root"], "article", "root"],
  ["the root itself, if there is none at all", [], "article", "root"],
])("the error page is %s", async (_, withErrorPage, failing, shownBy) => {
  const all = routes();
  for (const id of ["root", "layout", "article"]) {
    const { ErrorBoundary: __, ...loaded } = files[id] as RouteModule;
    const fail = () => Promise.reject(new Error(id));
    Object.assign(all[id] as Route, {
      loaded: {
        ...loaded,
        ...(withErrorPage.includes(id) && { ErrorBoundary }),
        ...(id === failing && { clientLoader: fail }),
      },
    });
  }
  router = createRouter({ routes: all, loaderData: { root: "settings" } });
  await router.navigate("/article/1");
  expect(router.state().page.errors).toEqual({ [shownBy]: new Error(failing) });
});

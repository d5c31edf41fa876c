import fc from "fast-check";
import { matchRoutes } from "react-router";
import { expect, test } from "vitest";
import config from "#app/site/routes.ts";
import { createMatcher, type Route } from "./matching.ts";

interface Entry {
  readonly id?: string;
  readonly path?: string;
  readonly index?: boolean;
  readonly file: string;
  readonly children?: readonly Entry[];
}

const site = withNames([{ id: "root", path: "", file: "root.tsx", children: config as readonly Entry[] }]);
const match = createMatcher(Object.fromEntries(flat(site).map((route) => [route.id, route])));

function withNames(entries: readonly Entry[]): Entry[] {
  return entries.map((entry) => ({
    ...entry,
    id: entry.id ?? entry.file,
    ...(entry.children ? { children: withNames(entry.children) } : {}),
  }));
}

function flat(entries: readonly Entry[], parentId?: string): Route[] {
  return entries.flatMap(({ id = "", path, index, file, children = [] }) => [
    {
      id,
      module: file,
      ...(parentId && { parentId }),
      ...(path !== undefined && { path }),
      ...(index && { index }),
    },
    ...flat(children, id),
  ]);
}

/** What the server's router finds. */
function libraryMatch(pathname: string) {
  const matches = matchRoutes(site as Parameters<typeof matchRoutes>[0], pathname) ?? [];
  return { ids: matches.map(({ route }) => route.id), params: matches.at(-1)?.params };
}

function ourMatch(pathname: string) {
  const matches = match(pathname);
  return { ids: matches.map(({ route }) => route.id), params: matches.at(-1)?.params };
}

const names = flat(site).flatMap(({ path }) => path?.split("/") ?? []);
const segment = fc.oneof(
  fc.constantFrom(...names.map((name) => name.replace(/^:|\?$/g, "").replace("*", "x"))),
  fc.constantFrom("0123", "2026-11-23", "a%2Fb", "caf%C3%A9", "%", "Latest", "LATEST"),
  fc.stringMatching(/^[a-z-]{1,8}$/),
);

test.each([
  ["/", "home", {}],
  ["/category/business/markets", "markets", {}],
  ["/category/Politics", "news/category", { category: "Politics" }],
  ["/daily-brief", "letters/daily-brief", { date: undefined }],
  ["/daily-brief/2026-11-23/", "letters/daily-brief", { date: "2026-11-23" }],
  ["/trending/a%2Fb", "/trending/:topic", { topic: "a/b" }],
  ["/no/such/page", "info/not-found", { "*": "no/such/page" }],
])("%s matches the route %s", (pathname, id, params) => {
  expect(ourMatch(pathname).ids.at(-1)).toBe(id);
  expect(ourMatch(pathname).params).toEqual(params);
});

test("any path leads to the same routes, with the same parameters, as on the server", () => {
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 4 }), fc.boolean(), (segments, slash) => {
      const pathname = `/${segments.join("/")}${slash && segments.length > 0 ? "/" : ""}`;
      expect(ourMatch(pathname)).toEqual(libraryMatch(pathname));
    }),
    { numRuns: 500 },
  );
});

const EIGHT = Array.from("abcdefgh", (name) => `:${name}`).join("/");

test.each([
  ["a fixed segment before a parameter", [":a/x", "x/:a"], "/x/y"],
  ["a fixed segment before a catch-all", ["*", "x"], "/x"],
  ["a parameter before a catch-all", ["*", ":a"], "/x"],
  ["a catch-all below a fixed segment before two parameters", [":a/:b", "x/*"], "/x/y"],
  ["three parameters before a catch-all below a fixed segment", ["x/*", ":a/:b/:c"], "/x/y/z"],
  ["of equally specific ones the first", [EIGHT, "x/y/z/*"], "/x/y/z/4/5/6/7/8"],
  ["of equally specific ones the first, in either order", ["x/y/z/*", EIGHT], "/x/y/z/4/5/6/7/8"],
])("the server's router and ours prefer %s", (_, paths, pathname) => {
  const routes = paths.map((path) => ({ id: path, path }));
  const find = createMatcher(Object.fromEntries(routes.map((one) => [one.id, { ...one, module: "" }])));
  expect(find(pathname).map(({ route }) => route.id)).toEqual(
    matchRoutes(routes, pathname)?.map(({ route }) => route.id),
  );
});

test("a layout stays at / while its page has the whole path, and an unknown path matches nothing", () => {
  const layout = { id: "layout", module: "" };
  const find = createMatcher({ layout, page: { id: "page", parentId: "layout", path: ":a", module: "" } });
  expect(find("/latest").map(({ route, pathname }) => [route.id, pathname])).toEqual([
    ["layout", "/"],
    ["page", "/latest"],
  ]);
  expect(find("/latest/2")).toEqual([]);
});

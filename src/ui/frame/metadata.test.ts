import { expect, test } from "vitest";
import { headTags } from "./metadata.ts";

/** The canonical address of a page under /ha, on a site with pages in these languages. */
function canonicalOf(page: object, languages: readonly string[]) {
  const loaderData = { language: "ha", settings: { siteUrl: "https://gist.example", languages } };
  const tags = headTags({ matches: [{ id: "root", loaderData }] }, { title: "T", ...page } as never);
  return tags.map((tag) => tag as { rel?: string; href?: string }).find(({ rel }) => rel === "canonical")
    ?.href;
}

const article = { path: "/article/a1", kind: "article" };

test.each([
  ["a Hausa article", { ...article, textLanguage: "ha" }, ["en", "ha"], "/ha/article/a1"],
  ["one on a site without Hausa pages", { ...article, textLanguage: "ha" }, ["en"], "/article/a1"],
  ["an English article", article, ["en", "ha"], "/article/a1"],
  ["a list", { path: "/latest" }, ["en", "ha"], "/ha/latest"],
])("%s opened under /ha has its own address", (_, page, languages, address) => {
  expect(canonicalOf(page, languages)).toBe(`https://gist.example${address}`);
});

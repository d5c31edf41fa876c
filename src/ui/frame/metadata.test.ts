import { expect, test } from "vitest";
import { headTags } from "./metadata.ts";

/** The address that a page under /ha gives as its own, on a site with pages in these languages. */
function addressesOf(page: object, languages: readonly string[]) {
  const loaderData = { language: "ha", settings: { siteUrl: "https://gist.example", languages } };
  const tags = headTags({ matches: [{ id: "root", loaderData }] }, { title: "T", ...page } as never);
  return tags
    .map((tag) => tag as { rel?: string; hrefLang?: string; href?: string })
    .filter(({ rel }) => rel)
    .map(({ hrefLang = "canonical", href }) => `${hrefLang} ${href?.replace("https://gist.example", "")}`);
}

const article = { path: "/article/a1", kind: "article" };

test.each([
  [
    "a Hausa article",
    { ...article, textLanguage: "ha" },
    ["en", "ha"],
    ["canonical /ha/article/a1", "ha /ha/article/a1"],
  ],
  ["a Naijá article", { ...article, textLanguage: "pcm" }, ["en", "pcm"], ["canonical /pcm/article/a1"]],
  [
    "a Hausa article on a site without Hausa pages",
    { ...article, textLanguage: "ha" },
    ["en"],
    ["canonical /article/a1"],
  ],
  ["an English article", article, ["en", "ha"], ["canonical /article/a1"]],
  ["an untranslated page", { path: "/about" }, ["en", "ha"], ["canonical /about"]],
  [
    "a list",
    { path: "/latest" },
    ["en", "pcm", "ha"],
    ["canonical /ha/latest", "en /latest", "ha /ha/latest", "x-default /latest"],
  ],
  ["a page that is not indexed", { path: "/search", noindex: true }, ["en", "ha"], ["canonical /ha/search"]],
])(
  "%s opened under /ha names its own address and its languages with itself",
  (_, page, languages, addresses) => {
    expect(addressesOf(page, languages)).toEqual(addresses);
  },
);

test("data for search engines are made from the page's absolute address and picture", () => {
  const loaderData = { language: "en", settings: { siteUrl: "https://gist.example", languages: ["en"] } };
  const page = { title: "T", path: "/a", image: "/share/a.png", jsonLd: (at: object) => at };
  const tags = headTags({ matches: [{ id: "root", loaderData }] }, page);
  expect(tags.find((tag) => "script:ld+json" in tag)).toEqual({
    "script:ld+json": {
      address: "https://gist.example/a",
      image: "https://gist.example/share/a.png",
      siteUrl: "https://gist.example",
    },
  });
});

test.each([
  ["ha", undefined, "/share.png?language=ha"],
  ["ha", "/share/match/m1.png", "/share/match/m1.png?language=ha"],
  ["en", "/share/match/m1.png", "/share/match/m1.png"],
])("a page in %s with the picture %s is shared with %s", (language, image, shown) => {
  const loaderData = { language, settings: { siteUrl: "https://gist.example", languages: ["en", "ha"] } };
  const page = { title: "T", path: "/a", ...(image && { image }) };
  const tags = headTags({ matches: [{ id: "root", loaderData }] }, page);
  expect(tags).toContainEqual({ property: "og:image", content: `https://gist.example${shown}` });
});

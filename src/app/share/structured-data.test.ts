import { expect, test } from "vitest";
import { withStructuredData } from "./structured-data.ts";

const head = (title: string, address: string) =>
  `<!doctype html><html><head><title>${title}</title><link rel="canonical" href="${address}"/></head><body></body></html>`;

function dataOf(html: string, path: string, language: "en" | "ha" = "en"): unknown {
  const say = (to: string, sentence: string) => (to === "en" ? sentence : `${sentence} [${to}]`);
  const site = { siteUrl: "https://gist.example", language, path, say };
  const told = withStructuredData(Buffer.from(html), site).toString();
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script><\/head>/.exec(told) ?? [];
  return json === undefined ? null : JSON.parse(json);
}

test("the front page says what the site is, and how it is searched", () => {
  expect(dataOf(head("Naija Gist", "https://gist.example/"), "/")).toEqual({
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: "Naija Gist",
    url: "https://gist.example/",
    potentialAction: {
      "@type": "SearchAction",
      target: "https://gist.example/search?q={q}",
      "query-input": "required name=q",
    },
  });
});

test("a paper's page says the way to it in its language, in plain text", () => {
  const address = "https://gist.example/ha/paper/a?b=1&amp;c=2";
  const data = dataOf(
    head("The &quot;A&amp;B&quot; &lt;/script&gt; | Naija Gist", address),
    "/paper/a",
    "ha",
  );
  expect(data).toMatchObject({
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Naija Gist", item: "https://gist.example/ha" },
      { position: 2, name: "Publishers [ha]", item: "https://gist.example/ha/publishers" },
      { position: 3, name: 'The "A&B" </script>', item: "https://gist.example/ha/paper/a?b=1&c=2" },
    ],
  });
});

test.each([
  ["/place/kano", "States"],
  ["/hot-topics/1", "Trending Topics"],
  ["/sports/nigeria-league/club/enyimba", "Nigeria League"],
  ["/daily-brief/2026-11-21", "Daily Brief"],
  ["/sports/nigeria-league", undefined],
  ["/story/1", undefined],
])("the way to %s leads through: %s", (path, above) => {
  const { itemListElement } = dataOf(head("T", `https://gist.example${path}`), path) as {
    itemListElement: { name: string }[];
  };
  expect(itemListElement.map(({ name }) => name)).toEqual(["Naija Gist", ...(above ? [above] : []), "T"]);
});

test("an article keeps its own way, and what has no head stays as it is", () => {
  expect(dataOf(head("T", "/article/1"), "/article/1")).toBeNull();
  expect(dataOf("<p>no page</p>", "/story/1")).toBeNull();
});

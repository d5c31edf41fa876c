import { pages } from "#contracts/addresses.ts";
import { inLanguage, type Language } from "#contracts/languages.ts";
import { product } from "#contracts/product.ts";

/** Lists of pages: the beginning of their addresses, the page that leads to them, and its name in the menus. */
const LISTS = [
  ["/paper/", pages.publishers, "Publishers"],
  ["/place/", pages.places, "States"],
  [`${pages.hotTopics}/`, pages.hotTopics, "Trending Topics"],
  [`${pages.league}/`, pages.league, "Nigeria League"],
  [`${pages.dailyBrief}/`, pages.dailyBrief, "Daily Brief"],
] as const;

interface Placed {
  readonly siteUrl: string;
  readonly language: Language;
  /** Without its language. */
  readonly path: string;
  say(language: string, sentence: string): string;
}

/**
 * Adds to a page what only search engines read: what the site is and how it is searched on the front page, elsewhere
 * the way to the page. Here and not in the page, whose code every browser loads.
 */
export function withStructuredData(html: Buffer, placed: Placed): Buffer {
  const end = html.indexOf("</head>");
  const head = html.toString("utf8", 0, Math.max(end, 0));
  // An article states its own path, which leads through its category.
  if (end < 0 || placed.path.startsWith("/article/")) return html;
  const data = placed.path === "/" ? website(placed) : wayTo(head, placed);
  if (data === null) return html;
  const json = JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c");
  const script = `<script type="application/ld+json">${json}</script>`;
  return Buffer.concat([html.subarray(0, end), Buffer.from(script), html.subarray(end)]);
}

function website({ siteUrl }: Placed): object {
  return {
    "@type": "WebSite",
    name: product.name,
    url: `${siteUrl}/`,
    potentialAction: {
      "@type": "SearchAction",
      target: `${siteUrl}${pages.search}?q={q}`,
      "query-input": "required name=q",
    },
  };
}

function wayTo(head: string, { siteUrl, language, path, say }: Placed): object | null {
  const [, title] = /<title>([^<]*)<\/title>/.exec(head) ?? [];
  const [, address] = /<link rel="canonical" href="([^"]*)"/.exec(head) ?? [];
  if (title === undefined || address === undefined) return null;
  const [, above, name = ""] = LISTS.find(([beginning]) => path.startsWith(beginning)) ?? [];
  const steps = [
    [product.name, siteUrl + inLanguage(language, "/")],
    ...(above === undefined ? [] : [[say(language, name), siteUrl + inLanguage(language, above)]]),
    [plain(title).replace(` | ${product.name}`, ""), plain(address)],
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(([stepName, item], at) => ({
      "@type": "ListItem",
      position: at + 1,
      name: stepName,
      item,
    })),
  };
}

const MARKS: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** Text as it was before it became HTML. */
function plain(html: string): string {
  return html.replace(/&(#?\w+);/g, (mark, name: string) => MARKS[name] ?? mark);
}

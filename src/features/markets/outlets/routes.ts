import { pages } from "#contracts/addresses.ts";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import * as api from "#contracts/all/api.ts";
import { inLanguage, type Language, languageAsked } from "#contracts/languages.ts";
import { product } from "#contracts/product.ts";
import { indexLabels, indexNames } from "#features/markets/contract.ts";
import type { OutletRoute } from "#platform/outlet.ts";
import { embedHtml, embedLink, embedNote } from "#platform/text/embed.ts";
import { escapeXml } from "#platform/text/xml.ts";
import { MINUTE_SECONDS } from "#platform/time.ts";

interface Deps {
  readonly ask: Ask;
  readonly siteUrl: string;
  readonly languages: readonly Language[];
  say(language: string, sentence: string): string;
}

/** The markets for framing in other people's pages. */
export function marketsRoutes(deps: Deps): OutletRoute[] {
  return [
    {
      path: "/embed/markets",
      freshSeconds: 5 * MINUTE_SECONDS,
      reads: ["language"],
      async make({ query }) {
        const body = await marketsEmbed(deps, languageAsked(query, deps.languages));
        return { type: "text/html; charset=utf-8", body, mayBeFramed: true };
      },
    },
  ];
}

/** The exchange's indices, oil and the dollar, each with its change; what no provider has supplied is left out. */
export async function marketsEmbed({ ask, siteUrl, say }: Deps, language: Language): Promise<string> {
  const [{ market_summary }, { oil }, { official }] = await Promise.all([
    ask(api.markets.stocks),
    ask(api.markets.oil),
    ask(api.markets.naira),
  ]);
  const { key_indices: indices } = market_summary;
  const rows = [
    ...indexNames.map((name) => {
      const { value, percent_change: percent } = indices[name];
      return [indexLabels[name], value, percent === null ? "" : `${signed(percent)} %`, ""] as const;
    }),
    ["Brent", oil.price, oil.change, "$"] as const,
    ["USD", official?.rate, official?.change == null ? "" : signed(official.change), "₦"] as const,
  ].filter(([, value]) => value != null);
  const sources = [...indexNames.map((name) => indices[name].source), oil.source, official?.source];
  const credits = new Map(sources.flatMap((one) => (one ? [[one.credit, one.url] as const] : [])));
  const page = siteUrl + inLanguage(language, pages.markets);
  return embedHtml({
    ...{ language, title: say(language, "Markets"), styles: "td:first-child{text-align:left}" },
    body:
      `<h1>${embedLink(page, say(language, "Markets"))}</h1><table>` +
      rows
        .map(
          ([label, value, change, unit]) =>
            `<tr><td>${label}<td>${unit}${figure(value ?? 0)}<td>${escapeXml(change)}`,
        )
        .join("") +
      `</table>${embedNote(embedLink(page, product.name), ...[...credits].map(([credit, url]) => embedLink(new URL(url, siteUrl).href, credit)))}`,
  });
}

/** The figures' form is the same in all of the site's languages. */
function figure(value: number): string {
  return value.toLocaleString("en-NG", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

function signed(change: number): string {
  return `${change > 0 ? "+" : ""}${figure(change)}`;
}

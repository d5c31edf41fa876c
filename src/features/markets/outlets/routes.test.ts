import { expect, test } from "vitest";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import { marketsEmbed } from "./routes.ts";

const source = { name: "S", url: "/about", credit: "Invented & <kept>" };
const index = (value: number | null, percent_change: number | null) => ({
  ...{ value, percent_change, direction: "up", source, as_of: null, kind: "EOD" },
});

function deps(official: object | null = { rate: 1467.1038, change: -1.2391, source }) {
  const answers: Record<string, unknown> = {
    "GET /stocks/summary": {
      market_summary: {
        key_indices: {
          ngx_all_share: index(100000.5, 1.234),
          ngx_bank: index(null, null),
          ngx_30: index(3, null),
        },
      },
    },
    "GET /commodities/oil/latest": { oil: { price: 70, change: "+1.25", trend: "up", source } },
    "GET /naira": { official },
  };
  const ask = (async (address: string) => answers[address]) as unknown as Ask;
  const say = (language: string, sentence: string) =>
    language === "en" ? sentence : `${sentence} [${language}]`;
  return { ask, siteUrl: "https://gist.example", languages: [], say };
}

test("the markets' embed has each figure with its change, without what nobody has supplied", async () => {
  const html = await marketsEmbed(deps(), "en");
  expect(html.match(/(?<=<tr>).*?(?=<tr>|<\/table>)/g)).toEqual([
    "<td>NGX All-Share<td>100,000.50<td>+1.23 %",
    "<td>NGX-30<td>3.00<td>",
    "<td>Brent<td>$70.00<td>+1.25",
    "<td>USD<td>₦1,467.10<td>-1.24",
  ]);
  expect(html).toContain('<a href="https://gist.example/about">Invented &amp; &lt;kept&gt;</a></html>');
  expect(Buffer.byteLength(html)).toBeLessThan(2_000);
});

test("it speaks the language that is asked for, and does without a rate", async () => {
  const html = await marketsEmbed(deps(null), "ha");
  expect(html).toContain('<html lang="ha">');
  expect(html).toContain('<a href="https://gist.example/ha/category/business/markets">Markets [ha]</a>');
  expect(html).not.toContain("USD");
});

import { pages } from "#contracts/addresses.ts";
import { weigh } from "#tests/support/bytes.ts";
import { desktop, expect, phone, test } from "#tests/support/e2e.ts";

/** `npm test` weighs the front page, a story and the league more exactly. */
const LIMIT = 150 * 1024;
const addresses = [
  "/category/politics",
  pages.nowShowing,
  pages.upcomingFilms,
  pages.music,
  pages.events,
  pages.markets,
  pages.economicIndicators,
  pages.naira,
];

for (const address of addresses)
  for (const screen of [phone, desktop])
    test(`a first visit to ${address} at ${screen.viewport.width} px needs at most 150 KB, pictures apart`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ ...screen, baseURL });
      const weight = await weigh(await context.newPage(), address);
      expect(weight.text, JSON.stringify(weight)).toBeLessThanOrEqual(LIMIT);
      await context.close();
    });

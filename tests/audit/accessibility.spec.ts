import type { APIRequestContext } from "@playwright/test";
import { storyPage } from "#contracts/addresses.ts";
import { expect, test, watchShifts } from "#tests/support/e2e.ts";
import { lengthenWords, tooWide } from "#tests/support/long-words.ts";
import { pageFaults } from "#tests/support/page-faults.ts";
import { everyAddress } from "#tests/support/routes.ts";

const LONG_SEARCH = `/search?q=${"w".repeat(60)}`;

// Hydration may find that time has moved on (#418).
test.use({ expectedErrors: [/404|#418/] });

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [320, 768, 1280]) {
    test(`every page is accessible and readable, ${colorScheme}, ${width} px`, async ({
      browser,
      baseURL,
      request,
    }) => {
      test.setTimeout(900_000);
      const context = await browser.newContext({ baseURL, colorScheme, viewport: { width, height: 900 } });
      const page = await context.newPage();
      await watchShifts(page);
      const faults: string[] = [];
      const addresses = [...(await everyAddress(request)), LONG_SEARCH, ...(await quotingStories(request))];
      for (const address of addresses) {
        faults.push(...(await pageFaults(page, address)));
        await lengthenWords(page);
        faults.push(...(await tooWide(page)).map((wide) => `${address} with long words: ${wide}`));
      }
      expect(faults).toEqual([]);
      await context.close();
    });
  }
}

/** Of the popular stories the first that quotes somebody: the example of a story's page may lack these sections. */
async function quotingStories(request: APIRequestContext): Promise<string[]> {
  const { articles } = await (await request.get("/api/trending/popular?limit=50")).json();
  for (const { story_id } of articles) {
    const { attributions } = await (await request.get(`/api/stories/${story_id}`)).json();
    if (attributions.length > 0) return [storyPage(story_id)];
  }
  return [];
}

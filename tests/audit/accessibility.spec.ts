import { expect, test, watchShifts } from "#tests/support/e2e.ts";
import { tooWide } from "#tests/support/long-words.ts";
import { pageFaults } from "#tests/support/page-faults.ts";
import { everyAddress } from "#tests/support/routes.ts";

test.use({ expectedErrors: [/404/] });

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
      for (const address of await everyAddress(request)) {
        faults.push(...(await pageFaults(page, address)));
        faults.push(...(await tooWide(page)).map((wide) => `${address}: ${wide}`));
      }
      expect(faults).toEqual([]);
      await context.close();
    });
  }
}

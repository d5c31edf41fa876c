import { expectAccessible, test } from "#tests/support/e2e.ts";
import { everyAddress } from "#tests/support/routes.ts";

test.use({ expectedErrors: [/404/] });

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [320, 768, 1280]) {
    test(`axe finds nothing on any page, ${colorScheme}, ${width} px`, async ({
      browser,
      baseURL,
      request,
    }) => {
      test.setTimeout(900_000);
      const context = await browser.newContext({ baseURL, colorScheme, viewport: { width, height: 900 } });
      const page = await context.newPage();
      for (const address of await everyAddress(request)) {
        await test.step(address, async () => {
          await page.goto(address, { waitUntil: "load" });
          await expectAccessible(page);
        });
      }
      await context.close();
    });
  }
}

import { expect, smallPhone } from "#tests/support/e2e.ts";
import { lengthenWords, tooWide } from "#tests/support/long-words.ts";
import { open, test } from "#tests/support/reader.ts";

// The lengthened words differ from the server's HTML (#418). The pages themselves are in every-page.spec.ts.
test.use({ ...smallPhone, expectedErrors: [/#418/] });

for (const [name, path, opens] of [
  ["the drawer", "/latest", "Open menu"],
  ["the filter", "/latest", "Filter"],
  ["the search", "/latest", "Search"],
  ["the ways to share", "/latest", /^Share: /],
  ["the quick stats", "/sports/nigeria-league", "Quick stats"],
] as const) {
  test(`words of 60 letters do not widen ${name}`, async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
    await open(page, path);
    await page.getByRole("button", { name: opens, exact: true }).first().click();
    const part = page.locator("dialog[open], .header__find:not(:has(dialog))");
    await expect(part).toBeVisible();
    await page.waitForLoadState("networkidle");
    await lengthenWords(page);
    expect(await tooWide(page)).toEqual([]);
    expect(await part.evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth)).toBe(0);
  });
}

import { desktop, expect, holdBack, hydrated, test, twoFrames } from "#tests/support/e2e.ts";
import { scrollToFoot } from "#tests/support/reader.ts";

test.use(desktop);

test("a press is not lost if the part's code arrives in the middle of it", async ({ page }) => {
  const release = await holdBack(page, /RightRail|Explore/);
  await page.goto("/about", { waitUntil: "commit" });
  const league = page.locator(".mega a[href='/popular'], .rail--right a[href='/category/politics']").last();
  const box = await league.boundingBox();
  if (!box) throw new Error("there is nothing to press");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  const code = page.waitForEvent("requestfinished", (request) => /RightRail|Explore/.test(request.url()));
  release();
  await code;
  // Long enough for the code to run and replace the part, if nothing held it back.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await twoFrames(page);
  await page.mouse.up();
  await expect(page).toHaveURL(/\/category\/politics$/);
});

test("a press on a button before hydration is replayed after it", async ({ page }) => {
  const release = await holdBack(page, /\.js$/);
  await page.goto("/latest", { waitUntil: "commit" });
  const bookmark = page.locator("main button[aria-pressed]").first();
  await bookmark.click();
  await expect(bookmark).toHaveAttribute("aria-pressed", "false");
  release();
  await expect(bookmark).toHaveAttribute("aria-pressed", "true");
});

test("a press on a part whose code is still loading is replayed once it has loaded", async ({ page }) => {
  const release = await holdBack(page, /Explore/);
  await page.goto("/about", { waitUntil: "commit" });
  await hydrated(page);
  const explore = page.getByRole("button", { name: "Explore", exact: true });
  await explore.focus();
  await page.keyboard.press("Enter");
  await expect(explore).toHaveAttribute("aria-expanded", "false");
  release();
  await expect(explore).toHaveAttribute("aria-expanded", "true");
});

test("a press that worked without the part's code is not replayed when the code arrives", async ({
  page,
}) => {
  const release = await holdBack(page, /Foot/);
  await page.goto("/about", { waitUntil: "commit" });
  await hydrated(page);
  const choices = page.getByRole("region", { name: "Your choice on cookies" });
  await choices.getByRole("button", { name: "Accept All" }).click();
  await expect(choices).toHaveCount(0);
  await page.getByRole("button", { name: "Cookie choices" }).click();
  await choices.getByRole("button", { name: "Save Preferences" }).click();
  await expect(choices).toHaveCount(0);
  release();
  await scrollToFoot(page);
  await expect(choices).toHaveCount(0);
});

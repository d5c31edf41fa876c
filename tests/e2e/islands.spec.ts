import { desktop, expect, test } from "#tests/support/e2e.ts";

test.use(desktop);

test("a press on a part whose code arrives in the middle of it is not lost", async ({ page }) => {
  const code = Promise.withResolvers<void>();
  await page.route(/RightRail|Explore/, async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.goto("/about", { waitUntil: "commit" });
  const league = page.locator(".mega a[href='/popular'], .rail--right a[href='/category/politics']").last();
  const box = await league.boundingBox();
  if (!box) throw new Error("there is nothing to press");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  code.resolve();
  await page.waitForTimeout(800);
  await page.mouse.up();
  await expect(page).toHaveURL(/\/category\/politics$/);
});

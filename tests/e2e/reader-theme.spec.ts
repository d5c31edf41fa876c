import type { Page } from "@playwright/test";
import { expect, phone } from "#tests/support/e2e.ts";
import { open, test } from "#tests/support/reader.ts";

const isDark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains("dark"));
const stored = (page: Page) => page.evaluate(() => localStorage.getItem("theme"));
const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

for (const [system, choice] of [
  ["light", "dark"],
  ["dark", "light"],
] as const) {
  test.describe(() => {
    test.use({ colorScheme: system });

    test(`STATE-19 a stored ${choice} theme wins over a ${system} system`, async ({ page }) => {
      await page.addInitScript((theme) => localStorage.setItem("theme", theme), choice);
      await open(page, "/about");
      expect(await isDark(page)).toBe(choice === "dark");
    });

    test(`${system === "dark" ? "STATE-20" : "STATE-21"} without a stored theme a ${system} system gets the ${system} theme`, async ({
      page,
    }) => {
      await open(page, "/about");
      expect(await stored(page)).toBeNull();
      expect(await isDark(page)).toBe(system === "dark");
    });
  });
}

for (const [device, screen] of [
  ["desktop", {}],
  ["phone", phone],
] as const) {
  test.describe(() => {
    test.use(screen);

    test(`STATE-22 STATE-23 STATE-24 DB-31 PAGE-08 on a ${device} the toggle switches, stores and applies the theme`, async ({
      page,
    }) => {
      await open(page, "/about");
      const light = await paper(page);
      for (const theme of ["dark", "light", "dark"]) {
        await (device === "desktop" ? press(page) : pressInDrawer(page));
        await expect.poll(() => isDark(page)).toBe(theme === "dark");
        expect(await stored(page)).toBe(theme);
        expect((await paper(page)) === light).toBe(theme === "light");
      }
      await page.reload();
      expect(await isDark(page)).toBe(true);
    });
  });
}

async function press(page: Page): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name: "Dark theme" }).click();
}

async function pressInDrawer(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Dark theme" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
}

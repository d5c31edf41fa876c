import type { Page } from "@playwright/test";
import {
  desktop,
  expect,
  holdBack,
  hydrated,
  layoutShift,
  phone,
  test,
  watchShifts,
} from "#tests/support/e2e.ts";

// One page is not found on purpose.
test.use({ expectedErrors: [/404/] });

const banner = (page: Page) => page.getByRole("region", { name: "Your choice on cookies" });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem("cookie_consent"));

/** A reader who returns with this stored value. */
async function comeBack(page: Page, text: string): Promise<void> {
  await page.addInitScript((consent) => localStorage.setItem("cookie_consent", consent), text);
}

const CHOICE = JSON.stringify({
  analytics: true,
  ads: false,
  personalization: false,
  timestamp: "2026-11-01T00:00:00Z",
});

test("the cookie banner is in the server's HTML whatever cookie is sent, but not with the data saver", async ({
  request,
}) => {
  const first = await (await request.get("/about")).text();
  const second = await (await request.get("/about", { headers: { Cookie: "cookie_consent=1" } })).text();
  expect(first).toContain("Your choice on cookies");
  expect(second).toContain("Your choice on cookies");
  const light = await (await request.get("/about?lite=1")).text();
  expect(light).not.toContain("Your choice on cookies");
  expect(light).not.toContain("no analytics are loaded");
});

for (const [device, screen] of [
  ["phone", phone],
  ["desktop", desktop],
] as const) {
  test.describe(device, () => {
    test.use(screen);

    test(`on a ${device} the cookie banner is shown before any script loads, and hydration shifts nothing`, async ({
      page,
    }) => {
      await watchShifts(page);
      const release = await holdBack(page, /\.js$/);
      await page.goto("/about", { waitUntil: "commit" });
      await expect(banner(page)).toBeInViewport();
      const place = await banner(page).boundingBox();
      release();
      await hydrated(page);
      const live = () =>
        banner(page).evaluate((element) => Object.keys(element).some((key) => key.startsWith("__react")));
      await expect.poll(live).toBe(true);
      expect(await banner(page).boundingBox()).toEqual(place);
      await expect(banner(page)).toHaveCount(1);
      expect(await layoutShift(page)).toBeLessThan(0.001);
    });

    test(`on a ${device} a reader who has chosen never sees the cookie banner, not even briefly`, async ({
      page,
    }) => {
      await comeBack(page, CHOICE);
      await page.addInitScript(() => {
        const visibleStates: string[] = [];
        Object.assign(window, { visibleStates });
        const watch = () => {
          const part = document.querySelector(".consent");
          if (part?.checkVisibility()) visibleStates.push(document.readyState);
          requestAnimationFrame(watch);
        };
        watch();
      });
      const release = await holdBack(page, /\.js$/);
      await page.goto("/about", { waitUntil: "commit" });
      await page.getByRole("contentinfo").waitFor();
      release();
      await hydrated(page);
      await expect(page.locator(".consent")).toHaveCount(0);
      expect(
        await page.evaluate(() => (window as unknown as { visibleStates: string[] }).visibleStates),
      ).toEqual([]);
    });
  });
}

test("an odd stored value counts as no choice: the banner is shown and consent keeps its default", async ({
  page,
}) => {
  for (const text of ["{oops", "true", '{"analytics":true}', '{"analytics":true,"timestamp":5}']) {
    await comeBack(page, text);
    await page.goto("/about");
    await expect(banner(page), text).toBeVisible();
    const modes = await page.evaluate(() =>
      (window.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>)[1]),
    );
    expect(modes, text).toEqual(["default"]);
    await hydrated(page);
    await expect(banner(page), text).toBeVisible();
  }
});

for (const [button, expected] of [
  ["Accept All", { analytics: true, ads: true, personalization: true }],
  ["Reject All", { analytics: false, ads: false, personalization: false }],
] as const) {
  test(`'${button}' pressed before hydration takes effect after it`, async ({ page }) => {
    const release = await holdBack(page, /\.js$/);
    await page.goto("/about", { waitUntil: "commit" });
    await banner(page).getByRole("button", { name: button, exact: true }).click();
    expect(await stored(page)).toBeNull();
    release();
    await expect(banner(page)).toHaveCount(0);
    expect(JSON.parse((await stored(page)) ?? "null")).toMatchObject(expected);
  });
}

test("'Manage' pressed before the banner's code has loaded opens the preferences afterwards", async ({
  page,
}) => {
  const release = await holdBack(page, /ConsentBanner/);
  await page.goto("/about", { waitUntil: "commit" });
  await banner(page).getByRole("button", { name: "Manage", exact: true }).click();
  await hydrated(page);
  await expect(banner(page).getByRole("checkbox")).toHaveCount(0);
  release();
  await expect(banner(page).getByRole("checkbox", { name: /Analytics/ })).toBeVisible();
});

/** What is still behind the banner when the reader has scrolled to the end of the page. */
function coveredAtEnd(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const bar = document.querySelector(".consent")?.getBoundingClientRect();
    if (!bar || Math.abs(bar.bottom - window.innerHeight) > 1)
      return ["the banner is not at the edge of the screen"];
    return [...document.querySelectorAll<HTMLElement>(".page :is(a, button, p)")]
      .filter((part) => part.checkVisibility() && !part.closest(".feedback, .toasts"))
      .filter((part) => part.getBoundingClientRect().bottom > bar.top + 1)
      .map((part) => part.textContent ?? "");
  });
}

test.describe("on a phone", () => {
  test.use(phone);

  test("everything can be scrolled out from behind the cookie banner, in large text too", async ({
    page,
  }) => {
    for (const address of ["/latest", "/since", "/settings", "/no-such-page"]) {
      await page.goto(address);
      await hydrated(page);
      for (const size of ["100%", "200%"]) {
        await page.evaluate((fontSize) => {
          document.documentElement.style.fontSize = fontSize;
        }, size);
        // The end of a short page is filled once the reader comes near.
        await expect.poll(() => coveredAtEnd(page), { message: `${address} at ${size}` }).toEqual([]);
        await page.evaluate(() => window.scrollTo({ top: 300, behavior: "instant" }));
        await banner(page).getByRole("button").first().focus();
        expect(await page.evaluate(() => window.scrollY)).toBe(300);
      }
    }
  });
});

test("'Cookie choices' in the footer reopens the preferences with the stored choice, and takes the focus there and back", async ({
  page,
}) => {
  await comeBack(page, CHOICE);
  await page.goto("/about");
  await hydrated(page);
  const button = page.getByRole("button", { name: "Cookie choices" });
  await button.click();
  await expect(banner(page).getByRole("checkbox", { name: /Analytics/ })).toBeChecked();
  await expect(page.locator(".consent")).toBeFocused();
  await banner(page).getByRole("button", { name: "Save Preferences" }).click();
  await expect(button).toBeFocused();
});

test.describe("with scripts switched off", () => {
  test.use({ javaScriptEnabled: false, ...phone });

  test("without a script the banner is hidden and a sentence says that no ads or analytics load", async ({
    page,
  }) => {
    await page.goto("/about");
    await expect(page.locator(".consent")).toBeHidden();
    await expect(page.getByText("Without script, no ads and no analytics are loaded.")).toBeVisible();
  });
});

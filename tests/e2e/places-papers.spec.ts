import type { Locator, Page } from "@playwright/test";
import { expect, phone, test as unscripted } from "#tests/support/e2e.ts";
import { articleAnswer, goHome, listAnswer, open, test } from "#tests/support/reader.ts";

/** The state of which most is reported. */
async function busiest(page: Page): Promise<{ slug: string; name: string }> {
  const { places } = (await (await page.request.get("/api/places")).json()) as {
    places: { slug: string; name: string; stories: number }[];
  };
  const [most] = places.toSorted((a, b) => b.stories - a.stories);
  if (!most) throw new Error("no state is reported on");
  return most;
}

const main = (page: Page) => page.getByRole("main");

test("from a state one comes to its paper, and from there back to the front page", async ({ page }) => {
  const { name } = await busiest(page);
  await open(page, "/places");
  await main(page).getByRole("link", { name, exact: true }).click();
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(main(page).getByRole("heading", { name: "Most reported this week" })).toBeVisible();
  await expect(main(page).getByRole("heading", { name: "Neighbouring states" })).toBeVisible();
  await main(page).getByRole("link", { name: "All its stories" }).click();
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(`News from ${name}`);
  const paper = main(page).getByRole("article").locator(".byline__paper").first();
  const paperName = await paper.textContent();
  await paper.click();
  await expect(page).toHaveURL(/\/paper\//);
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(paperName ?? "");
  await expect(main(page).getByRole("heading", { name: "Its latest" })).toBeVisible();
  await main(page).getByRole("navigation").getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL(/\/$/);
});

/** How a reader follows a link: with the keyboard, with a finger, or with a mouse where no script runs. */
const ways = {
  "by keyboard": async (link: Locator) => {
    await link.focus();
    await link.press("Enter");
  },
  "by touch": (link: Locator) => link.tap(),
  "without a script": (link: Locator) => link.click(),
};

for (const [way, follow] of Object.entries(ways))
  unscripted.describe(`a walk ${way}`, () => {
    unscripted.use({ ...phone, javaScriptEnabled: way !== "without a script" });

    const tag = way === "by keyboard" ? [] : "@audit";
    unscripted(
      "from a state to its club, a match, a paper, a topic and the front page",
      { tag },
      async ({ page }) => {
        const go = async (link: Locator, address: RegExp) => {
          const heading = main(page).getByRole("heading", { level: 1 });
          const before = (await heading.textContent()) ?? "";
          await follow(link.first());
          await expect(page).toHaveURL(address);
          // The address changes a moment before the page does.
          await expect(heading).not.toHaveText(before);
          await expect(page.getByRole("navigation", { name: "Where you are" })).toBeVisible();
        };
        const link = (name: string | RegExp) => main(page).getByRole("link", { name, exact: true });
        await page.goto("/");
        await follow(main(page).locator('.my-club a[href="/places"]'));
        await expect(page).toHaveURL(/\/places$/);
        await go(link("Kano"), /\/place\/kano$/);
        await go(link("Kano Pillars"), /\/club\//);
        await go(main(page).locator('a[href*="/match/"]'), /\/match\//);
        await go(main(page).locator('a[href$="/club/kano-pillars"]'), /\/club\//);
        await go(link("Kano"), /\/place\/Kano$/);
        await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/place\/kano$/);
        await go(main(page).locator(".byline__paper"), /\/paper\//);
        await go(main(page).locator('a[href*="/hot-topics/"]'), /\/hot-topics\/./);
        await follow(main(page).getByRole("link", { name: "Home", exact: true }).first());
        await expect(page).toHaveURL(/:\d+\/$/);
      },
    );
  });

test("a state is chosen in the settings and in the filter, and offered once for the weather's city", async ({
  page,
}) => {
  await open(page, "/settings");
  await main(page).getByLabel("State", { exact: true }).selectOption("Kano");
  await goHome(page);
  await expect(page.locator(".my-club").filter({ hasText: "Kano" }).getByRole("link")).toHaveAttribute(
    "href",
    "/place/kano",
  );
  await open(page, "/latest?place=Ibadan");
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("News from Oyo");
});

test("the data saver keeps the reader's state in its addresses", async ({ page }) => {
  await open(page, "/settings");
  await main(page).getByLabel("State", { exact: true }).selectOption("Kano");
  await expect(main(page).getByLabel("State", { exact: true })).toHaveValue("kano");
  await main(page).getByRole("checkbox", { name: "Data saver" }).click();
  const kept = /\/\?lite=1&mine=kano$/;
  await expect(page).toHaveURL(kept);
  const line = page.locator(".my-club").filter({ hasText: "Kano" });
  await expect(line.locator(".my-club__says")).toHaveText(/./);
  await line.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kano");
  await page.goto("/");
  await expect(page).toHaveURL(kept);
});

test("a new story of the reader's state is a notice while another window is in front", async ({ page }) => {
  await page.addInitScript(() => {
    const shown: string[][] = [];
    class Notice {
      static permission = "granted";
      constructor(title: string, { body }: { body: string }) {
        shown.push([title, body]);
      }
    }
    document.hasFocus = () => false;
    Object.assign(window, { Notification: Notice, shown });
  });
  await open(page, "/settings");
  await main(page).getByLabel("State", { exact: true }).selectOption("Kano");
  await expect(main(page).getByLabel("State", { exact: true })).toHaveValue("kano");
  await goHome(page);
  const line = page.locator(".my-club").filter({ hasText: "Kano" }).locator(".my-club__says");
  await expect(line).toHaveText(/./);
  const later = articleAnswer("later", {
    headline: "Kano market reopens",
    published_at: "2099-01-01T00:00:00.000Z",
  });
  await page.route("**/api/articles/latest?*place=kano*", (route) =>
    route.fulfill({ json: listAnswer([later]) }),
  );
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(line).toHaveText("Kano market reopens");
  const shown = () => page.evaluate(() => (window as unknown as { shown: string[][] }).shown);
  await expect.poll(shown).toEqual([["Kano", "Kano market reopens"]]);
});

test("a state has its club with last and next match, and its capital's weather", async ({ page }) => {
  await open(page, "/place/kano");
  await expect(main(page).getByText("Capital: Kano")).toBeVisible();
  const club = main(page).getByRole("link", { name: "Kano Pillars", exact: true });
  await expect(club).toHaveAttribute("href", /\/club\//);
  await expect(main(page).getByText("Last match").first()).toBeVisible();
  await expect(main(page).getByRole("heading", { name: "The day's weather" })).toBeVisible();
  expect((await page.request.get("/place/atlantis")).status()).toBe(404);
});

test("a paper can be hidden on its page, and shown again", async ({ page }) => {
  const papers = main(page).locator(".byline__paper").filter({ visible: true });
  await open(page, "/latest");
  const name = (await papers.first().textContent()) ?? "";
  await papers.first().click();
  await page.getByRole("button", { name: "Hide this paper" }).click();
  await expect(page.getByRole("button", { name: "Show this paper again" })).toBeVisible();
  await open(page, "/latest");
  await expect(papers.first()).toBeVisible();
  await expect(papers.filter({ hasText: name })).toHaveCount(0);
  await open(page, `/paper/${encodeURIComponent(name)}`);
  await page.getByRole("button", { name: "Show this paper again" }).click();
  await expect(page.getByRole("button", { name: "Hide this paper" })).toBeVisible();
});

test("a followed state stands on the front page with its newest story, and first in what is followed", async ({
  page,
}) => {
  const { slug, name } = await busiest(page);
  await open(page, `/place/${slug}`);
  await page.getByRole("button", { name: `Follow ${name}` }).click();
  await expect(page.getByRole("button", { name: `Follow ${name}, Following` })).toBeVisible();
  await goHome(page);
  await expect(page.locator(".my-club").filter({ hasText: name }).getByRole("link")).toHaveAttribute(
    "href",
    `/place/${slug}`,
  );
  await open(page, "/following");
  await expect(main(page).getByRole("heading", { level: 2 }).first()).toContainText(name);
});

unscripted.describe("without a script", () => {
  unscripted.use({ ...phone, javaScriptEnabled: false });

  unscripted("a state is called as in the page's language", async ({ page }) => {
    await page.goto("/yo/place/lagos");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Èkó");
    await page.goto("/ha/latest?place=niger");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Neja");
  });

  unscripted("a search for a state offers the state first", async ({ page }) => {
    await page.goto("/search?q=Kaduna");
    await page.getByRole("main").getByRole("link", { name: "Kaduna", exact: true }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kaduna");
  });
});

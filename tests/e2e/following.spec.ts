import { readFile } from "node:fs/promises";
import { putRows, rowsOf } from "#tests/support/device.ts";
import { expect, expectAccessible } from "#tests/support/e2e.ts";
import { open, test } from "#tests/support/reader.ts";

test("a club, story, topic and search can be followed, listed with their news, and exported", async ({
  page,
  request,
}) => {
  const { articles } = await (await request.get("/api/articles/latest?limit=1")).json();
  const { topics } = await (await request.get("/api/trending/ai?limit=1")).json();
  const followed: string[] = [];
  for (const address of [
    "/sports/nigeria-league/club/enyimba",
    `/story/${articles[0].story_id}`,
    `/hot-topics/${topics[0]._id}`,
    "/search?q=market",
  ]) {
    await open(page, address);
    const button = page.locator("#main").getByRole("button", { name: /^Follow / });
    await button.click();
    await expect(button).toHaveAttribute("aria-pressed", "true");
    followed.push((await page.locator("#main h1").textContent()) ?? "");
  }
  await putRows(page, "settings", [{ key: "followingSeenAt", value: "2020-01-01T00:00:00Z" }]);
  const requested: string[] = [];
  page.on("request", (sent) => requested.push(new URL(sent.url()).pathname));
  await open(page, "/following");
  const search = page.getByRole("region", { name: "market", exact: true });
  await expect(search).toContainText(/Search\. (At least )?\d+ new stor(y|ies) since your last visit\./);
  // One line for each story, however many papers ran it.
  const lines = await page.locator("#main section h3").allTextContents();
  expect(lines.length).toBeGreaterThan(3);
  for (const region of await page.locator("#main section").all()) {
    const headlines = await region.locator("h3").allTextContents();
    expect(new Set(headlines).size).toBe(headlines.length);
  }
  // Under the name that the topic had when it was followed: in the sample edition's first minutes topics are renamed.
  await expect(page.getByRole("region", { name: followed[2], exact: true })).toContainText(
    "since your last visit",
  );
  await expectAccessible(page);
  expect(requested).toContain("/api/npfl/news");
  expect(requested.filter((path) => /^\/api\/(articles\/search|topics|stories)\b/.test(path))).toHaveLength(
    3,
  );
  await page.reload();
  await expect(search).toContainText("Nothing new since your last visit.");

  await open(page, "/settings");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export my data" }).click();
  const file = JSON.parse(await readFile(await (await saved).path(), "utf8"));
  expect(file.following.map(({ kind }: { kind: string }) => kind)).toEqual([
    "search",
    "topic",
    "story",
    "club",
  ]);
  page.on("dialog", (dialog) => dialog.accept());
  await page.getByRole("button", { name: "Clear settings" }).click();
  await expect(page.getByText("Done.")).toBeVisible();
  await open(page, "/following");
  await search.getByRole("button", { name: "Stop following market" }).click();
  await expect(search).toHaveCount(0);
});

test("the headline of a followed story says its language", async ({ page }) => {
  await page.route("**/api/stories/*", (route) => route.fulfill({ json: { articles: [] } }));
  await open(page, "/following");
  const row = { kind: "story", followedAt: "2026-11-21T10:00:00Z" };
  const value = [
    { ...row, id: "s1", label: "Labari", language: "ha" },
    // As earlier versions stored it.
    { ...row, id: "s2", label: "A story" },
  ];
  await putRows(page, "settings", [{ key: "following", value }]);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Labari", exact: true })).toHaveAttribute("lang", "ha");
  await expect(page.getByRole("heading", { name: "A story", exact: true })).not.toHaveAttribute("lang");
});

test("on a phone whose clock is three hours ahead, the last visit is dated by the server's", async ({
  page,
}) => {
  const ahead = 3 * 3_600_000;
  await page.clock.install({ time: Date.now() + ahead });
  // As the page before has noted.
  await page.addInitScript((ms) => Object.assign(sessionStorage, { clockAhead: ms }), ahead);
  await open(page, "/following");
  const seenAt = async () => {
    const rows = await rowsOf(page, "settings");
    return Date.parse(String(rows.find(({ key }) => key === "followingSeenAt")?.value));
  };
  await expect.poll(seenAt).toBeGreaterThan(0);
  expect(Math.abs((await seenAt()) - Date.now())).toBeLessThan(300_000);
});

test("the reading history is listed by day and can be cleared", async ({ page }) => {
  await open(page, "/recently-read");
  await expect(page.getByText("Nothing was read here yet.")).toBeVisible();
  const row = (articleId: string, readAt: string) => ({
    articleId,
    readAt,
    headline: `Read ${articleId}`,
    timeSpent: 3,
  });
  await putRows(page, "readHistory", [row("1a", "2026-11-20T10:00:00Z"), row("2b", "2026-11-21T10:00:00Z")]);
  await page.reload();
  await expect(page.locator("#main .from-device").getByRole("heading", { level: 2 })).toHaveText([
    "Saturday, 21 November 2026",
    "Friday, 20 November 2026",
  ]);
  await expect(page.getByRole("link", { name: "Read 1a" })).toHaveAttribute("href", "/article/1a");
  await expectAccessible(page);
  page.on("dialog", (dialog) => dialog.accept());
  await page.getByRole("button", { name: "Clear", exact: true }).click();
  await expect(page.getByText("Nothing was read here yet.")).toBeVisible();
  expect(await rowsOf(page, "readHistory")).toEqual([]);
});

test("the share sheet puts WhatsApp first and shares a short address that redirects to the article", async ({
  page,
  request,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: async () => undefined }));
  await open(page, "/latest");
  await page
    .getByRole("button", { name: /^Share: / })
    .first()
    .click();
  const sheet = page.getByRole("dialog", { name: "Share" });
  await expect(sheet.locator(".menu__item")).toHaveText([
    "WhatsApp",
    "More on this device",
    "Copy link",
    "Telegram",
    "X",
    "Facebook",
  ]);
  const whatsApp = new URL((await sheet.getByRole("link", { name: "WhatsApp" }).getAttribute("href")) ?? "");
  const [headline, byline, address] = (whatsApp.searchParams.get("text") ?? "").split("\n");
  await expect(sheet).toContainText(headline ?? "");
  expect(byline).toMatch(/^.+, \d+ [A-Z][a-z]{2}, \d\d:\d\d$/);
  expect(new URL(address ?? "").pathname).toMatch(/^\/s\/\d[a-z\d]{11}$/);
  const redirect = await request.get(address ?? "", { maxRedirects: 0 });
  expect([redirect.status(), redirect.headers().location]).toEqual([
    301,
    new URL(address ?? "").pathname.replace("/s/", "/article/"),
  ]);
  expect((await request.get("/s/s7abc", { maxRedirects: 0 })).headers().location).toBe("/story/7abc");
  expect((await request.get("/s/nonsense", { maxRedirects: 0 })).status()).toBe(404);
});

test("the brief can be read aloud, paused and resumed; without a device voice it is not offered", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const spoken: SpeechSynthesisUtterance[] = [];
    Object.assign(window, { spoken });
    const synthesis = {
      getVoices: () => (localStorage.getItem("mute") ? [] : [{ lang: "en-NG", name: "Ada" }]),
      speak: (utterance: SpeechSynthesisUtterance) => spoken.push(utterance),
      cancel: () => undefined,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    };
    Object.defineProperty(window, "speechSynthesis", { value: synthesis });
    Object.defineProperty(window, "SpeechSynthesisUtterance", {
      value: function Utterance(this: { text: string }, text: string) {
        this.text = text;
      },
    });
  });
  await open(page, "/daily-brief");
  const headlines = page.locator(".brief__headline");
  await page.getByRole("button", { name: "Listen" }).click();
  await expect(headlines.first()).toHaveAttribute("data-read");
  const spoken = () =>
    page.evaluate(() =>
      (window as unknown as { spoken: { text: string; lang: string }[] }).spoken.map(({ text, lang }) => [
        text,
        lang,
      ]),
    );
  expect(await spoken()).toEqual([[await headlines.first().textContent(), "en-NG"]]);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(headlines.first()).not.toHaveAttribute("data-read");
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.locator("[data-read]")).toHaveCount(0);
  await page.getByRole("button", { name: "Resume" }).click();
  await expect(page.locator("[data-read]")).toHaveCount(1);
  await page.getByRole("combobox", { name: "Speed" }).selectOption("1.25");
  await expect
    .poll(async () => (await rowsOf(page, "settings")).find(({ key }) => key === "voiceSpeed")?.value)
    .toBe(1.25);
  await page.getByRole("button", { name: "Next" }).click();
  expect(
    await page.evaluate(() => (window as unknown as { spoken: { rate: number }[] }).spoken.at(-1)?.rate),
  ).toBe(1.25);
  await expectAccessible(page);
  await page.evaluate(() => localStorage.setItem("mute", "1"));
  await page.reload();
  await expect(page.getByRole("button", { name: "Listen" })).toBeHidden();
});

test("the install hint appears from the third visit until it is dismissed for good", async ({ page }) => {
  const hint = page.getByRole("complementary", { name: "Put this site on your phone" });
  const visits = () => page.evaluate(() => JSON.parse(localStorage.getItem("visits") ?? "{}"));
  async function visitAgain(count: number): Promise<void> {
    const earlierVisits = { count, last: "2026-01-01T00:00:00Z", noHint: false };
    await page.evaluate((stored) => localStorage.setItem("visits", JSON.stringify(stored)), earlierVisits);
    await page.reload();
    await page.mouse.wheel(0, 100);
    await expect.poll(visits).toMatchObject({ count: count + 1 });
  }
  await open(page, "/about");
  await visitAgain(1);
  await expect(hint).toHaveCount(0);
  await visitAgain(2);
  await expect(hint).toBeVisible();
  await expectAccessible(page);
  await hint.getByRole("button", { name: "No, thank you" }).click();
  await page.reload();
  await page.mouse.wheel(0, 100);
  await expect.poll(visits).toMatchObject({ noHint: true });
  await expect(hint).toHaveCount(0);
});

test("the browser's offer to install the site, which comes before React, is in the hint", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const offer = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
      prompt: async () => document.body.append("The browser asks."),
    });
    document.addEventListener("DOMContentLoaded", () => window.dispatchEvent(offer));
    const earlierVisits = { count: 2, last: "2026-01-01T00:00:00Z", noHint: false };
    localStorage.setItem("visits", JSON.stringify(earlierVisits));
  });
  await open(page, "/about");
  await page.getByRole("button", { name: "Install" }).click();
  await expect(page.getByText("The browser asks.")).toBeVisible();
});

test.describe("an empty page", () => {
  // Without a network the browser itself reports an error for each request.
  test.use({ expectedErrors: [/Failed to load resource|net::ERR/] });

  test("offers three links, and offline three to what the device has stored", async ({ page, context }) => {
    await open(page, "/following");
    const ways = page.getByRole("main").locator(".chips .btn");
    await expect(ways).toHaveText(["To the news", "Trending Topics", "Daily Brief"]);
    await context.setOffline(true);
    await expect(ways).toHaveText(["The last front page", "My Bookmarks", "Recently read"]);
    await context.setOffline(false);
    await expect(ways.first()).toHaveText("To the news");
  });
});

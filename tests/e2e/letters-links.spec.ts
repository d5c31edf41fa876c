import { answer, desktop, expect, hydrated, test } from "#tests/support/e2e.ts";

test.use({ ...desktop, expectedErrors: [/Failed to load resource/] });

test.describe("links in letters", () => {
  const confirm = `/newsletter/confirm/c${"x".repeat(32)}`;
  const unsubscribe = `/newsletter/unsubscribe/u${"x".repeat(32)}`;

  test("opening a link shows a button and posts nothing", async ({ page }) => {
    const posts: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") posts.push(request.url());
    });
    for (const [address, name] of [
      [confirm, "Confirm my subscription"],
      [unsubscribe, "Unsubscribe"],
    ] as const) {
      await page.goto(address);
      await hydrated(page);
      await expect(page.getByRole("button", { name, exact: true })).toBeVisible();
    }
    expect(posts).toEqual([]);
  });

  test("the button of an unknown link says that it is no longer valid", async ({ page }) => {
    for (const [address, name] of [
      [confirm, "Confirm my subscription"],
      [unsubscribe, "Unsubscribe"],
    ] as const) {
      await page.goto(address);
      await hydrated(page);
      await page.getByRole("button", { name, exact: true }).click();
      await expect(page.getByRole("alert").filter({ hasText: "no longer valid" })).toBeVisible();
    }
  });

  test("the button unsubscribes, and what comes in its place has the focus", async ({ page }) => {
    const message = "You are unsubscribed. No further letter will come.";
    await answer(page, "/api/newsletter/unsubscribe", { status: "unsubscribed", message });
    await page.goto(unsubscribe);
    await hydrated(page);
    await page.getByRole("button", { name: "Unsubscribe", exact: true }).click();
    await expect(page.locator("#main").getByRole("status")).toBeFocused();
    await expect(page.getByText(message)).toBeVisible();
  });

  test("an unknown link promises nothing to a mail program (RFC 8058) nor to the page's form", async ({
    page,
    request,
  }) => {
    for (const kind of ["form", "multipart"] as const) {
      const oneClick = await request.post(unsubscribe, {
        [kind]: { "List-Unsubscribe": "One-Click" },
        maxRedirects: 0,
      });
      expect([oneClick.status(), await oneClick.text()]).toEqual([404, "This link is no longer valid.\n"]);
    }
    const button = await request.post(unsubscribe, { maxRedirects: 0 });
    const { location = "" } = button.headers();
    expect([button.status(), location]).toEqual([303, "/newsletter?said=link-unknown"]);
    await page.goto(location);
    await expect(page.getByRole("status").filter({ hasText: "no longer valid" })).toBeVisible();
  });

  test("an invented link, or a token of the other kind, is a 404", async ({ page }) => {
    for (const address of [`/newsletter/confirm/u${"x".repeat(32)}`, "/newsletter/unsubscribe/zzz"]) {
      expect((await page.goto(address))?.status()).toBe(404);
    }
  });
});

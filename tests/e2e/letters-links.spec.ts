import { desktop, expect, hydrated, test } from "#tests/support/e2e.ts";

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

  test("the button unsubscribes; an invalid confirmation link says that it is no longer valid", async ({
    page,
  }) => {
    await page.goto(unsubscribe);
    await hydrated(page);
    await page.getByRole("button", { name: "Unsubscribe", exact: true }).click();
    await expect(page.getByText("You are unsubscribed. No further letter will come.")).toBeVisible();
    await page.goto(confirm);
    await hydrated(page);
    await page.getByRole("button", { name: "Confirm my subscription" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "no longer valid" })).toBeVisible();
  });

  test("a one-click POST unsubscribes without a page (RFC 8058); the page's form is redirected", async ({
    request,
  }) => {
    const oneClick = await request.post(unsubscribe, {
      form: { "List-Unsubscribe": "One-Click" },
      maxRedirects: 0,
    });
    expect([oneClick.status(), await oneClick.text()]).toEqual([200, "You are unsubscribed.\n"]);
    const multipart = await request.post(unsubscribe, {
      multipart: { "List-Unsubscribe": "One-Click" },
      maxRedirects: 0,
    });
    expect(multipart.status()).toBe(200);
    const button = await request.post(unsubscribe, { maxRedirects: 0 });
    expect([button.status(), button.headers().location]).toEqual([303, "/newsletter?said=unsubscribed"]);
  });

  test("an invented link, or a token of the other kind, is a 404", async ({ page }) => {
    for (const address of [`/newsletter/confirm/u${"x".repeat(32)}`, "/newsletter/unsubscribe/zzz"]) {
      expect((await page.goto(address))?.status()).toBe(404);
    }
  });
});

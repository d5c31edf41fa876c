import type { Locator, Page } from "@playwright/test";
import { answer, desktop, expect, holdBack, hydrated, test } from "#tests/support/e2e.ts";

const CALL = "/api/newsletter/subscribe";

test.use({ ...desktop, expectedErrors: [/Failed to load resource/] });

/** The card in the right sidebar of an ordinary page. */
async function openCard(page: Page): Promise<Locator> {
  await page.goto("/about");
  await hydrated(page);
  const card = page.locator(".letter");
  // The card's code is loaded when the card is near, and replaces its HTML.
  await card.evaluate((element) => element.scrollIntoView());
  await page.waitForFunction(() => {
    const form = document.querySelector(".letter form");
    return form !== null && Object.keys(form).some((key) => key.startsWith("__reactProps"));
  });
  return card;
}

/** What was sent so far. */
function sentRequests(page: Page): { method: string; body: unknown; headers: Record<string, string> }[] {
  const calls: ReturnType<typeof sentRequests> = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname !== CALL) return;
    calls.push({ method: request.method(), body: request.postDataJSON(), headers: request.headers() });
  });
  return calls;
}

async function subscribe(card: Locator, email: string): Promise<void> {
  await card.getByLabel("Email address").fill(email);
  await card.getByRole("button", { name: "Subscribe" }).click();
}

const welcome = { status: "active", message: "Welcome! The Daily Brief comes every morning at 7:00 AM." };

test("CARD-28 PAGE-09 PAGE-10 STATE-31 VAL-14 VAL-15 the card names 7:00 AM and starts idle; a missing or invalid address shows its message, without a request", async ({
  page,
}) => {
  const calls = sentRequests(page);
  const card = await openCard(page);
  await expect(card.getByRole("heading", { name: "Daily Brief" })).toBeVisible();
  await expect(card.getByText("7:00 AM").first()).toBeVisible();
  await expect(card.getByLabel("Email address")).toHaveValue("");
  await expect(card.getByRole("button", { name: "Subscribe" })).toBeEnabled();
  await expect(card.getByRole("alert")).toHaveText("");
  // No message occurs twice in a row, so each must come from its own submit.
  for (const [typed, text] of [
    ["", "Please enter your email address"],
    ["abc", "Please enter a valid email address"],
    ["   ", "Please enter your email address"],
    ["abc@", "Please enter a valid email address"],
    ["", "Please enter your email address"],
    ["a b@c.d", "Please enter a valid email address"],
  ] as const) {
    await test.step(JSON.stringify(typed), async () => {
      await subscribe(card, typed);
      await expect(card.getByRole("alert")).toHaveText(text);
    });
  }
  expect(calls).toEqual([]);
});

test("VAL-12 VAL-13 VAL-16 VAL-17 API-02 API-18 STATE-32 a filled trap field silently stops the submit; otherwise the address alone is sent once, as JSON, while the button is disabled", async ({
  page,
}) => {
  const calls = sentRequests(page);
  await answer(page, CALL, welcome);
  const release = await holdBack(page, new RegExp(CALL));
  const card = await openCard(page);
  const trap = card.locator('[name="website"]');
  const setTrap = (value: string) =>
    trap.evaluate((field: HTMLInputElement, text) => {
      field.value = text;
    }, value);
  await expect(trap).toBeHidden();
  await setTrap("https://spam.example");
  await subscribe(card, "trapped@mail.ng");
  await expect(card.getByRole("alert")).toHaveText("");
  await setTrap("");
  await subscribe(card, "  Ada@Mail.NG ");
  await expect(card.getByRole("button", { name: "Subscribing…" })).toBeDisabled();
  release();
  await expect(card.getByText("Welcome!")).toBeVisible();
  expect(calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({ method: "POST", body: { email: "ada@mail.ng" } });
  expect(Object.keys(calls[0]?.body as object)).toEqual(["email"]);
  expect(calls[0]?.headers).toMatchObject({ accept: "application/json", "content-type": "application/json" });
  expect(calls[0]?.headers["idempotency-key"]).toBeTruthy();
});

test("STATE-33 STATE-34 STATE-35 ANA-20 a sign-up is stored; a welcome card replaces the form until 'Subscribe Another Email', and the same address is refused", async ({
  page,
}) => {
  const email = `ada.${Date.now()}@mail.ng`;
  const card = await openCard(page);
  await subscribe(card, email);
  await expect(card.getByText("Welcome!")).toBeVisible();
  await expect(card.getByLabel("Email address")).toHaveCount(0);
  await expect(card.getByRole("status")).toBeFocused();
  expect(await signups(page)).toBe(1);
  await card.getByRole("button", { name: "Subscribe Another Email", exact: true }).click();
  await expect(card.getByLabel("Email address")).toHaveValue("");
  await expect(card.getByLabel("Email address")).toBeFocused();
  await expect(card.getByRole("button", { name: "Subscribe" })).toBeEnabled();
  await subscribe(card, email);
  await expect(card.getByRole("alert")).toHaveText("This email is already subscribed to our newsletter!");
});

function signups(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      (window.dataLayer ?? []).filter((entry) => (entry as { event?: string }).event === "newsletter_signup")
        .length,
  );
}

const problems = [
  { loc: ["body", "email"], msg: "is not allowed" },
  { loc: ["body", "name"], msg: "is missing" },
];
const SERVER = "Server error. Please try again later.";
const FAILED = "Failed to subscribe. Please try again.";
/** No message occurs twice in a row, so each must come from its own answer. */
const refusals: [number, unknown, string][] = [
  [422, { detail: problems }, "body.email: is not allowed; body.name: is missing"],
  [422, { detail: "This address is not wanted." }, "This address is not wanted."],
  [409, {}, "This email is already subscribed to our newsletter!"],
  [500, {}, SERVER],
  [429, {}, "Too many requests. Please wait a moment and try again."],
  [503, {}, SERVER],
  [400, {}, FAILED],
  [409, {}, "This email is already subscribed to our newsletter!"],
  [418, { detail: "I am a teapot" }, FAILED],
];

test("ERR-21 ERR-22 ERR-23 ERR-24 ERR-25 ERR-27 STATE-36 each error shows its message, and sends no sign-up event", async ({
  page,
}) => {
  const card = await openCard(page);
  for (const [status, body, text] of refusals) {
    await test.step(`${status}: ${text}`, async () => {
      await answer(page, CALL, body, status);
      await subscribe(card, "ada@mail.ng");
      await expect(card.getByRole("alert")).toHaveText(text);
    });
  }
  await expect(card.getByText("Welcome!")).toHaveCount(0);
  expect(await signups(page)).toBe(0);
});

test("ERR-26 without an answer, the call is retried once, then the network error is shown", async ({
  page,
}) => {
  let attempts = 0;
  await page.route(`**${CALL}`, (route) => {
    attempts += 1;
    return route.abort();
  });
  const card = await openCard(page);
  await subscribe(card, "ada@mail.ng");
  await expect(card.getByRole("alert")).toHaveText(
    "Network error. Please check your connection and try again.",
  );
  expect(attempts).toBe(2);
});

test("a page of HTML in place of an answer, as from a hotel's network, is a network error for every form", async ({
  page,
}) => {
  const portal = { status: 200, contentType: "text/html", body: "<!doctype html><title>Sign in</title>" };
  await page.route(/\/api\/(newsletter|feedback)\//, (route) => route.fulfill(portal));
  const card = await openCard(page);
  await subscribe(card, "ada@mail.ng");
  const NETWORK = "Network error. Please check your connection and try again.";
  await expect(card.getByRole("alert")).toHaveText(NETWORK);
  expect(await signups(page)).toBe(0);
  for (const [address, button] of [
    ["confirm/c", "Confirm my subscription"],
    ["unsubscribe/u", "Unsubscribe"],
  ] as const) {
    await page.goto(`/newsletter/${address}${"x".repeat(32)}`);
    await hydrated(page);
    await page.getByRole("main").getByRole("button", { name: button, exact: true }).click();
    await expect(page.getByRole("alert").filter({ hasText: NETWORK })).toBeVisible();
  }
  await page.goto("/feedback");
  await hydrated(page);
  const form = page.getByRole("main");
  await form.getByLabel("Name").fill("Ada");
  await form.getByLabel("Email address").fill("ada@mail.ng");
  await form.getByLabel("Feedback", { exact: true }).fill("A very good product.");
  await form.getByRole("button", { name: "Send feedback" }).click();
  await expect(form.getByRole("alert")).toHaveText("Failed to submit feedback. Please try again.");
});

test("a 201 without a body is a success", async ({ page }) => {
  await page.route(`**${CALL}`, (route) => route.fulfill({ status: 201, body: "" }));
  const card = await openCard(page);
  await subscribe(card, "ada@mail.ng");
  await expect(card.getByText("Welcome!")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the newsletter page's form subscribes", async ({ page }) => {
    await page.goto("/newsletter");
    await page.getByLabel("Email address").fill(`noscript.${Date.now()}@mail.ng`);
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Welcome!" })).toBeVisible();
    await expect(page).toHaveURL(/\/newsletter\?said=active$/);
  });

  test("a missing or invalid address shows its message, on the data saver's page if it was sent from there", async ({
    page,
  }) => {
    await page.goto("/newsletter?lite=1");
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expect(page.getByText("Please enter your email address")).toBeVisible();
    await page.getByLabel("Email address").fill("abc@");
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expect(page).toHaveURL(/lite=1/);
    await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  });
});

test("a cross-site form cannot subscribe a reader", async ({ request }) => {
  for (const [name, value] of [
    ["sec-fetch-site", "cross-site"],
    ["origin", "https://evil.example"],
    ["origin", "null"],
  ] as const) {
    const response = await request.post("/newsletter", {
      form: { email: "victim@mail.ng" },
      headers: { [name]: value },
    });
    expect(response.status()).toBe(403);
  }
});

test("today's brief has topics that link to articles; a day without a brief is a 404", async ({ page }) => {
  await page.goto("/daily-brief");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Daily Brief");
  const topics = page.locator(".brief__topic");
  expect(await topics.count()).toBeGreaterThanOrEqual(5);
  await expect(topics.first().getByRole("link")).toHaveAttribute("href", /^\/article\//);
  expect((await page.goto("/daily-brief/2001-01-01"))?.status()).toBe(404);
  expect((await page.goto("/daily-brief/nonsense"))?.status()).toBe(404);
});

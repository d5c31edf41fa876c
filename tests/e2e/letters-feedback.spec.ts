import type { Locator, Page } from "@playwright/test";
import {
  answer,
  atRest,
  desktop,
  expect,
  expectAccessible,
  holdBack,
  hydrated,
  phone,
  test,
  twoFrames,
} from "#tests/support/e2e.ts";

const CALL = "/api/feedback/";
const words = { name: "Ada", email: "ada@mail.ng", feedback: "A very good product." };

test.use({ ...desktop, expectedErrors: [/Failed to load resource/] });

/** A long page without a consent banner over its foot. */
async function open(page: Page, address = "/privacy"): Promise<void> {
  await page.addInitScript(() =>
    localStorage.setItem(
      "cookie_consent",
      JSON.stringify({
        analytics: false,
        ads: false,
        personalization: false,
        timestamp: "2026-01-01T00:00:00Z",
      }),
    ),
  );
  await page.goto(address);
  await hydrated(page);
}

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
}

function tab(page: Page): Locator {
  return page.getByRole("button", { name: "Feedback", exact: true });
}

/** The panel beside the page. */
async function openPanel(page: Page): Promise<Locator> {
  await open(page);
  await scrollTo(page, 400);
  await tab(page).click();
  return page.getByRole("complementary", { name: "Feedback" });
}

async function fill(panel: Locator, changes: Partial<typeof words> = {}): Promise<void> {
  const { name, email, feedback } = { ...words, ...changes };
  await panel.getByLabel("Name").fill(name);
  await panel.getByLabel("Email address").fill(email);
  await panel.getByLabel("Feedback", { exact: true }).fill(feedback);
}

async function send(panel: Locator): Promise<void> {
  await panel.getByRole("button", { name: "Send feedback" }).click();
}

function sentBodies(page: Page): unknown[] {
  const bodies: unknown[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === CALL && request.method() === "POST")
      bodies.push(request.postDataJSON());
  });
  return bodies;
}

function events(page: Page, name: string): Promise<number> {
  return page.evaluate(
    (event) =>
      (window.dataLayer ?? []).filter((entry) => (entry as { event?: string }).event === event).length,
    name,
  );
}

test("FB-01 FB-02 FB-05 ANA-22 after 300 px of scrolling a tab appears, which opens an accessible side panel with three fields without scrolling the page", async ({
  page,
}) => {
  await open(page);
  await expect(tab(page)).toHaveCount(0);
  await scrollTo(page, 300);
  await twoFrames(page);
  await expect(tab(page)).toHaveCount(0);
  await scrollTo(page, 301);
  await tab(page).click();
  const panel = page.getByRole("complementary", { name: "Feedback" });
  await expect(panel.locator("input:visible, textarea:visible")).toHaveCount(3);
  await expect.poll(async () => (await panel.boundingBox())?.x).toBe(1280 - 360);
  expect(await page.evaluate(() => window.scrollY)).toBe(301);
  await expect(page.getByRole("heading", { level: 1, name: "Privacy" })).toHaveCount(1);
  expect(await events(page, "feedback_panel_opened")).toBe(1);
  await atRest(panel);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(tab(page)).toBeFocused();
});

test.describe("on a phone", () => {
  test.use(phone);

  test("FB-03 FB-04 a button at the left edge opens the form, and can be hidden", async ({ page }) => {
    await open(page);
    await scrollTo(page, 400);
    await expect(tab(page)).toBeVisible();
    expect((await tab(page).boundingBox())?.x).toBeLessThanOrEqual(1);
    await tab(page).click();
    const sheet = page.getByRole("dialog", { name: "Feedback" });
    await expect(sheet.getByLabel("Name")).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole("button", { name: "Close" }).click();
    await expect(tab(page)).toBeFocused();
    await page.getByRole("button", { name: "Hide the feedback button" }).click();
    await expect(tab(page)).toHaveCount(0);
  });
});

test("FB-08 FB-09 FB-10 ANA-21 a thank-you is shown for 3 seconds, then the panel closes and the form is reset", async ({
  page,
}) => {
  await page.clock.install();
  await answer(page, CALL, { status: "received", message: "Thank you" });
  const panel = await openPanel(page);
  await fill(panel);
  await page.clock.pauseAt(Date.now() + 60_000);
  await send(panel);
  await expect(panel.getByText("Thank you for your feedback!")).toBeVisible();
  await expect(panel.getByLabel("Name")).toHaveCount(0);
  expect(await events(page, "feedback_submitted")).toBe(1);
  await page.clock.runFor(2900);
  await expect(panel).toHaveAttribute("data-open", "true");
  await page.clock.runFor(200);
  await expect(panel).toBeHidden();
  await tab(page).click();
  for (const label of ["Name", "Email address", "Feedback"])
    await expect(panel.getByLabel(label, { exact: true })).toHaveValue("");
});

test("FB-07 VAL-18 VAL-19 VAL-24 VAL-25 API-19 a filled trap field silently stops the submit; otherwise three fields are sent, trimmed, while the button is disabled", async ({
  page,
}) => {
  const bodies = sentBodies(page);
  await answer(page, CALL, { status: "received", message: "Thank you" });
  const release = await holdBack(page, new RegExp(CALL));
  const panel = await openPanel(page);
  const trap = panel.locator('[name="website"]');
  const setTrap = (value: string) =>
    trap.evaluate((field: HTMLInputElement, text) => {
      field.value = text;
    }, value);
  await expect(trap).toBeHidden();
  await fill(panel);
  await setTrap("x");
  await send(panel);
  await expect(panel.getByRole("alert")).toHaveText("");
  await setTrap("");
  await fill(panel, { name: "  Grace ", email: " Ada@Mail.NG ", feedback: "  A very good product.  " });
  await send(panel);
  await expect(panel.getByRole("button", { name: "Sending…" })).toBeDisabled();
  release();
  await expect(panel.getByText("Thank you for your feedback!")).toBeVisible();
  expect(bodies).toEqual([{ ...words, name: "Grace" }]);
});

const FILL_IN = "Please fill in all fields";
const TOO_SHORT = "Feedback must be at least 10 characters long";
const TOO_LONG = "Feedback must be less than 1000 characters";
const NO_ADDRESS = "Please enter a valid email address";
/** No message occurs twice in a row, so each must come from its own submit. */
const refused: [string, Partial<typeof words>, string][] = [
  ["no name", { name: "" }, FILL_IN],
  ["abc", { email: "abc" }, NO_ADDRESS],
  ["a blank name", { name: "   " }, FILL_IN],
  ["abc@", { email: "abc@" }, NO_ADDRESS],
  ["no address", { email: "" }, FILL_IN],
  ["a b@c.d", { email: "a b@c.d" }, NO_ADDRESS],
  ["no feedback", { feedback: "" }, FILL_IN],
  ["9 characters", { feedback: "123456789" }, TOO_SHORT],
  ["blank feedback", { feedback: "            " }, FILL_IN],
  ["9 characters and spaces", { feedback: " 123456789   " }, TOO_SHORT],
  ["1001 characters", { feedback: "x".repeat(1001) }, TOO_LONG],
];

test("FB-06 VAL-20 VAL-21 VAL-22 VAL-23 a counter counts an emoji as one character; a missing or invalid value shows its message, without a request; what was typed is kept", async ({
  page,
}) => {
  const bodies = sentBodies(page);
  const panel = await openPanel(page);
  const feedback = panel.getByLabel("Feedback", { exact: true });
  await feedback.fill("twelve chars");
  await expect(panel.getByText("12/1000 (min 10)")).toBeVisible();
  await feedback.fill("an emoji 👍🏽");
  await expect(panel.getByText("11/1000 (min 10)")).toBeVisible();
  for (const [name, changes, text] of refused) {
    await test.step(name, async () => {
      await fill(panel, changes);
      await send(panel);
      await expect(panel.getByRole("alert")).toHaveText(text);
    });
  }
  expect(bodies).toEqual([]);
  await panel.getByRole("button", { name: "Close" }).click();
  await tab(page).click();
  await expect(panel.getByLabel("Name")).toHaveValue("Ada");
});

test("VAL-21 VAL-22 ten and a thousand characters are sent", async ({ page }) => {
  const bodies = sentBodies(page);
  await answer(page, CALL, { status: "received", message: "Thank you" });
  const texts = ["1234567890", "x".repeat(1000)];
  for (const feedback of texts) {
    const panel = await openPanel(page);
    await fill(panel, { feedback });
    await send(panel);
    await expect(panel.getByText("Thank you for your feedback!")).toBeVisible();
  }
  expect(bodies).toEqual(texts.map((feedback) => ({ ...words, feedback })));
});

const FAILED = "Failed to submit feedback. Please try again.";
const failures: [string, number | "none", unknown, string][] = [
  [
    "422 with a field's error",
    422,
    { detail: [{ loc: ["body", "name"], msg: "is odd" }] },
    "body.name: is odd",
  ],
  ["400", 400, {}, FAILED],
  ["422 with a text", 422, { detail: "Not this." }, "Not this."],
  ["429", 429, {}, FAILED],
  ["422 with another text", 422, { detail: "Nor this." }, "Nor this."],
  ["500", 500, {}, FAILED],
  ["422 with a third text", 422, { detail: "Nor that." }, "Nor that."],
  ["no answer at all", "none", {}, FAILED],
];

test("ERR-28 ERR-29 a 422 shows its errors, any other failure a fixed message; what was typed is kept", async ({
  page,
}) => {
  const panel = await openPanel(page);
  await fill(panel);
  for (const [name, status, body, text] of failures) {
    await test.step(name, async () => {
      if (status === "none") await page.route(`**${CALL}`, (route) => route.abort());
      else await answer(page, CALL, body, status);
      await send(panel);
      await expect(panel.getByRole("alert")).toHaveText(text);
      await expect(panel.getByLabel("Name")).toHaveValue("Ada");
    });
  }
});

test("the feedback page accepts feedback, and shows no feedback tab", async ({ page }) => {
  await open(page, "/feedback");
  await scrollTo(page, 400);
  const main = page.getByRole("main");
  await fill(main);
  await send(main);
  await expect(main.getByRole("status").filter({ hasText: "Thank you for your feedback!" })).toBeFocused();
  await expect(main).toBeFocused();
  await expect(tab(page)).toHaveCount(0);
});

import type { Page } from "@playwright/test";
import { findBrowser } from "#tests/support/browser.ts";
import { expect, expectAccessible, hydrated, test } from "#tests/support/e2e.ts";

const PASSWORD = "a-password-for-tests";
const WRONG = "Incorrect password. Please try again.";
/** Host names that resolve to the product under test. (The browser knows example.ng and .app as https only.) */
const HOSTS = "MAP *.example.com 127.0.0.1 , MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost";

const browser = await findBrowser();

test.use({
  // The guard treats these hosts as others; unknown ones are reported on the console.
  expectedErrors: [/401|Cross-Origin-Opener-Policy/],
  mayAskOthers: true,
  launchOptions: { ...browser, args: [...browser.args, `--host-resolver-rules=${HOSTS}`] },
});

function urlOf(host: string, path = "/about"): string {
  return `http://${host}:${new URL(process.env.PRODUCT_URL ?? "").port}${path}`;
}

/** Collects the texts of alert dialogs, and closes each. */
function collectAlerts(page: Page): string[] {
  const texts: string[] = [];
  page.on("dialog", (dialog) => {
    texts.push(dialog.message());
    void dialog.accept();
  });
  return texts;
}

async function enter(page: Page, password: string): Promise<void> {
  await page.getByLabel("Password").fill(password);
  await page.getByLabel("Password").press("Enter");
}

for (const [id, host] of [
  ["ROLE-03", "x.vercel.example.com"],
  ["ROLE-04", "x.netlify.example.com"],
  ["ROLE-05", "staging.example.com"],
] as const) {
  test(`${id} ROLE-07 STATE-41 ${host} shows the gate with a password field only, and nothing else is served`, async ({
    page,
  }) => {
    const response = await page.goto(urlOf(host));
    expect(response?.headers()["cache-control"]).toBe("no-store");
    await expect(page.getByLabel("Password")).toBeVisible();
    await expect(page.locator("input")).toHaveCount(1);
    await expect(page.getByRole("navigation")).toHaveCount(0);
    for (const path of ["/api/trending/popular", "/icon.svg", "/api/rss"])
      expect((await page.goto(urlOf(host, path)))?.status()).toBe(401);
  });
}

for (const host of ["news.example.com", "localhost"]) {
  test(`ROLE-06 ${host} has no gate`, async ({ page }) => {
    await page.goto(urlOf(host));
    await expect(page.getByRole("heading", { level: 1, name: "About" })).toBeVisible();
    await expect(page.getByLabel("Password")).toHaveCount(0);
  });
}

test("STATE-41 STATE-42 VAL-27 the password and Enter unlock the site for the session; a new session is locked again", async ({
  page,
  browser,
}) => {
  await page.goto(urlOf("staging.example.com"));
  await enter(page, PASSWORD);
  await expect(page.getByRole("heading", { level: 1, name: "About" })).toBeVisible();
  await hydrated(page);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "About" })).toBeVisible();
  const termsAnswer = await page.goto(urlOf("staging.example.com", "/terms"));
  await expect(page.getByRole("heading", { level: 1, name: "Terms" })).toBeVisible();
  expect(termsAnswer?.headers()["cache-control"]).toBe("private, no-store");
  const [cookie] = await page.context().cookies();
  expect(cookie).toMatchObject({ name: "gate", httpOnly: true, sameSite: "Lax", expires: -1 });
  const fresh = await (await browser.newContext()).newPage();
  await fresh.goto(urlOf("staging.example.com"));
  await expect(fresh.getByLabel("Password")).toBeVisible();
  await enter(fresh, PASSWORD);
  await expect(fresh.getByRole("heading", { level: 1, name: "About" })).toBeVisible();
  await fresh.context().close();
});

test("ERR-37 ERR-38 VAL-26 a password that is wrong, even in case only, raises an alert and clears the field", async ({
  page,
}) => {
  const alerts = collectAlerts(page);
  await page.goto(urlOf("staging.example.com"));
  for (const wrong of ["nonsense", PASSWORD.toUpperCase()]) {
    await enter(page, wrong);
    await expect(page.getByRole("alert")).toHaveText(WRONG);
    await expect(page.getByLabel("Password")).toHaveValue("");
  }
  expect(alerts).toEqual([WRONG, WRONG]);
  await enter(page, PASSWORD);
  await expect(page.getByRole("heading", { level: 1, name: "About" })).toBeVisible();
});

test("the password appears in no response for the home page, nor in the API document", async ({
  page,
  request,
}) => {
  const bodies: string[] = [];
  page.on("response", async (response) => bodies.push(await response.text().catch(() => "")));
  await page.goto("/", { waitUntil: "networkidle" });
  await hydrated(page);
  bodies.push(await (await request.get("/api/openapi.json")).text());
  expect(bodies.filter((body) => body.includes(PASSWORD))).toEqual([]);
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(() => {
    test.use({ colorScheme });

    test(`the gate is accessible in ${colorScheme} mode`, async ({ page }) => {
      collectAlerts(page);
      await page.goto(urlOf("staging.example.com"));
      await enter(page, "nonsense");
      await expect(page.getByRole("alert")).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the gate refuses a wrong password and accepts the right one", async ({ page }) => {
    await page.goto(urlOf("staging.example.com"));
    await enter(page, "nonsense");
    await expect(page.getByRole("alert")).toHaveText(WRONG);
    await enter(page, PASSWORD);
    await expect(page.getByRole("heading", { level: 1, name: "About" })).toBeVisible();
  });
});

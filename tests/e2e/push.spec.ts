import type { Page } from "@playwright/test";
import { rowsOf } from "#tests/support/device.ts";
import { expect } from "#tests/support/e2e.ts";
import { subscription } from "#tests/support/push-browser.ts";
import { open, test } from "#tests/support/reader.ts";

test.use({ serviceWorkers: "allow" });
test.setTimeout(60_000);

const push = (page: Page) =>
  page.locator("section").filter({ has: page.getByRole("heading", { name: "News that comes to you" }) });

/**
 * The packaged browser denies every notice and has no push service behind it, whatever is granted; a test plays the
 * reader's answer and that one call. Worker, page, server and the delivery of messages are real.
 */
async function withPushService(page: Page): Promise<void> {
  await page.addInitScript((played) => {
    let answered = localStorage.getItem("subscribed") !== null;
    Object.defineProperty(Notification, "permission", { get: () => (answered ? "granted" : "default") });
    Notification.requestPermission = async () => {
      answered = true;
      return "granted";
    };
    const made = () => ({
      endpoint: `${played.endpoint}-${localStorage.getItem("subscribed")}`,
      toJSON: () => ({ endpoint: made().endpoint, keys: played.keys }),
      unsubscribe: async () => {
        localStorage.removeItem("subscribed");
        return true;
      },
    });
    PushManager.prototype.subscribe = async () => {
      if (!localStorage.getItem("subscribed")) localStorage.setItem("subscribed", String(Math.random()));
      return made() as unknown as PushSubscription;
    };
    PushManager.prototype.getSubscription = async () =>
      localStorage.getItem("subscribed") ? (made() as unknown as PushSubscription) : null;
  }, subscription);
}

async function withWorker(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.register("/service-worker.js"));
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

test("a press asks and takes a channel, it stays taken, another press ends it", async ({ page }) => {
  await withPushService(page);
  await open(page, "/settings");
  await withWorker(page);
  const told: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/push/"))
      told.push(`${new URL(request.url()).pathname} ${request.postData()}`);
  });
  const [breaking, brief] = [
    push(page).getByRole("checkbox", { name: "Breaking news" }),
    push(page).getByRole("checkbox", { name: "Daily Brief" }),
  ];
  await expect(breaking).not.toBeChecked();
  expect(told).toEqual([]);
  await breaking.click();
  await expect(breaking).toBeChecked();
  await brief.click();
  await expect(brief).toBeChecked();
  expect(told.at(-1)).toContain('"channels":["breaking","brief"]');
  await page.reload();
  await expect(breaking).toBeChecked();
  await breaking.click();
  await expect(breaking).not.toBeChecked();
  await brief.click();
  await expect(brief).not.toBeChecked();
  expect(told.at(-1)).toMatch(/^\/api\/push\/unsubscribe /);
  expect((await rowsOf(page, "settings")).filter(({ key }) => key === "push")).toEqual([]);
});

test("denied, without push messages, and in a private window a sentence says why there is no notice", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, "permission", { get: () => "denied" });
  });
  await open(page, "/settings");
  await expect(push(page).getByRole("status")).toContainText(
    "Your browser does not let this site notify you.",
  );
  await expect(push(page).getByRole("checkbox").first()).toBeDisabled();

  await page.addInitScript(() => Reflect.deleteProperty(window, "PushManager"));
  await page.reload();
  await expect(push(page).getByRole("status")).toContainText("cannot be notified: a private window");

  const other = await page.context().newPage();
  await other.addInitScript(() => {
    Notification.requestPermission = async () => "granted";
    Object.defineProperty(Notification, "permission", { get: () => "default" });
  });
  await open(other, "/settings");
  await other.evaluate(() => {
    Object.defineProperty(navigator.serviceWorker, "getRegistration", { value: async () => undefined });
  });
  await push(other).getByRole("checkbox", { name: "Daily Brief" }).click();
  await expect(other.getByText("cannot be notified: a private window")).toBeVisible();
  await expect(push(other).getByRole("checkbox", { name: "Daily Brief" })).not.toBeChecked();
});

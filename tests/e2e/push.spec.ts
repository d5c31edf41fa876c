import type { BrowserContext, CDPSession, Page } from "@playwright/test";
import { rowsOf } from "#tests/support/device.ts";
import { expect } from "#tests/support/e2e.ts";
import { subscription } from "#tests/support/push-browser.ts";
import { open, test } from "#tests/support/reader.ts";

test.use({ serviceWorkers: "allow" });
test.setTimeout(60_000);

const push = (page: Page) =>
  page.locator("section").filter({ has: page.getByRole("heading", { name: "News that comes to you" }) });

/**
 * The packaged browser has no push service behind it (its own `subscribe` ends with "push service not available"), so
 * a test plays that one call; worker, permission, server and messages are real.
 */
async function withPushService(page: Page): Promise<void> {
  await page.addInitScript((played) => {
    const made = () => ({
      endpoint: `${played.endpoint}-${localStorage.getItem("subscribed")}`,
      toJSON: () => ({ endpoint: made().endpoint, keys: played.keys }),
      unsubscribe: async () => {
        localStorage.removeItem("subscribed");
        return true;
      },
    });
    PushManager.prototype.subscribe = async () => {
      localStorage.setItem("subscribed", String(Math.random()));
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

test("a press asks and takes a channel, it stays taken, another press ends it", async ({ page, context }) => {
  await context.grantPermissions(["notifications"]);
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

test("a message is shown once with its words, counted until the next visit; nonsense shows that there is news", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["notifications"]);
  await open(page, "/about");
  await withWorker(page);
  const deliver = await delivery(page, context);
  const message = { headline: "Fuel falls", paper: "Cowrie Daily", address: "/story/7abc", lang: "en" };
  await deliver(JSON.stringify(message));
  await deliver(JSON.stringify(message));
  await deliver("no json");
  await deliver(JSON.stringify({ headline: "Elsewhere", address: "//evil.example/" }));
  const shown = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      const notices = await worker.getNotifications();
      return notices.map(({ title, body, lang, data }) => ({ title, body, lang, data }));
    });
  await expect.poll(shown).toEqual([
    { title: "Fuel falls", body: "Cowrie Daily", lang: "en", data: "/story/7abc" },
    { title: "Elsewhere", body: "Naija Gist", lang: "en", data: "/" },
  ]);
  const unseen = () =>
    page.evaluate(async () => (await caches.match("/", { cacheName: "unseen-news" }))?.text());
  await expect.poll(unseen).toBe("4");
});

/** Delivers to the page's worker by the browser's own protocol, as a push service would. */
async function delivery(page: Page, context: BrowserContext): Promise<(data: string) => Promise<void>> {
  const session: CDPSession = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  return async (data) => {
    await session.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
  };
}

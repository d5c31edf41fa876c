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

test("a message is shown with its words and counted until the next visit; a press opens its page", async ({
  page,
  context,
}) => {
  await open(page, "/about");
  await withWorker(page);
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  await worker.evaluate(() => {
    const done = { shown: [] as unknown[], opened: [] as string[] };
    const scope = self as unknown as { clients: { openWindow(url: string): Promise<null> } };
    Object.assign(scope, { done });
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
      done.shown.push([title, options?.body, options?.lang, options?.tag]);
    };
    scope.clients.openWindow = async (url) => {
      done.opened.push(new URL(url, location.origin).pathname);
      return null;
    };
  });
  const done = () =>
    worker.evaluate(() => (self as unknown as { done: { shown: unknown[]; opened: string[] } }).done);
  const deliver = await delivery(page, context);
  const message = { headline: "Fuel falls", paper: "Cowrie Daily", address: "/story/7abc", lang: "en" };
  for (const data of [
    JSON.stringify(message),
    "no json",
    '{"headline":"Elsewhere","address":"//evil.example/"}',
  ])
    await deliver(data);
  await expect
    .poll(async () => (await done()).shown)
    .toEqual([
      ["Fuel falls", "Cowrie Daily", "en", "/story/7abc"],
      ["There is news", "Naija Gist", "en", "/"],
      ["Elsewhere", "Naija Gist", "en", "/"],
    ]);
  const unseen = () =>
    page.evaluate(async () => (await caches.match("/", { cacheName: "unseen-news" }))?.text());
  await expect.poll(unseen).toBe("3");

  await worker.evaluate(() => {
    const { ExtendableEvent } = self as unknown as { ExtendableEvent: typeof Event };
    for (const data of ["/story/7abc", "//evil.example/"]) {
      const notification = { close: () => undefined, data };
      self.dispatchEvent(Object.assign(new ExtendableEvent("notificationclick"), { notification }));
    }
  });
  await expect.poll(async () => (await done()).opened).toEqual(["/story/7abc", "/"]);
  await page.reload();
  await page.mouse.wheel(0, 100);
  await expect.poll(unseen).toBeUndefined();
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

import type { Page } from "@playwright/test";
import { putRows, rowsOf } from "#tests/support/device.ts";
import { expect } from "#tests/support/e2e.ts";
import { subscription } from "#tests/support/push-browser.ts";
import { open } from "#tests/support/reader.ts";
import { test } from "#tests/support/worker-proxy.ts";

test.use({ serviceWorkers: "allow" });

const push = (page: Page) =>
  page.locator("section").filter({ has: page.getByRole("heading", { name: "News that comes to you" }) });

/**
 * The packaged browser denies every notification, whatever is granted, and has no push service behind it: a test plays
 * the reader's answer and the subscription. Worker, page and server are real.
 */
async function withPushService(page: Page): Promise<void> {
  await page.addInitScript((played) => {
    let isGranted = localStorage.getItem("subscribed") !== null;
    Object.defineProperty(Notification, "permission", { get: () => (isGranted ? "granted" : "default") });
    Notification.requestPermission = async () => {
      isGranted = true;
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

test("a checkbox subscribes to its channel, which survives a reload and ends when it is unchecked", async ({
  page,
}) => {
  await withPushService(page);
  await open(page, "/settings");
  await withWorker(page);
  const pushCalls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/push/"))
      pushCalls.push(`${new URL(request.url()).pathname} ${request.postData()}`);
  });
  const [breaking, brief] = [
    push(page).getByRole("checkbox", { name: "Breaking news" }),
    push(page).getByRole("checkbox", { name: "Daily Brief" }),
  ];
  await expect(breaking).not.toBeChecked();
  expect(pushCalls).toEqual([]);
  await breaking.click();
  await expect(breaking).toBeChecked();
  await brief.click();
  await expect(brief).toBeChecked();
  expect(pushCalls.at(-1)).toContain('"channels":["breaking","brief"]');
  await page.reload();
  await expect(breaking).toBeChecked();
  await breaking.click();
  await expect(breaking).not.toBeChecked();
  await brief.click();
  await expect(brief).not.toBeChecked();
  expect(pushCalls.at(-1)).toMatch(/^\/api\/push\/unsubscribe /);
  expect((await rowsOf(page, "settings")).filter(({ key }) => key === "push")).toEqual([]);
});

/**
 * Played in the worker: notifications, windows and the badge, which would end the packaged browser's page, each
 * recorded where a page can read it; and a press on a notification.
 */
const PLAYED = `(() => {
  registration.showNotification = (title, words) => write("shown", { title, ...words });
  clients.openWindow = (url) => write("opened", url);
  navigator.setAppBadge = (count) => write("badge", count);
  async function write(list, entry) {
    const played = await caches.open("played");
    const known = (await (await played.match("/" + list))?.json()) ?? [];
    await played.put("/" + list, new Response(JSON.stringify([...known, entry])));
  }
  addEventListener("message", ({ data }) => {
    if (!data.press) return;
    const event = new Event("notificationclick");
    const notification = { data: data.press, close() {} };
    dispatchEvent(Object.assign(event, { notification, waitUntil() {} }));
  });
})();
`;

test("a push message becomes a notification in its language, is counted, and opens its page when pressed", async ({
  page,
  context,
  workerProxy,
}) => {
  workerProxy.replaceWorker((script) => PLAYED + script);
  await context.grantPermissions(["notifications"]);
  await open(page, "/about");
  // Checked first: once the packaged browser shows notifications, none of this needs to be played.
  expect(await page.evaluate(() => Notification.permission)).toBe("denied");
  await withWorker(page);
  const browser = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    browser.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [registration] }) => {
      if (registration) resolve(registration.registrationId);
    }),
  );
  await browser.send("ServiceWorker.enable");
  const { origin } = workerProxy;
  const registrationId = await registered;
  const played = (list: string) =>
    page.evaluate(
      async (name) => (await (await caches.match(name, { cacheName: "played" }))?.json()) ?? [],
      list,
    );

  const message = { headline: "Ìdánwò WAEC bẹ̀rẹ̀", paper: "Cowrie Daily", address: "/story/7abc", lang: "yo" };
  const hostile = { address: "//evil.example", headline: 7 };
  for (const [at, data] of [JSON.stringify(message), "no JSON", JSON.stringify(hostile)].entries()) {
    await browser.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
    await expect.poll(() => played("/shown")).toHaveLength(at + 1);
  }
  expect(await played("/shown")).toMatchObject([
    { title: message.headline, body: "Cowrie Daily", lang: "yo", tag: "/story/7abc", icon: "/icon-192.png" },
    { title: "There is news", body: "Naija Gist", lang: "en", tag: "/" },
    { title: "There is news", tag: "/" },
  ]);
  const unseenNews = () =>
    page.evaluate(async () => (await caches.match("/", { cacheName: "unseen-news" }))?.text());
  expect([await unseenNews(), await played("/badge")]).toEqual(["3", [1, 2, 3]]);
  await page.reload();
  await expect.poll(unseenNews).toBeUndefined();

  await page.evaluate(async () =>
    (await navigator.serviceWorker.ready).active?.postMessage({ press: "/story/7abc" }),
  );
  await expect.poll(() => played("/opened")).toEqual([`${origin}/story/7abc`]);
});

test("settings explain why notifications are unavailable, and a revoked permission ends the channels", async ({
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

  // Permission is revoked after subscribing to a channel: the stored subscription is deleted.
  const storedSubscription = { channels: ["breaking"], renewedAt: "2026-01-01T00:00:00Z" };
  await putRows(page, "settings", [{ key: "push", value: storedSubscription }]);
  await page.reload();
  await expect
    .poll(async () => (await rowsOf(page, "settings")).filter(({ key }) => key === "push"))
    .toEqual([]);

  const otherTab = await page.context().newPage();
  await otherTab.addInitScript(() => {
    Notification.requestPermission = async () => "granted";
    Object.defineProperty(Notification, "permission", { get: () => "default" });
  });
  await open(otherTab, "/settings");
  await otherTab.evaluate(() => {
    Object.defineProperty(navigator.serviceWorker, "getRegistration", { value: async () => undefined });
  });
  await push(otherTab).getByRole("checkbox", { name: "Daily Brief" }).click();
  await expect(otherTab.getByText("cannot be notified: a private window")).toBeVisible();
  await expect(push(otherTab).getByRole("checkbox", { name: "Daily Brief" })).not.toBeChecked();
});

import { beforeEach, expect, test, vi } from "vitest";
import { emptyDevice } from "#tests/support/empty-device.ts";
import {
  pushState,
  renewPush,
  subscribedChannels,
  subscribeToChannels,
  unsubscribeFromPush,
} from "./push.lazy.ts";

const DAY_MS = 86_400_000;
const started = Date.parse("2026-11-27T08:00:00.000Z");

/** What the browser and the server were asked to do. */
let done: string[] = [];
let isSubscribed = false;
let otherKey = false;

const subscription = {
  endpoint: "https://push.example/1",
  toJSON: () => ({ endpoint: "https://push.example/1", keys: { p256dh: "p", auth: "a" } }),
  async unsubscribe() {
    done.push("browser: unsubscribe");
    isSubscribed = otherKey = false;
  },
};
const pushManager = {
  async subscribe() {
    if (otherKey) throw new Error("subscribed with another key");
    done.push("browser: subscribe");
    isSubscribed = true;
    return subscription;
  },
  getSubscription: async () => (isSubscribed || otherKey ? subscription : null),
};

/** A browser whose reader answers the question with `permission`. */
function browser(permission: string, worker: object | null = { pushManager }): void {
  vi.stubGlobal("navigator", {
    serviceWorker: { getRegistration: async () => worker ?? undefined, ready: Promise.resolve(worker) },
  });
  vi.stubGlobal("Notification", { permission, requestPermission: async () => permission });
  Object.assign(window, {
    PushManager: class {},
    Notification,
    location: { pathname: "/ha/settings", hostname: "" },
  });
}

emptyDevice();
beforeEach(() => {
  vi.useFakeTimers({ now: started, toFake: ["Date"] });
  [done, isSubscribed, otherKey] = [[], false, false];
  vi.stubGlobal("fetch", async (url: string, { method, body }: RequestInit) => {
    const sent = JSON.parse(String(body ?? "{}"));
    done.push(["server:", method, url, sent.channels?.join("+"), sent.language].filter(Boolean).join(" "));
    return Response.json({ key: "k", success: true });
  });
});

test.each([
  ["default", "possible"],
  ["granted", "possible"],
  ["denied", "denied"],
])("with the permission %s push messages are %s", (permission, state) => {
  browser(permission);
  expect(pushState()).toBe(state);
});

test("a browser without push messages is unable", () => {
  vi.stubGlobal("navigator", {});
  expect(pushState()).toBe("unable");
});

test("a reader who agrees is subscribed in the page's language, and the device remembers the channels", async () => {
  browser("granted");
  await subscribeToChannels(["breaking", "brief"]);
  expect(done).toEqual([
    "server: GET /api/push/key",
    "browser: subscribe",
    "server: POST /api/push/subscribe breaking+brief ha",
  ]);
  expect(await subscribedChannels()).toEqual(["breaking", "brief"]);
});

test("a subscription with an earlier key of the site is replaced", async () => {
  browser("granted");
  otherKey = true;
  await subscribeToChannels(["brief"]);
  expect(done.slice(1, 3)).toEqual(["browser: unsubscribe", "browser: subscribe"]);
});

test.each([
  ["denied", true, "denied"],
  ["default", true, "closed"],
  ["granted", false, "unable"],
])(
  "after the answer %s (with a service worker: %s) the reason is %s",
  async (permission, hasWorker, reason) => {
    browser(permission, hasWorker ? { pushManager } : null);
    await expect(subscribeToChannels(["brief"])).rejects.toMatchObject({ reason });
    expect(await subscribedChannels()).toEqual([]);
  },
);

test("no channels end the subscription, at the browser and at the server", async () => {
  browser("granted");
  await subscribeToChannels(["brief"]);
  done = [];
  await subscribeToChannels([]);
  expect(done).toEqual(["browser: unsubscribe", "server: POST /api/push/unsubscribe"]);
  expect(await subscribedChannels()).toEqual([]);
  await unsubscribeFromPush();
  expect(done).toHaveLength(2);
});

test.each([
  ["after six days nothing", 7 * DAY_MS - 1, "granted", []],
  [
    "after a week the subscription",
    7 * DAY_MS,
    "granted",
    ["server: GET /api/push/key", "browser: subscribe", "server: POST /api/push/subscribe brief"],
  ],
  [
    "if the reader has withdrawn it, its end",
    7 * DAY_MS,
    "denied",
    ["browser: unsubscribe", "server: POST /api/push/unsubscribe"],
  ],
])("a visit renews %s", async (_, later, permission, expected) => {
  browser("granted");
  await subscribeToChannels(["brief"]);
  done = [];
  browser(permission);
  vi.setSystemTime(started + later);
  await renewPush();
  expect(done).toEqual(expected);
});

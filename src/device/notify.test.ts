import { beforeEach, expect, test, vi } from "vitest";
import { emptyDevice } from "#tests/support/empty-device.ts";
import { showNotification } from "./notify.lazy.ts";

/** Who has shown what. */
let shown: unknown[] = [];

/** `byWorker`: only a service worker may show notifications, as in Chrome for Android. */
function browser(permission: string, hasFocus: boolean, byWorker = false): void {
  class Notification {
    static readonly permission = permission;
    constructor(title: string, options: object) {
      if (byWorker) throw new TypeError("Illegal constructor");
      shown.push(["page", title, options]);
    }
  }
  vi.stubGlobal("Notification", Notification);
  Object.assign(window, { Notification });
  vi.stubGlobal("document", { hasFocus: () => hasFocus });
  const registration = {
    showNotification: async (title: string, options: object) => shown.push(["worker", title, options]),
  };
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration: async () => registration } });
}

emptyDevice();
beforeEach(() => {
  shown = [];
});

const options = { body: "Rains return", lang: "ha", tag: "new-stories" };
test.each([
  ["by the page", "granted", false, false, [["page", "3 new stories", options]]],
  ["by the worker, if only it may", "granted", false, true, [["worker", "3 new stories", options]]],
  ["not while the page is looked at", "granted", true, false, []],
  ["not unless the reader agrees", "default", false, false, []],
])("a notification is shown %s", async (_, permission, hasFocus, byWorker, expected) => {
  browser(permission, hasFocus, byWorker);
  await showNotification("3 new stories", "Rains return", "ha");
  expect(shown).toEqual(expected);
});

test("a notification with a tag of its own replaces no other", async () => {
  browser("granted", false);
  await showNotification("⚽ Enyimba", "Enyimba 1–0 Barau", "en", "goals a");
  expect(shown).toEqual([["page", "⚽ Enyimba", { body: "Enyimba 1–0 Barau", lang: "en", tag: "goals a" }]]);
});

test("a browser without notifications shows none", async () => {
  vi.stubGlobal("document", { hasFocus: () => false });
  await expect(showNotification("3 new stories", "Rains return")).resolves.toBeUndefined();
});

import { afterEach, expect, test, vi } from "vitest";
import { showNotification } from "#device/notify.lazy.ts";

const shown: unknown[] = [];

afterEach(() => {
  shown.length = 0;
  vi.unstubAllGlobals();
});

function browser(Constructor: unknown, registration?: object): void {
  const Notification = Object.assign(Constructor as object, { permission: "granted" });
  vi.stubGlobal("Notification", Notification);
  vi.stubGlobal("window", { Notification });
  vi.stubGlobal("document", { hasFocus: () => false });
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration: async () => registration } });
}

class Illegal {
  constructor() {
    throw new TypeError("Illegal constructor. Use ServiceWorkerRegistration.showNotification() instead.");
  }
}

const registration = { showNotification: async (...given: unknown[]) => shown.push(given) };
const notice = ["2 new stories", { body: "Ferry", lang: "ha", tag: "new-stories" }];

test("a notification is shown by the page", async () => {
  browser(
    class {
      constructor(...given: unknown[]) {
        shown.push(given);
      }
    },
    registration,
  );
  await showNotification("2 new stories", "Ferry", "ha");
  expect(shown).toEqual([notice]);
});

test("where a page may not show any, its service worker does", async () => {
  browser(class extends Illegal {}, registration);
  await showNotification("2 new stories", "Ferry", "ha");
  expect(shown).toEqual([notice]);
});

test("without either, nothing is thrown", async () => {
  browser(class extends Illegal {});
  await showNotification("2 new stories", "Ferry", "ha");
  expect(shown).toEqual([]);
});

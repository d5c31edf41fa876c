import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { emptyDevice } from "#tests/support/empty-device.ts";
import { MAX_WAIT_MS } from "#tests/support/max-wait.ts";
import { announce, onChange } from "./events.ts";
import { createStoredHook, storedValue } from "./use-stored.ts";

const device = emptyDevice();

test("a listener receives only the events it asked for, until it stops", () => {
  const changed = vi.fn();
  const stop = onChange(["bookmarksChanged", "storageChanged"], changed);
  announce("bookmarksChanged");
  announce("storageChanged");
  announce("followsChanged");
  expect(changed).toHaveBeenCalledTimes(2);
  stop();
  announce("bookmarksChanged");
  announce("storageChanged");
  expect(changed).toHaveBeenCalledTimes(2);
});

test("events are sent to other tabs, and only known events are accepted from them", async () => {
  // A tab listens once, and tests of other files may have begun to.
  vi.resetModules();
  const { announce, listenToOtherTabs } = await import("./events.ts");
  const channels: { name: string; sent: unknown[]; onmessage?: (message: { data: unknown }) => void }[] = [];
  class PlayedChannel {
    readonly name: string;
    readonly sent: unknown[] = [];
    constructor(name: string) {
      this.name = name;
      channels.push(this);
    }
    postMessage(message: unknown): void {
      this.sent.push(message);
    }
  }
  vi.stubGlobal("BroadcastChannel", PlayedChannel);
  listenToOtherTabs();
  listenToOtherTabs();
  announce("followsChanged");
  expect(channels.map(({ name, sent }) => [name, sent])).toEqual([["naija-gist", ["followsChanged"]]]);
  device.events.length = 0;
  channels[0]?.onmessage?.({ data: "settingsChanged" });
  channels[0]?.onmessage?.({ data: "click" });
  expect(device.events).toEqual(["settingsChanged"]);
});

const useValue = createStoredHook("empty", ["storageChanged"], async () => "stored");

function Shown() {
  return useValue();
}

test("a stored value is empty on the server", () => {
  expect(renderToStaticMarkup(<Shown />)).toBe("empty");
});

test("a stored value is read for its first subscriber, and after each event while it has any", async () => {
  let stored = "first";
  const { subscribe, current } = storedValue("empty", ["storageChanged"], async () => stored);
  expect(current()).toBe("empty");
  const [one, other] = [vi.fn(), vi.fn()];
  const unsubscribeOne = subscribe(one);
  await vi.waitFor(() => expect(current()).toBe("first"), MAX_WAIT_MS);
  const unsubscribeOther = subscribe(other);
  unsubscribeOne();
  stored = "second";
  announce("storageChanged");
  await vi.waitFor(() => expect(current()).toBe("second"), MAX_WAIT_MS);
  expect([one.mock.calls.length, other.mock.calls.length]).toEqual([1, 1]);
  unsubscribeOther();
  stored = "third";
  announce("storageChanged");
  const unsubscribe = subscribe(one);
  await vi.waitFor(() => expect(current()).toBe("third"), MAX_WAIT_MS);
  expect(one).toHaveBeenCalledTimes(2);
  unsubscribe();
});

test("a stored value that can no longer be read becomes empty", async () => {
  let isBroken = false;
  const read = async () => {
    if (isBroken) throw new Error("blocked");
    return "stored";
  };
  const { subscribe, current } = storedValue("empty", ["storageChanged"], read);
  const unsubscribe = subscribe(() => undefined);
  await vi.waitFor(() => expect(current()).toBe("stored"), MAX_WAIT_MS);
  isBroken = true;
  announce("storageChanged");
  await vi.waitFor(() => expect(current()).toBe("empty"), MAX_WAIT_MS);
  unsubscribe();
});

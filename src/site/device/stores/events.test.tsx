import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { emptyDevice } from "#tests/support/empty-device.ts";
import { announce, listenToOtherTabs, onChange } from "./events.ts";
import { createStoredHook, storedValue } from "./use-stored.ts";

const device = emptyDevice();

test("a change is heard by those who asked for its event, until they stop", () => {
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

test("other tabs hear what is announced here, and only known events of theirs are heard", () => {
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
  device.heard.length = 0;
  channels[0]?.onmessage?.({ data: "settingsChanged" });
  channels[0]?.onmessage?.({ data: "click" });
  expect(device.heard).toEqual(["settingsChanged"]);
});

const useValue = createStoredHook("empty", ["storageChanged"], async () => "stored");

function Shown() {
  return useValue();
}

test("a stored value is empty on the server", () => {
  expect(renderToStaticMarkup(<Shown />)).toBe("empty");
});

test("a stored value is read for its first reader, and after every event as long as it has one", async () => {
  let stored = "first";
  const { subscribe, current } = storedValue("empty", ["storageChanged"], async () => stored);
  expect(current()).toBe("empty");
  const [one, other] = [vi.fn(), vi.fn()];
  const leaveOne = subscribe(one);
  await vi.waitFor(() => expect(current()).toBe("first"));
  const leaveOther = subscribe(other);
  leaveOne();
  stored = "second";
  announce("storageChanged");
  await vi.waitFor(() => expect(current()).toBe("second"));
  expect([one.mock.calls.length, other.mock.calls.length]).toEqual([1, 1]);
  leaveOther();
  stored = "third";
  announce("storageChanged");
  const leave = subscribe(one);
  await vi.waitFor(() => expect(current()).toBe("third"));
  expect(one).toHaveBeenCalledTimes(2);
  leave();
});

test("a value that cannot be read is empty", async () => {
  let isBroken = false;
  const read = async () => {
    if (isBroken) throw new Error("blocked");
    return "stored";
  };
  const { subscribe, current } = storedValue("empty", ["storageChanged"], read);
  const leave = subscribe(() => undefined);
  await vi.waitFor(() => expect(current()).toBe("stored"));
  isBroken = true;
  announce("storageChanged");
  await vi.waitFor(() => expect(current()).toBe("empty"));
  leave();
});

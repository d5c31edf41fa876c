import * as indexedDb from "fake-indexeddb";
import { deleteDB } from "idb";
import { afterEach, beforeEach, vi } from "vitest";
import { type DeviceEvent, deviceDatabase } from "#contracts/device.ts";

const factory = new indexedDb.IDBFactory();
const { IDBCursor, IDBDatabase, IDBIndex, IDBKeyRange, IDBObjectStore, IDBRequest, IDBTransaction } =
  indexedDb;
const globals = { IDBCursor, IDBDatabase, IDBIndex, IDBKeyRange, IDBObjectStore, IDBRequest, IDBTransaction };

/** A browser's storage and window events, emptied before each test of the file; `events` lists the events sent. */
export function emptyDevice(): { readonly events: DeviceEvent[]; readonly window: EventTarget } {
  const device = { events: [] as DeviceEvent[], window: new EventTarget() };
  beforeEach(async () => {
    device.events = [];
    device.window = new EventTarget();
    const { dispatchEvent } = device.window;
    device.window.dispatchEvent = (event) => {
      device.events.push(event.type as DeviceEvent);
      return dispatchEvent.call(device.window, event);
    };
    for (const [name, value] of Object.entries({ ...globals, window: device.window, indexedDB: factory }))
      vi.stubGlobal(name, value);
    await deleteDB(deviceDatabase.name);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  return device;
}

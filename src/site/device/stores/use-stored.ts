import { useSyncExternalStore } from "react";
import type { DeviceEvent } from "#contracts/device.ts";
import { onChange } from "./events.ts";

/**
 * Makes a hook that returns a stored value. The server and the first paint use `empty`, so that the HTML is the same
 * for every reader; the device's own value is read after hydration, and again at each of the events. If that fails, it
 * is `empty`.
 */
export function createStoredHook<Value>(
  empty: Value,
  events: readonly DeviceEvent[],
  load: () => Promise<Value>,
) {
  const { subscribe, current } = storedValue(empty, events, load);
  return () => useSyncExternalStore(subscribe, current, () => empty);
}

/** The hook without React: the value is read, and the events are listened to, as long as somebody subscribes. */
export function storedValue<Value>(
  empty: Value,
  events: readonly DeviceEvent[],
  load: () => Promise<Value>,
): { subscribe: (notify: () => void) => () => void; current: () => Value } {
  let current = empty;
  let stopListening: (() => void) | undefined;
  const readers = new Set<() => void>();

  async function refresh() {
    current = await load().catch(() => empty);
    for (const notify of readers) notify();
  }

  function subscribe(notify: () => void) {
    readers.add(notify);
    if (readers.size === 1) {
      stopListening = onChange(events, refresh);
      void refresh();
    }
    return () => {
      readers.delete(notify);
      if (readers.size === 0) stopListening?.();
    };
  }

  return { subscribe, current: () => current };
}

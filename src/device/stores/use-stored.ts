import { useSyncExternalStore } from "react";
import type { DeviceEvent } from "#contracts/device.ts";
import { onChange } from "./events.ts";

/**
 * Makes a hook that returns a stored value. The server and the first render use `empty`, so that the HTML is the same
 * for every reader; the device's own value is read after hydration, and again at each of the events. Until it is known,
 * and if it cannot be read, it is what `known` returns, by default `empty`.
 */
export function createStoredHook<Value>(
  empty: Value,
  events: readonly DeviceEvent[],
  load: () => Promise<Value>,
  known: () => Value = () => empty,
) {
  const { subscribe, current } = storedValue(empty, events, load, known);
  return () => useSyncExternalStore(subscribe, current, () => empty);
}

/** The hook without React: the value is read, and the events are listened to, as long as somebody subscribes. */
export function storedValue<Value>(
  empty: Value,
  events: readonly DeviceEvent[],
  load: () => Promise<Value>,
  known: () => Value = () => empty,
): { subscribe: (notify: () => void) => () => void; current: () => Value } {
  let value: { readonly current: Value } | undefined;
  let stopListening: (() => void) | undefined;
  const readers = new Set<() => void>();

  async function refresh() {
    value = { current: await load().catch(known) };
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

  function current(): Value {
    value ??= { current: known() };
    return value.current;
  }

  return { subscribe, current };
}

import type { DeviceEvent } from "#contracts/device.ts";

const everyEvent: readonly DeviceEvent[] = [
  "bookmarksChanged",
  "followsChanged",
  "storageChanged",
  "settingsChanged",
];

let otherTabs: BroadcastChannel | undefined;

/** Announces a change of stored data to this tab and all others. */
export function announce(event: DeviceEvent): void {
  window.dispatchEvent(new Event(event));
  otherTabs?.postMessage(event);
}

/** Other tabs' announcements become events of this window. */
export function listenToOtherTabs(): void {
  if (otherTabs || typeof BroadcastChannel === "undefined") return;
  otherTabs = new BroadcastChannel("naija-gist");
  otherTabs.onmessage = ({ data }) => {
    if (everyEvent.includes(data)) window.dispatchEvent(new Event(data));
  };
}

/** Calls back on any of the events; returns a function to stop. */
export function onChange(events: readonly DeviceEvent[], changed: () => void): () => void {
  for (const event of events) window.addEventListener(event, changed);
  return () => {
    for (const event of events) window.removeEventListener(event, changed);
  };
}

import type { DeviceEvent } from "#contracts/device.ts";

const everyEvent: readonly DeviceEvent[] = [
  "bookmarksChanged",
  "followsChanged",
  "storageChanged",
  "settingsChanged",
];

let otherTabs: BroadcastChannel | undefined;

/** Tells this tab and all others that something stored has changed. */
export function announce(event: DeviceEvent): void {
  window.dispatchEvent(new Event(event));
  otherTabs?.postMessage(event);
}

/** Another tab's announcements become this window's events. */
export function listenToOtherTabs(): void {
  if (otherTabs || typeof BroadcastChannel === "undefined") return;
  otherTabs = new BroadcastChannel("naija-gist");
  otherTabs.onmessage = ({ data }) => {
    if (everyEvent.includes(data)) window.dispatchEvent(new Event(data));
  };
}

/** Calls back on any of the events; answers how to stop. */
export function onChange(events: readonly DeviceEvent[], changed: () => void): () => void {
  for (const event of events) window.addEventListener(event, changed);
  return () => {
    for (const event of events) window.removeEventListener(event, changed);
  };
}

import { pages } from "#contracts/addresses.ts";
import { headTags } from "#site/frame/metadata.ts";
import { PlainPage } from "#site/frame/PlainPage.tsx";
import { DataMeter } from "#site/frame/settings/DataMeter.tsx";
import { Display } from "#site/frame/settings/Display.tsx";
import { Followed } from "#site/frame/settings/Followed.tsx";
import { Mutes } from "#site/frame/settings/Mutes.tsx";
import { StorageNote } from "#site/frame/settings/StorageNote.tsx";
import { StoragePanel } from "#site/frame/settings/StoragePanel.tsx";
import { Updates } from "#site/frame/settings/Updates.tsx";
import { ReaderLook } from "#site/looks/ReaderLook.tsx";
import { still } from "#site/page.ts";

export const loader = still.loader;
export const clientLoader = still.clientLoader;

export function meta(args: Parameters<typeof headTags>[0]) {
  return headTags(args, { title: "Settings", path: pages.settings, noindex: true });
}

export default function Settings() {
  return (
    <PlainPage title="Settings" says="They hold on this device only, and take effect at once.">
      <ReaderLook />
      <p className="note unscripted">
        Settings are kept by a script in your browser, and scripts are switched off here.
      </p>
      <div className="scripted">
        <StorageNote />
        <Display />
        <Updates />
        <DataMeter />
        <Followed />
        <Mutes />
        <StoragePanel />
      </div>
    </PlainPage>
  );
}

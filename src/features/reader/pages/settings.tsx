import { pageWithoutData } from "#ask/page.ts";
import { pages } from "#contracts/addresses.ts";
import { PlainPage } from "#features/news/frame/PlainPage.tsx";
import { DataMeter } from "#features/reader/panels/settings/DataMeter.tsx";
import { Display } from "#features/reader/panels/settings/Display.tsx";
import { Followed } from "#features/reader/panels/settings/Followed.tsx";
import { Mutes } from "#features/reader/panels/settings/Mutes.tsx";
import { MyState } from "#features/reader/panels/settings/MyState.tsx";
import { PushChannels } from "#features/reader/panels/settings/PushChannels.tsx";
import { StoragePanel } from "#features/reader/panels/settings/StoragePanel.tsx";
import { Updates } from "#features/reader/panels/settings/Updates.tsx";
import { useStorageRefusal } from "#ui/empty/DeviceEmpty.tsx";
import { headTags, pageWords } from "#ui/frame/metadata.ts";
import { ReaderStyles } from "#ui/styles/ReaderStyles.tsx";
import { useWords } from "#words/words.ts";

export const loader = pageWithoutData.loader;
export const clientLoader = pageWithoutData.clientLoader;

export function meta(args: Parameters<typeof headTags>[0]) {
  return headTags(args, { title: pageWords(args).say("Settings"), path: pages.settings, noindex: true });
}

export default function Settings() {
  const { say } = useWords();
  return (
    <PlainPage
      title={say("Settings")}
      subtitle={say("They apply to this device only, and take effect at once.")}
    >
      <ReaderStyles />
      <p className="note unscripted">
        {say("Settings need JavaScript, which is switched off in this browser.")}
      </p>
      <div className="scripted">
        <StorageNote />
        <Display />
        <Updates />
        <PushChannels />
        <DataMeter />
        <MyState />
        <Followed />
        <Mutes />
        <StoragePanel />
      </div>
    </PlainPage>
  );
}

/** In a private window or on a full disk nothing is stored: says what does not work, while reading still does. */
function StorageNote() {
  const { say } = useWords();
  if (!useStorageRefusal()) return null;
  return (
    <p className="note" role="alert">
      {say(
        "This browser stores nothing for this site (a private window, blocked or full storage). Bookmarks, followed papers, histories and settings are off; everything can still be read.",
      )}
    </p>
  );
}

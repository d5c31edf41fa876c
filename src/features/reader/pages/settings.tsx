import { pageWithoutData } from "#ask/page.ts";
import { pages } from "#contracts/addresses.ts";
import { PlainPage } from "#features/news/frame/PlainPage.tsx";
import { DataMeter } from "#features/reader/panels/settings/DataMeter.tsx";
import { Display } from "#features/reader/panels/settings/Display.tsx";
import { Followed } from "#features/reader/panels/settings/Followed.tsx";
import { Mutes } from "#features/reader/panels/settings/Mutes.tsx";
import { MyState } from "#features/reader/panels/settings/MyState.tsx";
import { PushChannels } from "#features/reader/panels/settings/PushChannels.tsx";
import { StorageNote } from "#features/reader/panels/settings/StorageNote.tsx";
import { StoragePanel } from "#features/reader/panels/settings/StoragePanel.tsx";
import { Updates } from "#features/reader/panels/settings/Updates.tsx";
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

import { pageWithoutData } from "#ask/page.ts";
import { pages } from "#contracts/addresses.ts";
import { states } from "#contracts/places.ts";
import { showWriteFailure } from "#device/failed-write.ts";
import { followThing, unfollowThing } from "#device/stores/following.lazy.ts";
import { unfollow, useFollowedPapers } from "#device/stores/follows.ts";
import { createNewestHook } from "#device/stores/follows-newest.ts";
import { PlainPage } from "#features/news/frame/PlainPage.tsx";
import { DataMeter } from "#features/reader/panels/settings/DataMeter.tsx";
import { Display } from "#features/reader/panels/settings/Display.tsx";
import { Mutes } from "#features/reader/panels/settings/Mutes.tsx";
import { PushChannels } from "#features/reader/panels/settings/PushChannels.tsx";
import { SettingRow } from "#features/reader/panels/settings/SettingRow.tsx";
import { StoragePanel } from "#features/reader/panels/settings/StoragePanel.tsx";
import { Updates } from "#features/reader/panels/settings/Updates.tsx";
import { useStorageRefusal } from "#ui/empty/DeviceEmpty.tsx";
import { headTags, pageWords } from "#ui/frame/metadata.ts";
import { passFocusOn } from "#ui/frame/pass-focus.ts";
import { Icon } from "#ui/Icon.tsx";
import { PageLink } from "#ui/PageLink.tsx";
import { Section } from "#ui/Section.tsx";
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
      <p className="note unscripted">{say("Settings need JavaScript, which is switched off here.")}</p>
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

function Followed() {
  const { say } = useWords();
  const followed = useFollowedPapers() ?? [];
  const refusal = useStorageRefusal();
  return (
    <Section title={say("Followed newspapers")}>
      {followed.length === 0 ? <p className="source-note">{say(refusal ?? "You follow none yet.")}</p> : null}
      <ul>
        {followed.map((publisher) => (
          <li className="drawer__row" key={publisher}>
            <span className="menu__item">{publisher}</span>
            <button
              className="icon-btn"
              type="button"
              aria-label={say("Unfollow {paper}", { paper: publisher })}
              onClick={({ currentTarget }) => {
                passFocusOn(currentTarget);
                unfollow(publisher).catch((error) =>
                  showWriteFailure("The newspaper could not be unfollowed.", error),
                );
              }}
            >
              <Icon name="close" small />
            </button>
          </li>
        ))}
      </ul>
      <PageLink className="section__more" to={pages.following}>
        {say("What is new in everything you follow")} <Icon name="next" small />
      </PageLink>
      <PageLink className="section__more" to={pages.since}>
        {say("What is new since you last looked")} <Icon name="next" small />
      </PageLink>
      <PageLink className="section__more" to={pages.publishers}>
        {say("All newspapers")} <Icon name="next" small />
      </PageLink>
    </Section>
  );
}

const useMyState = createNewestHook("place");

/** The state whose news leads what the reader follows. */
function MyState() {
  const { say, translate } = useWords();
  const mine = useMyState();

  async function choose(slug: string): Promise<void> {
    if (mine) await unfollowThing({ kind: "place", ...mine });
    const state = states.find((one) => one.slug === slug);
    if (state) await followThing({ kind: "place", id: slug, label: translate(state.name).text });
  }

  return (
    <Section title={say("My state")}>
      <SettingRow
        label="State"
        effect="Its newest story stands on the front page, and its news leads what you follow. It stays on this device."
      >
        {(ids) => (
          <select
            {...ids}
            className="field field--short"
            value={mine?.id ?? ""}
            onChange={({ target }) =>
              choose(target.value).catch((error) =>
                showWriteFailure("The setting could not be saved.", error),
              )
            }
          >
            <option value="">{say("None")}</option>
            {states.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {translate(name).text}
              </option>
            ))}
          </select>
        )}
      </SettingRow>
    </Section>
  );
}

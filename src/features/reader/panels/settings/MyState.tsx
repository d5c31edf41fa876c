import { states } from "#contracts/places.ts";
import { showWriteFailure } from "#device/failed-write.ts";
import { followThing, unfollowThing } from "#device/stores/following.lazy.ts";
import { createNewestHook } from "#device/stores/follows-newest.ts";
import { Section } from "#ui/Section.tsx";
import { useWords } from "#words/words.ts";
import { SettingRow } from "./SettingRow.tsx";

const useMyState = createNewestHook("place");

/** The state whose news leads what the reader follows. */
export function MyState() {
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

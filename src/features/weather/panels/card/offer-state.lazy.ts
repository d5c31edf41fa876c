import { states } from "#contracts/places.ts";
import { showWriteFailure } from "#device/failed-write.ts";
import { following, followThing } from "#device/stores/following.lazy.ts";
import { ownSetting } from "#device/stores/own-settings.lazy.ts";
import { changeSetting } from "#device/stores/settings.ts";
import { toast } from "#ui/toasts/toast.ts";
import type { Words } from "#words/words.ts";

/** Asks, once on this device, whether to follow the state of the city that the reader chose for the weather. */
export async function offerState(city: string, { say }: Words): Promise<void> {
  const state = states.find(({ name, capital }) => capital === city || name === city);
  if (!state || (await ownSetting("stateAsked")) === true) return;
  if ((await following()).some(({ kind }) => kind === "place")) return;
  await changeSetting("stateAsked", true);
  const label = state.name;
  toast(say("Follow the news from {place} too?", { place: label }), {
    label: say("Follow"),
    run: () =>
      void followThing({ kind: "place", id: state.slug, label }).catch((error) =>
        showWriteFailure("The setting could not be saved.", error),
      ),
  });
}

import { ask } from "#ask/ask.ts";
import * as api from "#contracts/all/api.ts";
import { showWriteFailure } from "#device/failed-write.ts";
import { following, followThing } from "#device/stores/following.lazy.ts";
import { ownSetting } from "#device/stores/own-settings.lazy.ts";
import { changeSetting } from "#device/stores/settings.ts";
import { toast } from "#ui/toasts/toast.ts";
import type { Words } from "#words/words.ts";

/** Asks, once on this device, whether to follow the state of the city that the reader chose for the weather. */
export async function offerState(city: string, { say }: Words): Promise<void> {
  if ((await ownSetting("stateAsked")) === true) return;
  if ((await following()).some(({ kind }) => kind === "place")) return;
  const state = await ask(api.news.place, { state: city }).then(
    ({ place }) => place,
    () => null,
  );
  if (state === null) return;
  await changeSetting("stateAsked", true);
  toast(say("Follow the news from {place} too?", { place: state.name }), {
    label: say("Follow"),
    run: () =>
      void followThing({ kind: "place", id: state.slug, label: state.name }).catch((error) =>
        showWriteFailure("It could not be followed.", error),
      ),
  });
}

import { showWriteFailure } from "#device/failed-write.ts";
import { isSameMute } from "#device/mute-choice.ts";
import { unexpiredMutes } from "#device/mutes.ts";
import { changeSetting, useSettings } from "#device/stores/settings.ts";
import { useNow } from "#ui/now.ts";
import { useRootData } from "#ui/root-data.ts";
import { useWords } from "#words/words.ts";

/** Mutes the paper: its texts are left out everywhere on this device. */
export function HidePaper({ name }: { name: string }) {
  const { say } = useWords();
  const { lite } = useRootData();
  const paper = { kind: "paper", text: name, until: null } as const;
  const mutes = unexpiredMutes(useSettings().mutes, new Date(useNow()));
  const others = mutes.filter((mute) => !isSameMute(mute, paper));
  const isHidden = others.length < mutes.length;
  if (lite) return null;

  async function flip() {
    try {
      await changeSetting("mutes", isHidden ? others : [...others, paper]);
    } catch (error) {
      showWriteFailure("The setting could not be saved.", error);
    }
  }

  return (
    <button className="btn" type="button" aria-pressed={isHidden} onClick={flip}>
      {say(isHidden ? "Show this paper again" : "Hide this paper")}
    </button>
  );
}

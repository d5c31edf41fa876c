import { useAnswer } from "#ask/answers.ts";
import { pages, placePage } from "#contracts/addresses.ts";
import * as api from "#contracts/all/api.ts";
import { createNewestHook } from "#device/stores/follows-newest.ts";
import { MyLine } from "#ui/follow/MyLine.tsx";
import { langOf } from "#ui/lang.ts";
import { useWords } from "#words/words.ts";

const useMyState = createNewestHook("place");

/** The front page's line about the reader's own state: its newest story. */
export function MyStateOnFront() {
  const { lang, say } = useWords();
  const state = useMyState();
  const { answer } = useAnswer(api.news.latest, state ? { place: state.id, limit: 1 } : null);
  const newest = answer?.articles[0];
  if (!state) return null;
  const says = newest?.headline ?? "";
  const followed = { to: placePage(state.id), name: state.label, says, lang: lang(langOf(newest?.language)) };
  return <MyLine followed={followed} fallback={{ to: pages.places, text: say("States") }} />;
}

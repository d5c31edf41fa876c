import { useAnswer } from "#ask/answers.ts";
import { placePage } from "#contracts/addresses.ts";
import * as api from "#contracts/all/api.ts";
import { createNewestHook } from "#device/stores/follows-newest.ts";
import { MyLine } from "#ui/follow/MyLine.tsx";
import { langOf } from "#ui/lang.ts";
import { useWords } from "#words/words.ts";

const useMyState = createNewestHook("place");

/** The front page's line about the reader's own state: its newest story. */
export function MyStateOnFront() {
  const { lang } = useWords();
  const state = useMyState();
  const { answer } = useAnswer(api.news.latest, state ? { place: state.id, limit: 1 } : null);
  const newest = answer?.articles[0];
  if (!state) return null;
  return (
    <MyLine
      to={placePage(state.id)}
      name={state.label}
      says={newest?.headline ?? ""}
      lang={lang(langOf(newest?.language))}
    />
  );
}

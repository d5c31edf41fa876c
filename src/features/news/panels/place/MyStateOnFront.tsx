import { useAnswer } from "#ask/answers.ts";
import { pages, placePage } from "#contracts/addresses.ts";
import * as api from "#contracts/all/api.ts";
import { createNewestHook } from "#device/stores/follows-newest.ts";
import { MyLine } from "#ui/follow/MyLine.tsx";
import { langOf } from "#ui/lang.ts";
import { useWords } from "#words/words.ts";

const useMyState = createNewestHook("place");

/** The front page's line: a link to the states, replaced by the newest story of the reader's own. */
export function MyStateOnFront() {
  const { lang, say } = useWords();
  const state = useMyState();
  const { answer } = useAnswer(api.news.latest, state ? { place: state.id, limit: 1 } : null);
  const newest = answer?.articles[0];
  return (
    <MyLine
      followed={
        state && {
          ...{ to: placePage(state.id), name: state.label },
          ...{ says: newest?.headline ?? "", lang: lang(langOf(newest?.language)) },
        }
      }
      fallback={{ to: pages.places, text: say("The news of each state: follow yours") }}
    />
  );
}

import type { Sentence } from "#words/sentences.ts";
import { useWords } from "#words/words.ts";

const states: Readonly<Record<string, Sentence>> = {
  healthy: "Feed working",
  late: "Feed late",
  failing: "Feed failing",
  paused: "Feed paused",
  stopped: "Feed stopped",
  never: "Feed not read yet",
};

/** Whether a feed answers; why not, is in English. */
export function FeedState({ state, failure }: { state: string; failure: string | null }) {
  const { language, say } = useWords();
  const name = states[state];
  return (
    <p className={`health health--${state}`} title={(language === "en" && failure) || undefined}>
      {name ? say(name) : state}
    </p>
  );
}

import type { Sentence } from "#words/sentences.ts";
import { useWords } from "#words/words.ts";

/** Why a card of the sidebar lists nothing: its call failed, or there is nothing to list. */
export function EmptyRail({ failed, none }: { failed: boolean; none: Sentence }) {
  const { say } = useWords();
  return <p className="source-note">{say(failed ? "This could not be loaded." : none)}</p>;
}

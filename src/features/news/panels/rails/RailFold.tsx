import { useWords } from "#words/words.ts";

/** How many entries of a folded rail the styles show (`.rail--folds`). */
const SHOWN = 2;

/** Shows the rest of a rail's list on a phone. */
export function RailFold({ entries }: { entries: number | undefined }) {
  const { say } = useWords();
  if (!entries || entries <= SHOWN) return null;
  return (
    <details className="rail__fold">
      <summary>{say("Show all")}</summary>
    </details>
  );
}

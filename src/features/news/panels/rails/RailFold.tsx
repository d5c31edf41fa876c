import { useWords } from "#words/words.ts";

/** Shows the rest of a rail's list on a phone; the styles fold it (`.rail--folds`). */
export function RailFold() {
  const { say } = useWords();
  return (
    <details className="rail__fold">
      <summary>{say("Show all")}</summary>
    </details>
  );
}

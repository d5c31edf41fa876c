import { useEffect, useState } from "react";
import { longestCompleted } from "#contracts/forms.ts";
import { ask } from "#site/data/ask.ts";

const PAUSE_MS = 200;
const SHORTEST = 2;

interface SuggestionParts {
  /** The search box that they complete. */
  box: string;
  /** The list that the box refers to. */
  id: string;
}

/** Completions from headlines and topics; loaded when a search box is first focused. */
export function Suggestions({ box, id }: SuggestionParts) {
  const [words, show] = useState<readonly string[]>([]);
  useEffect(() => {
    const input = document.getElementById(box) as HTMLInputElement;
    let pause: ReturnType<typeof setTimeout>;
    let latest = "";
    const typed = () => {
      clearTimeout(pause);
      const q = input.value.trim();
      latest = q;
      if (q.length < SHORTEST || q.length > longestCompleted) return show([]);
      pause = setTimeout(async () => {
        // Missing suggestions are no error.
        const answer = await ask("GET /articles/suggest", { q }).catch(() => null);
        if (answer && latest === q) show(answer.suggestions);
      }, PAUSE_MS);
    };
    typed();
    input.addEventListener("input", typed);
    return () => {
      clearTimeout(pause);
      input.removeEventListener("input", typed);
    };
  }, [box]);
  return (
    <datalist id={id}>
      {words.map((word) => (
        <option key={word} value={word} />
      ))}
    </datalist>
  );
}

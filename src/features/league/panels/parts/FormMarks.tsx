import type { Sentence } from "#words/sentences.ts";
import { useWords } from "#words/words.ts";

const GAMES_SHOWN = 5;
const resultWords: Readonly<Record<string, Sentence>> = {
  W: "Win",
  D: "Draw",
  L: "Loss",
  "?": "not yet played",
};
const classes: Record<string, string> = { W: "w", D: "d", L: "l" };

/** The last five games, oldest first, padded with '?' if fewer were played. Nothing while they are not known. */
export function FormMarks({ form }: { form: string | null | undefined }) {
  const { say } = useWords();
  if (typeof form !== "string") return null;
  const spokenMark = (mark: string) => {
    const word = resultWords[mark];
    return word ? say(word) : mark;
  };
  const marks = [...form.slice(-GAMES_SHOWN).padEnd(GAMES_SHOWN, "?")];
  return (
    <span className="marks" role="img" aria-label={marks.map(spokenMark).join(", ")}>
      {marks.map((mark, game) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a mark has no identity but its position.
        <span key={game} className={`pill pill--${classes[mark] ?? "none"}`}>
          {mark}
        </span>
      ))}
    </span>
  );
}

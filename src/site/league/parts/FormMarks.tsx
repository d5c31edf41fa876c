const GAMES = 5;
const words: Record<string, string> = { W: "Win", D: "Draw", L: "Loss", "?": "not yet played" };
const looks: Record<string, string> = { W: "w", D: "d", L: "l" };

/** The last five games, oldest first; '?' for each that is not yet played. */
export function FormMarks({ form }: { form: string | null | undefined }) {
  const marks = [...(form ?? "").slice(-GAMES).padEnd(GAMES, "?")];
  return (
    <span className="marks" role="img" aria-label={marks.map((mark) => words[mark] ?? mark).join(", ")}>
      {marks.map((mark, game) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a mark is known by.
        <span key={game} className={`pill pill--${looks[mark] ?? "none"}`}>
          {mark}
        </span>
      ))}
    </span>
  );
}

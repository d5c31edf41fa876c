import { useWords } from "#words/words.ts";

interface BarProps {
  percentages: { home: number; draw: number; away: number };
}

/** Home, draw and away as parts of one bar, with narrow gaps between them. */
export function ForecastBar({ percentages: { home, draw, away } }: BarProps) {
  const { say } = useWords();
  return (
    <svg
      className="fc-bar"
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      role="img"
      aria-label={say("{home} in 100 home win, {draw} draw, {away} away win", { home, draw, away })}
    >
      <rect className="odds--home" width={Math.max(0, home - 0.25)} height="10" />
      <rect className="odds--draw" x={home + 0.25} width={Math.max(0, draw - 0.5)} height="10" />
      <rect className="odds--away" x={home + draw + 0.25} width={Math.max(0, away - 0.25)} height="10" />
    </svg>
  );
}

import { chanceOf } from "#site/league/wording.ts";

interface OddsParts {
  home: string;
  away: string;
  chances: { home?: number | null; draw?: number | null; away?: number | null } | null | undefined;
}

/** The three chances as figures and as one bar. */
export function Odds({ home, away, chances }: OddsParts) {
  if (!chances) return null;
  const parts = [
    { key: "home", who: home, chance: chances.home ?? 0 },
    { key: "draw", who: "Draw", chance: chances.draw ?? 0 },
    { key: "away", who: away, chance: chances.away ?? 0 },
  ];
  const best = Math.max(...parts.map(({ chance }) => chance));
  const from = (at: number) => parts.slice(0, at).reduce((sum, { chance }) => sum + chance, 0) * 100;
  return (
    <>
      <div className="odds num">
        {parts.map(({ key, who, chance }) => (
          <p key={key} className={chance === best ? "odds__cell odds__cell--top" : "odds__cell"}>
            <span className="odds__no">{chanceOf(chance)}</span>
            <span className={`odds__who odds__who--${key}`}>{who}</span>
          </p>
        ))}
      </div>
      <svg className="bar" aria-hidden="true">
        {parts.map(({ key, chance }, at) => (
          <rect
            key={key}
            className={`odds--${key}`}
            x={`${from(at).toFixed(1)}%`}
            width={`${(chance * 100).toFixed(1)}%`}
            height="12"
          />
        ))}
      </svg>
    </>
  );
}

import { percentOf } from "#features/league/panels/wording.ts";
import { useWords } from "#words/words.ts";
import { OddsStyles } from "./OddsStyles.tsx";

type PerOutcome = { home?: number | null; draw?: number | null; away?: number | null } | null | undefined;

interface OddsProps {
  home: string;
  away: string;
  /** Whole percentages, as the server rounded them. */
  percentages: PerOutcome;
  /** The exact chances, which distinguish the unlikely from the impossible. */
  chances: PerOutcome;
}

/** The three chances as figures and as one bar. */
export function Odds({ home, away, percentages, chances }: OddsProps) {
  const { say } = useWords();
  if (!percentages) return null;
  const parts = [
    { key: "home", who: home, share: percentages.home ?? 0, chance: chances?.home },
    { key: "draw", who: say("Draw"), share: percentages.draw ?? 0, chance: chances?.draw },
    { key: "away", who: away, share: percentages.away ?? 0, chance: chances?.away },
  ];
  const best = Math.max(...parts.map(({ share }) => share));
  const from = (at: number) => parts.slice(0, at).reduce((sum, { share }) => sum + share, 0);
  return (
    <>
      <OddsStyles />
      <div className="odds num">
        {parts.map(({ key, who, share, chance }) => (
          <p key={key} className={share === best ? "odds__cell odds__cell--top" : "odds__cell"}>
            <span className="odds__no">{percentOf(share, chance)}</span>
            <span className={`odds__who odds__who--${key}`}>{who}</span>
          </p>
        ))}
      </div>
      <svg className="bar" aria-hidden="true">
        {parts.map(({ key, share }, at) => (
          <rect key={key} className={`odds--${key}`} x={`${from(at)}%`} width={`${share}%`} height="12" />
        ))}
      </svg>
    </>
  );
}

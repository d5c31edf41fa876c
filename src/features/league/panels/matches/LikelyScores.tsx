import type { MatchAnswer, Outlook } from "#features/league/panels/data/shapes.ts";
import { shortClubName } from "#features/league/panels/parts/short-club-name.ts";
import { Section } from "#ui/Section.tsx";
import { useWords } from "#words/words.ts";

interface ScoresProps {
  fixture: MatchAnswer["fixture"];
  outlook: Outlook;
}

/** The six likeliest scores as bars; the last bar is all other scores together. */
export function LikelyScores({ fixture, outlook: { likely_scores, other_scores } }: ScoresProps) {
  const [home, away] = [shortClubName(fixture.home_team), shortClubName(fixture.away_team)];
  const { say } = useWords();
  const highest = Math.max(...likely_scores.map(({ percentage }) => percentage), other_scores);
  return (
    <Section
      title={say("Likely scores")}
      subtitle={say("Of 100 such matches; the goals of {club} first", { club: home })}
    >
      <ul>
        {likely_scores.map(({ home_score, away_score, percentage }) => {
          const side = home_score > away_score ? "home" : home_score < away_score ? "away" : "draw";
          return (
            <li className="likely num" key={`${home_score}-${away_score}`}>
              <span>
                <b>
                  {home_score}–{away_score}
                </b>{" "}
                <span className="likely__who">{{ home, away, draw: say("draw") }[side]}</span>
              </span>
              <Share fraction={percentage / highest} side={side} />
              <span>{percentage}%</span>
            </li>
          );
        })}
        <li className="likely likely--rest num">
          <span>{say("Any other")}</span>
          <Share fraction={other_scores / highest} side="draw" />
          <span>{other_scores}%</span>
        </li>
      </ul>
    </Section>
  );
}

function Share({ fraction, side }: { fraction: number; side: string }) {
  return (
    <svg className="quiet-bar" aria-hidden="true">
      <rect className="bar__track" width="100%" height="8" />
      <rect className={`odds--${side}`} width={`${Math.round(fraction * 100)}%`} height="8" />
    </svg>
  );
}

import type { SeasonPicture } from "#features/league/panels/data/shapes.ts";
import { ClubLink } from "#features/league/panels/parts/ClubLink.tsx";
import { dayName, ordinal } from "#features/league/panels/wording.ts";
import { Section } from "#ui/Section.tsx";
import { ReplacePart } from "#ui/sentences/ReplacePart.tsx";
import { useWords } from "#words/words.ts";

type Changes = NonNullable<SeasonPicture["changed"]>;

/** What the last matchday's results did to the table and the chances. */
export function MatchdayChanges({ changed }: { changed: Changes }) {
  const words = useWords();
  const { say } = words;
  const { since, moves, title, relegation } = changed;
  const chances = [
    { name: say("Title"), change: title },
    { name: say("Relegation"), change: relegation },
  ];
  if (moves.length === 0 && !title && !relegation) return null;
  return (
    <Section
      className="changes"
      title={say("What changed")}
      subtitle={say("Since {day}, before the last matchday", { day: dayName(since, words) })}
    >
      <ul>
        {moves.map(({ team, team_id, from, to }) => (
          <li className="changed num" key={team_id}>
            <ClubLink team={team} id={team_id} />
            <span>
              <ReplacePart
                text={say(to < from ? "up from {from} to {to}" : "down from {from} to {to}", {
                  from: ordinal(from, words),
                })}
                part="{to}"
              >
                <b>{ordinal(to, words)}</b>
              </ReplacePart>
            </span>
          </li>
        ))}
        {chances.map(({ name, change }) =>
          change ? (
            <li className="changed num" key={name}>
              <ClubLink team={change.team} id={change.team_id} />
              <span>
                {name}{" "}
                <ReplacePart text={say("{from} to {to}", { from: `${change.from}%` })} part="{to}">
                  <b>{change.to}%</b>
                </ReplacePart>
              </span>
            </li>
          ) : null,
        )}
      </ul>
      <p className="source-note">{say("Both chances with today’s forecasts: only the results differ.")}</p>
    </Section>
  );
}

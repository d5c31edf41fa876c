import { ClubLink } from "#site/league/parts/ClubLink.tsx";
import { dayName, ordinal } from "#site/league/wording.ts";
import { Section } from "#site/ui/Section.tsx";
import type { SeasonPicture } from "./shown-picture.ts";

type Changes = NonNullable<SeasonPicture["changed"]>;

/** What the last matchday's results did to the table and the chances. */
export function Changed({ changed }: { changed: Changes }) {
  const { since, moves, title, relegation } = changed;
  const chances = [
    { name: "Title", change: title },
    { name: "Relegation", change: relegation },
  ];
  if (moves.length === 0 && !title && !relegation) return null;
  return (
    <Section title="What changed" subtitle={`Since ${dayName(since)}, before the last matchday`}>
      <ul>
        {moves.map(({ team, team_id, from, to }) => (
          <li className="changed num" key={team_id}>
            <ClubLink team={team} id={team_id} />
            <span>
              {to < from ? "up from" : "down from"} {ordinal(from)} to <b>{ordinal(to)}</b>
            </span>
          </li>
        ))}
        {chances.map(({ name, change }) =>
          change ? (
            <li className="changed num" key={name}>
              <ClubLink team={change.team} id={change.team_id} />
              <span>
                {name} {change.from}% to <b>{change.to}%</b>
              </span>
            </li>
          ) : null,
        )}
      </ul>
      <p className="source-note">Both chances with today’s forecasts: only the results differ.</p>
    </Section>
  );
}

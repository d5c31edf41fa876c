import { FormMarks } from "#site/league/parts/FormMarks.tsx";
import { ordinal, signed } from "#site/league/wording.ts";
import { counted } from "#site/ui/figures/counted.ts";
import { Section } from "#site/ui/Section.tsx";
import { thousands } from "#site/ui/thousands.ts";
import type { ShownClub } from "./shown-club.ts";

/** The club's row of the table, in words. */
export function ClubStanding({ club: { row } }: { club: ShownClub }) {
  if (!row) return null;
  const figures = [
    ...(row.position === null ? [] : [{ name: "Position", figure: ordinal(row.position) }]),
    { name: "Points", figure: row.points },
    { name: "Played", figure: row.matches_played },
    { name: "Won, drawn, lost", figure: `${row.wins}, ${row.draws}, ${row.losses}` },
    {
      name: "Goals",
      figure: `${row.goals_for}–${row.goals_against} (${signed(row.goal_difference)})`,
    },
  ];
  return (
    <dl className="tiles tiles--row num">
      {figures.map(({ name, figure }) => (
        <div className="tile" key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
      <div className="tile">
        <dt>Form</dt>
        <dd>
          <FormMarks form={row.form} />
        </dd>
      </div>
    </dl>
  );
}

/** What sources confirm of the club; what none does is left out. */
export function ClubFacts({ club: { team, seasons } }: { club: ShownClub }) {
  const ground = team.stadium_capacity
    ? `${team.stadium} (${thousands(team.stadium_capacity)})`
    : team.stadium;
  const facts = [
    { name: "City", fact: team.city },
    { name: "State", fact: team.state },
    { name: "Founded", fact: team.founded },
    { name: "Titles", fact: team.titles_year.length > 0 ? team.titles_year.join(", ") : null },
    { name: "Stadium", fact: ground },
    { name: "Manager", fact: team.manager },
    { name: "On X", fact: team.social_media.x },
  ].filter(({ fact }) => fact);
  return (
    <>
      <Section title="The club">
        <dl>
          {facts.map(({ name, fact }) => (
            <div className="stat" key={name}>
              <dt>{name}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
          {team.website ? (
            <div className="stat">
              <dt>Website</dt>
              <dd>
                <a className="link" href={team.website} rel="noopener">
                  {team.website.replace(/^https?:\/\/(www\.)?/, "")}
                </a>
              </dd>
            </div>
          ) : null}
        </dl>
      </Section>
      {seasons.length > 0 ? (
        <Section title="Seasons">
          <dl>
            {seasons.map(({ season, position, points, matches_played }) => (
              <div className="stat" key={season}>
                <dt>{season}</dt>
                <dd>
                  {ordinal(position)}, {counted(points, "point")} of{" "}
                  {counted(matches_played, "match", "matches")}
                </dd>
              </div>
            ))}
          </dl>
        </Section>
      ) : null}
    </>
  );
}

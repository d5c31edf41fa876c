import { placePage } from "#contracts/addresses.ts";
import type { ClubAnswer } from "#features/league/panels/data/shapes.ts";
import { FormMarks } from "#features/league/panels/parts/FormMarks.tsx";
import { ordinal, signed } from "#features/league/panels/wording.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { Section } from "#ui/Section.tsx";
import { thousands } from "#ui/thousands.ts";
import { useWords } from "#words/words.ts";

/** The club's row of the table, as labelled figures. */
export function ClubStanding({ club: { row } }: { club: ClubAnswer }) {
  const words = useWords();
  const { say } = words;
  if (!row) return null;
  const figures = [
    ...(row.position === null ? [] : [{ name: say("Position"), figure: ordinal(row.position, words) }]),
    { name: say("Points"), figure: row.points },
    { name: say("Played"), figure: row.matches_played },
    { name: say("Won, drawn, lost"), figure: `${row.wins}, ${row.draws}, ${row.losses}` },
    {
      name: say("Goals"),
      figure: `${row.goals_for}–${row.goals_against} (${signed(row.goal_difference)})`,
    },
  ];
  return (
    <dl className="figures-row num">
      {figures.map(({ name, figure }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
      <div>
        <dt>{say("Form")}</dt>
        <dd>
          <FormMarks form={row.form} />
        </dd>
      </div>
    </dl>
  );
}

/** What sources confirm about the club; unknown facts are left out. */
export function ClubFacts({ club: { team, seasons } }: { club: ClubAnswer }) {
  const words = useWords();
  const { count, say } = words;
  const ground = team.stadium_capacity
    ? `${team.stadium} (${thousands(team.stadium_capacity)})`
    : team.stadium;
  const facts = [
    { name: say("City"), fact: team.city },
    { name: say("State"), fact: team.state, to: placePage(team.state ?? "") },
    { name: say("Founded"), fact: team.founded },
    { name: say("Titles"), fact: team.titles_year.length > 0 ? team.titles_year.join(", ") : null },
    { name: say("Stadium"), fact: ground },
    { name: say("Manager"), fact: team.manager },
    { name: say("On X"), fact: team.social_media.x },
  ].filter(({ fact }) => fact);
  return (
    <>
      <Section title={say("The club")}>
        <dl>
          {facts.map(({ name, fact, to }) => (
            <div className="stat" key={name}>
              <dt>{name}</dt>
              <dd>
                {to ? (
                  <PageLink className="link" to={to}>
                    {fact}
                  </PageLink>
                ) : (
                  fact
                )}
              </dd>
            </div>
          ))}
          {team.website ? (
            <div className="stat">
              <dt>{say("Website")}</dt>
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
        <Section title={say("Seasons")}>
          <dl>
            {seasons.map(({ season, position, points, matches_played }) => (
              <div className="stat" key={season}>
                <dt>{season}</dt>
                <dd>
                  {ordinal(position, words)},{" "}
                  {say("{points} of {matches}", {
                    points: count(points, "point", "points"),
                    matches: count(matches_played, "match", "matches"),
                  })}
                </dd>
              </div>
            ))}
          </dl>
        </Section>
      ) : null}
    </>
  );
}

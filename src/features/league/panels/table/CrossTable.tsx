import { useAnswer } from "#ask/answers.ts";
import { clubPage, matchPage } from "#contracts/addresses.ts";
import * as api from "#contracts/all/api.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { Section } from "#ui/Section.tsx";
import { Skeleton } from "#ui/states.tsx";
import { useWords } from "#words/words.ts";
import { NotLoaded } from "./NotLoaded.tsx";

/** The results of every club against every other. */
export function CrossTable({ params }: { params: { season?: string } }) {
  const { language, say } = useWords();
  const { answer, failed, retry } = useAnswer(api.league.crossTable, params);
  const all = say("All results of {season}", { season: answer?.season ?? "" });
  return (
    <Section
      title={say("Cross-table")}
      subtitle={say("Each row is a club's home matches; each column an opponent. Scores lead to the match.")}
    >
      {failed ? (
        <NotLoaded failed={failed} retry={retry} message={say("The cross-table could not be loaded.")} />
      ) : null}
      {answer || failed ? null : <Skeleton lines={20} tall />}
      {answer ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard.
        <section className="sideways" tabIndex={0} aria-label={all}>
          <table className="cross num">
            <thead>
              <tr>
                <th scope="col">{language === "en" ? "Home" : say("Home side")}</th>
                {answer.teams.map(({ team_id, team, short_name }) => (
                  <th scope="col" key={team_id}>
                    <abbr title={team}>{short_name}</abbr>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {answer.teams.map(({ team_id, team }, home) => (
                <tr key={team_id}>
                  <th scope="row">
                    <PageLink to={clubPage(team_id)}>{team}</PageLink>
                  </th>
                  {answer.teams.map((guest, away) => (
                    <td key={guest.team_id} className={home === away ? "cross__self" : undefined}>
                      <Score cell={answer.rows[home]?.[away] ?? null} match={`${team} v ${guest.team}`} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ) : null}
    </Section>
  );
}

interface Cell {
  fixture_id: string;
  home_score: number | null;
  away_score: number | null;
}

function Score({ cell, match }: { cell: Cell | null; match: string }) {
  if (cell === null || cell.home_score === null) return <span aria-hidden="true">·</span>;
  const score = `${cell.home_score}–${cell.away_score}`;
  return (
    <PageLink to={matchPage(cell.fixture_id)} aria-label={`${match} ${score}`}>
      {score}
    </PageLink>
  );
}

import { articlePage, matchPage, pages } from "#contracts/addresses.ts";
import { Ago } from "#ui/Ago.tsx";
import { Icon } from "#ui/Icon.tsx";
import { PageLink } from "#ui/PageLink.tsx";
import { Section } from "#ui/Section.tsx";
import { Label } from "#ui/sentences/Label.tsx";
import { shortDay } from "#ui/time.ts";
import { useWords } from "#words/words.ts";
import type { Facts } from "./facts.ts";

export function SectionFacts({ facts }: { facts: Facts }) {
  return facts.is === "steps" ? <Decided steps={facts.steps} /> : <Scores {...facts} />;
}

/** Each step with its headline as printed, who printed it and when. */
function Decided({ steps }: Pick<Extract<Facts, { is: "steps" }>, "steps">) {
  const { lang, say } = useWords();
  return (
    <Section title={say("What was decided")}>
      <ul>
        {steps.map(({ article_id, kind, headline, language, paper, published_at }) => (
          <li className="decided" key={article_id} data-paper={paper}>
            <Label className="step" text={kind} />
            <p>
              <PageLink
                className="decided__title"
                to={articlePage(article_id)}
                lang={lang(language)}
                data-words=""
              >
                {headline}
              </PageLink>
              <span className="source-note num">
                {paper} <Ago time={published_at} />
              </span>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Scores({ playedBackTo, results, rows }: Extract<Facts, { is: "league" }>) {
  const { dates, say } = useWords();
  const day = playedBackTo && `${shortDay(Date.parse(playedBackTo), dates)} ${playedBackTo.slice(0, 4)}`;
  return (
    <Section
      title={say("Nigeria League")}
      subtitle={day ? say("The season is played back: today is {day}", { day }) : null}
    >
      {results.length > 0 ? (
        <ul className="scores num" aria-label={say("Last results")}>
          {results.map(({ fixture_id, home_team, away_team, home_score, away_score }) => (
            <li key={fixture_id}>
              <PageLink to={matchPage(fixture_id)}>
                <Side team={home_team} goals={home_score} than={away_score} />{" "}
                <Side team={away_team} goals={away_score} than={home_score} />
              </PageLink>
            </li>
          ))}
        </ul>
      ) : null}
      {rows.length > 0 ? (
        <table className="five num">
          <thead>
            <tr>
              <th scope="col">#</th>
              <th scope="col">{say("Team")}</th>
              <th scope="col">
                <abbr title={say("Matches played")}>P</abbr>
              </th>
              <th scope="col">
                <abbr title={say("Goal difference")}>GD</abbr>
              </th>
              <th scope="col">
                <abbr title={say("Points")}>Pts</abbr>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ position, team, matches_played, goal_difference, points }) => (
              <tr key={team}>
                <td>{position}</td>
                <th scope="row">{team}</th>
                <td>{matches_played}</td>
                <td>{goal_difference > 0 ? `+${goal_difference}` : goal_difference}</td>
                <td>{points}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      <PageLink className="section__more" to={pages.league}>
        <span>{say("Table and fixtures")}</span> <Icon name="next" small />
      </PageLink>
    </Section>
  );
}

interface SideProps {
  team: string;
  goals: number | null;
  /** The other side's goals. */
  than: number | null;
}

/** A side of a result; the winner's name is bold, as its goals are. */
function Side({ team, goals, than }: SideProps) {
  const Name = goals !== null && than !== null && goals > than ? "b" : "span";
  return (
    <>
      <Name>{team}</Name> <b>{goals}</b>
    </>
  );
}

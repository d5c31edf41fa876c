import { type Question, useAnswer } from "#ask/answers.ts";
import { listOf, type ShownAnswer } from "#ask/tolerant.ts";
import { clubPage, matchPage } from "#contracts/addresses.ts";
import * as api from "#contracts/all/api.ts";
import { scoreLabel } from "#features/league/contract/score-label.ts";
import type { Fixture, FormRow } from "#features/league/panels/data/shapes.ts";
import { LargeCrest } from "#features/league/panels/parts/Crest.tsx";
import { FormMarks } from "#features/league/panels/parts/FormMarks.tsx";
import { dayWithoutWeekday, matchdayName, ordinal, roundedTo } from "#features/league/panels/wording.ts";
import { useComputedFromNow } from "#ui/now.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { Section } from "#ui/Section.tsx";
import { Failure, Skeleton } from "#ui/states.tsx";
import { inLagos } from "#ui/time.ts";
import { useWords } from "#words/words.ts";
import { SeasonAnalytics } from "./SeasonAnalytics.tsx";

/** What the widgets ask for on every tab; the server includes the answers in the page, as with the tabs' own. */
export const questions: readonly Question[] = [
  [api.league.gameOfTheWeek, {}],
  [api.league.seasonStats, {}],
  [api.league.inForm, {}],
  [api.league.outOfForm, {}],
];

/** Beside the tabs on wide screens, and in the quick-stats drawer on phones. */
export function Widgets() {
  return (
    <>
      <GameOfTheWeek />
      <SeasonAnalytics />
      <TeamForm />
    </>
  );
}

const ALTERNATIVES = 3;

function GameOfTheWeek() {
  const { answer, failed, retry } = useAnswer(api.league.gameOfTheWeek, {});
  const { say } = useWords();
  const isMalformed = answer !== null && !("game_of_the_week" in answer);
  return (
    <Section title={say("Game of the Week")}>
      {failed || isMalformed ? (
        <Failure
          message={say(failed?.status === 0 ? "Failed to load game" : "Failed to load game of the week")}
          retry={retry}
        />
      ) : null}
      {answer || failed ? null : <Skeleton lines={6} tall />}
      {answer && !isMalformed ? <FeaturedGame game={answer} /> : null}
    </Section>
  );
}

function FeaturedGame({ game }: { game: ShownAnswer<typeof api.league.gameOfTheWeek> }) {
  const fixture = game.game_of_the_week;
  const words = useWords();
  const { say } = words;
  const day = useComputedFromNow((now) => dayWithoutWeekday(fixture?.date, inLagos(now).day, words));
  if (!fixture) return <p className="source-note">{say("No match stands out in the coming week.")}</p>;
  const score = game.reasoning?.algorithm_score;
  return (
    <>
      <div className="versus">
        <Side
          team={fixture.home_team}
          short={game.home_short}
          id={fixture.home_id}
          position={game.reasoning?.home_position}
        />
        <p className="versus__mid num">
          {fixture.kickoff ?? "v"}
          <small>{day}</small>
        </p>
        <Side
          team={fixture.away_team}
          short={game.away_short}
          id={fixture.away_id}
          position={game.reasoning?.away_position}
        />
      </div>
      <p className="verdict num">
        {typeof score === "number" ? (
          <>
            <b>{roundedTo(1, score)}</b>
            <strong>{say(scoreLabel(score))}</strong>
          </>
        ) : null}
        <MatchLink fixture={fixture}>{matchdayName(fixture.round, words) || say("The match")}</MatchLink>
      </p>
      <ul>
        {listOf(game.alternative_games)
          .slice(0, ALTERNATIVES)
          .map((other, index) => (
            <li className="alt num" key={other.fixture_id ?? index}>
              <MatchLink fixture={other}>
                {other.home_team} v {other.away_team}
              </MatchLink>
              <span className="alt__when">{matchdayName(other.round, words)}</span>
            </li>
          ))}
      </ul>
    </>
  );
}

interface SideProps {
  team: string | null | undefined;
  short: string | null | undefined;
  id: string | null | undefined;
  position: number | null | undefined;
}

function Side({ team, short, id, position }: SideProps) {
  const words = useWords();
  const name = team ?? "";
  return (
    <div>
      <LargeCrest id={id} team={name} short={short ?? null} />
      <p className="versus__team">
        <PageLink to={clubPage(id || name)}>{name}</PageLink>
      </p>
      {position ? <p className="source-note num">{ordinal(position, words)}</p> : null}
    </div>
  );
}

function MatchLink({ fixture, children }: { fixture: Fixture; children: React.ReactNode }) {
  if (!fixture.fixture_id) return <span>{children}</span>;
  return <PageLink to={matchPage(fixture.fixture_id)}>{children}</PageLink>;
}

const MAX_TEAMS = 3;

function TeamForm() {
  const best = useAnswer(api.league.inForm, {});
  const worst = useAnswer(api.league.outOfForm, {});
  const { say } = useWords();
  const failed = [best, worst].filter((call) => call.failed);
  return (
    <Section title={say("Team Form")} subtitle={say("Last five matches")}>
      {failed.length > 0 ? (
        <Failure
          message={say("Failed to load team form data")}
          retry={() => failed.forEach(({ retry }) => void retry())}
        />
      ) : null}
      {failed.length === 0 && !(best.answer && worst.answer) ? <Skeleton lines={6} tall /> : null}
      {best.answer && worst.answer ? (
        <>
          <Teams title={say("In form")} rows={listOf(best.answer.in_form_teams)} />
          <Teams title={say("Struggling")} rows={listOf(worst.answer.out_of_form_teams)} />
        </>
      ) : null}
    </Section>
  );
}

function Teams({ title, rows }: { title: string; rows: readonly FormRow[] }) {
  const { count } = useWords();
  return (
    <>
      <h3 className="label">{title}</h3>
      <ul>
        {rows.slice(0, MAX_TEAMS).map(({ team, team_id, points, form }) => (
          <li className="alt num" key={team}>
            <PageLink to={clubPage(team_id || (team ?? ""))}>{team}</PageLink>
            <span className="alt__form">
              <span className="alt__when">{count(points ?? 0, "pt", "pts")}</span>
              <FormMarks form={form} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

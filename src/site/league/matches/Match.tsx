import { clubPage, pages } from "#contracts/addresses.ts";
import type { AnswerOf } from "#contracts/endpoint.ts";
import type { LeagueEndpoints } from "#contracts/league.ts";
import { LeagueStyles } from "#site/league/LeagueStyles.tsx";
import { Credits } from "#site/league/parts/Credits.tsx";
import { Crest } from "#site/league/parts/Crest.tsx";
import { DecisionEntry } from "#site/league/parts/DecisionEntry.tsx";
import { scoreOf } from "#site/league/parts/FixtureEntry.tsx";
import { FormMarks } from "#site/league/parts/FormMarks.tsx";
import { PredictionCard } from "#site/league/parts/PredictionCard.tsx";
import { kickoff, matchdayName, statusName } from "#site/league/wording.ts";
import { PageLink } from "#site/ui/PageLink.tsx";
import { Section } from "#site/ui/Section.tsx";
import { Meetings } from "./Meetings.tsx";
import { OtherResults } from "./OtherResults.tsx";
import { WrittenForecast } from "./WrittenForecast.tsx";

export type ShownMatch = AnswerOf<LeagueEndpoints, "GET /npfl/matches/{id}">;

/** One match: before it the forecast, after it the result and how the forecast fared; form and meetings. */
export function Match({ shown }: { shown: ShownMatch }) {
  const { fixture, season, prediction, forecast, head_to_head, decisions, credits } = shown;
  const when = [matchdayName(fixture.round), kickoff(fixture), fixture.venue].filter(Boolean).join(" · ");
  return (
    <main className="main match-page" id="main" tabIndex={-1}>
      <LeagueStyles />
      <header className="page__head">
        <p className="source-note">
          <PageLink className="link" to={pages.league}>
            Nigeria Premier League
          </PageLink>{" "}
          {season}
        </p>
        <h1 className="vh">
          {fixture.home_team} v {fixture.away_team}
        </h1>
        <div className="versus versus--page">
          <Side team={fixture.home_team} id={fixture.home_id} form={shown.home_form} />
          <p className="versus__mid num">
            {scoreOf(fixture) ?? "v"}
            <small>{fixture.status === "completed" ? "FT" : statusName(fixture.status)}</small>
          </p>
          <Side team={fixture.away_team} id={fixture.away_id} form={shown.away_form} />
        </div>
        <p className="match-page__when num">{when}</p>
      </header>
      {shown.conflicts.length > 0 ? <OtherResults conflicts={shown.conflicts} /> : null}
      {prediction ? (
        <Section title="Prediction">
          <PredictionCard prediction={prediction} when={when} />
        </Section>
      ) : null}
      {forecast ? <WrittenForecast forecast={forecast} /> : null}
      {decisions.length > 0 ? (
        <Section title="Decisions">
          <ul>
            {decisions.map((decision) => (
              <DecisionEntry key={decision.id} decision={decision} />
            ))}
          </ul>
        </Section>
      ) : null}
      <Meetings met={head_to_head} />
      <Credits credits={credits} />
    </main>
  );
}

function Side({ team, id, form }: { team: string; id: string; form: string }) {
  return (
    <div>
      <Crest team={team} large />
      <p className="versus__team">
        <PageLink to={clubPage(id)}>{team}</PageLink>
      </p>
      <FormMarks form={form} />
    </div>
  );
}

import { matchPage } from "#contracts/addresses.ts";
import type { Logos } from "#features/league/panels/data/logos.ts";
import type { Fixture, SeasonPicture } from "#features/league/panels/data/shapes.ts";
import { type RunningMatch, useRunning } from "#features/league/panels/running/running.ts";
import {
  dayName,
  kickoff,
  matchdayName,
  minuteOf,
  scoreOf,
  statusName,
} from "#features/league/panels/wording.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { useWords } from "#words/words.ts";
import { Crest } from "./Crest.tsx";
import { ForecastBar } from "./ForecastBar.tsx";

type Forecasts = ReadonlyMap<string, SeasonPicture["next"][number]["percentages"]>;

export function forecastsOf(picture: SeasonPicture | null): Forecasts {
  return new Map(picture?.next.map(({ fixture_id, percentages }) => [fixture_id, percentages]));
}

interface MatchProps {
  logos?: Logos;
  /** By match. */
  forecasts?: Forecasts;
  /** What stands below a match. */
  below?: (fixture: Fixture) => React.ReactNode;
}

interface DaysProps extends MatchProps {
  fixtures: readonly Fixture[];
  /** Whether the days can be linked to: on a page's main list only. */
  linkable?: boolean;
  /** Whether they stand under the strip of days, which has no year, and before the page's first heading. */
  first?: boolean;
}

export function dayId(date: string): string {
  return `day-${date}`;
}

/** Matches in their order, one row each; what the matches of a day share is said once above them. */
export function MatchDays({ fixtures, linkable, first: isFirst, ...match }: DaysProps) {
  const words = useWords();
  const groups = days(useRunning(fixtures));
  const Head = isFirst ? "p" : "h3";
  return groups.map((ofDay, index) => {
    const [first] = ofDay;
    const isNewDay = groups[index - 1]?.[0]?.date !== first?.date;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: two groups may have the same day.
      <div key={index}>
        <Head
          className="match-day num"
          id={linkable && isNewDay && first?.date ? dayId(first.date) : undefined}
        >
          {dayName(first?.date, words).slice(0, isFirst ? -5 : undefined)}{" "}
          <span>{matchdayName(first?.round, words)}</span>
          {ofDay.some(isAnnounced) ? null : <span>{words.say("kick-off not announced")}</span>}
        </Head>
        <ul>
          {ofDay.map((fixture, at) => (
            <Match key={fixture.fixture_id ?? at} fixture={fixture} {...match} />
          ))}
        </ul>
      </div>
    );
  });
}

function days(fixtures: readonly RunningMatch[]): RunningMatch[][] {
  const groups: RunningMatch[][] = [];
  for (const fixture of fixtures) {
    const last = groups.at(-1);
    if (last && last[0]?.date === fixture.date && last[0]?.round === fixture.round) last.push(fixture);
    else groups.push([fixture]);
  }
  return groups;
}

/** Whether more is known of a match than its day. */
function isAnnounced({ status, kickoff: hour }: Fixture): boolean {
  return status !== "scheduled" || Boolean(hour);
}

/** A match as one link. A row says its own day and an ordinary state to those who hear it. */
function Match({ fixture, logos, forecasts, below }: MatchProps & { fixture: RunningMatch }) {
  const { fixture_id, home_team, away_team, home_id, away_id } = fixture;
  const { home_score: home, away_score: away } = fixture;
  const score = scoreOf(fixture);
  const lead = score === null ? 0 : (home ?? 0) - (away ?? 0);
  const odds = score === null ? forecasts?.get(fixture_id ?? "") : undefined;
  const shown = (
    <>
      <State fixture={fixture} />
      <Side team={home_team} id={home_id} logos={logos} lost={lead < 0} />
      <span className={fixture.goal ? `match__score goal--${fixture.goal}` : "match__score"}>
        {score === null ? (
          <span>v</span>
        ) : (
          <>
            <b>{home}</b>
            <span>–</span>
            <b>{away}</b>
          </>
        )}
      </span>
      <Side team={away_team} id={away_id} logos={logos} lost={lead > 0} />
      {odds ? (
        <span className="match__odds">
          <b>{odds.home}</b>
          <span>{odds.draw}</span>
          <span>{odds.away}</span>
          <ForecastBar percentages={odds} />
        </span>
      ) : null}
    </>
  );
  return (
    <li className="match" data-today={fixture.minute === undefined ? undefined : ""}>
      {fixture_id ? (
        <PageLink className="match__line num" to={matchPage(fixture_id)}>
          {shown}
        </PageLink>
      ) : (
        <span className="match__line num">{shown}</span>
      )}
      {below?.(fixture)}
    </li>
  );
}

function State({ fixture }: { fixture: RunningMatch }) {
  const words = useWords();
  const { status, venue, kickoff: hour } = fixture;
  const minute = minuteOf(fixture);
  const name = status === "completed" ? "FT" : (minute ?? statusName(status, words));
  return (
    <>
      <span className="vh">{[kickoff(fixture, words), venue].filter(Boolean).join(", ")} </span>
      <span className={status === "scheduled" ? "vh" : minute ? "match__state running" : "match__state"}>
        {name}{" "}
      </span>
      {hour && scoreOf(fixture) === null ? <span className="match__state">{hour}</span> : null}
    </>
  );
}

interface SideProps {
  team: string | null | undefined;
  id: string | null | undefined;
  logos: Logos | undefined;
  lost: boolean;
}

function Side({ team, id, logos, lost }: SideProps) {
  return (
    <span className={lost ? "match__side match__side--lost" : "match__side"}>
      <Crest id={id} logo={logos?.get(team ?? "")} />
      <span>{team}</span>
    </span>
  );
}

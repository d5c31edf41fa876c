import { matchPage } from "#contracts/addresses.ts";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import * as api from "#contracts/all/api.ts";
import { inLanguage, type Language } from "#contracts/languages.ts";
import { product } from "#contracts/product.ts";
import { stateNote } from "#features/league/contract/match-state.ts";
import type { Fixture } from "#features/league/contract/shapes.ts";
import type { Clock } from "#platform/clock.ts";
import { type CalendarEvent, toIcs } from "#platform/text/ics.ts";
import { lagosInstant } from "#platform/time.ts";

const MATCH_MINUTES = 115;

/** As in the data for search engines: an abandoned match is not resumed where it stopped. */
const states: Partial<Record<Fixture["status"], CalendarEvent["status"]>> = {
  void: "CANCELLED",
  abandoned: "CANCELLED",
  postponed: "TENTATIVE",
};

interface Deps {
  readonly ask: Ask;
  readonly clock: Clock;
  readonly siteUrl: string;
  readonly language: Language;
  say(language: Language, text: string): string;
}

/** The season's matches of the league, or of one club, given by id or name. */
export async function leagueCalendar({ ask, clock, ...site }: Deps, club?: string): Promise<string> {
  const { season, fixtures, credits } = await ask(api.league.fixtures, club === undefined ? {} : { club });
  const subject = club === undefined ? "Nigeria Premier League" : nameOf(fixtures, club);
  const creditLines = credits.map(({ text, url }) => `${site.say(site.language, text)} (${url})`).join("\n");
  return toIcs({
    name: `${subject} ${season}`,
    maker: product.name,
    madeAt: clock.now(),
    events: fixtures.map((fixture) => toEvent(fixture, { season, creditLines, ...site })),
  });
}

function toEvent(
  fixture: Fixture,
  {
    season,
    creditLines,
    siteUrl,
    language,
    say,
  }: { season: string; creditLines: string } & Pick<Deps, "siteUrl" | "language" | "say">,
): CalendarEvent {
  const { home_team, away_team, home_score, away_score, kickoff, date, status } = fixture;
  const score = home_score === null || away_score === null ? "v" : `${home_score}-${away_score}`;
  return {
    uid: fixture.fixture_id,
    start: kickoff === null ? date : lagosInstant(date, kickoff),
    minutes: MATCH_MINUTES,
    summary: `${home_team} ${score} ${away_team}${stateNote(status, (state) => say(language, state))}`,
    description: `NPFL ${season}, ${fixture.round.replace("Round", say(language, "Matchday"))}\n${creditLines}`,
    location: fixture.venue,
    url: siteUrl + inLanguage(language, matchPage(fixture.fixture_id)),
    status: states[status] ?? "CONFIRMED",
  };
}

/** The name of the club that all these matches have in common. */
function nameOf(fixtures: readonly Fixture[], club: string): string {
  const [first] = fixtures;
  if (!first) return club;
  const { home_team, away_team, home_id } = first;
  const isInAll = (team: string) => fixtures.every((one) => one.home_team === team || one.away_team === team);
  // A single match, or only matches against one opponent, have both clubs in common.
  if (isInAll(home_team) && isInAll(away_team)) {
    const isHome = [home_id, home_team].some((name) => name.toLowerCase() === club.toLowerCase());
    return isHome ? home_team : away_team;
  }
  return isInAll(home_team) ? home_team : away_team;
}

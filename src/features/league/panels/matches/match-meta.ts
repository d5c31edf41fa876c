import { stateNote } from "#features/league/contract/match-state.ts";
import type { MatchAnswer } from "#features/league/panels/data/shapes.ts";
import { dayName, matchdayName, statusName } from "#features/league/panels/wording.ts";
import { english, type Words } from "#words/words.ts";

type Match = Pick<MatchAnswer, "fixture" | "season">;

/** "Enyimba 2–0 Remo Stars: NPFL 2025-26, Matchday 7"; before the match, its day instead of the score. */
export function matchTitle(
  { fixture, season }: Match,
  words: Words = english,
): { title: string; description: string } {
  const { language, say } = words;
  const { home_team, away_team, home_score, away_score, date, status } = fixture;
  const when = `${matchdayName(fixture.round, words)}, ${dayName(date, words)}`;
  const isPlayed = home_score !== null && away_score !== null;
  if (language !== "en") {
    const score = isPlayed ? `${home_score}–${away_score}` : "v";
    const note = isPlayed ? stateNote(status, (state) => statusName(state, words)) : "";
    const result = `${home_team} ${score} ${away_team}${note}, ${when}: NPFL ${season}`;
    return {
      title: result,
      description: `${result}: ${say("Forecast")}, ${say("Form")}, ${say("Head-to-head")}`,
    };
  }
  if (isPlayed) {
    const result = `${home_team} ${home_score}–${away_score} ${away_team}${stateNote(status)}`;
    return {
      title: `${result}: NPFL ${season}, ${matchdayName(fixture.round)}`,
      description: `${result} on ${when}, in the Nigeria Premier League: the forecast on record, form and earlier meetings.`,
    };
  }
  return {
    title: `${home_team} v ${away_team}, ${dayName(date)}: forecast and form, NPFL ${season}`,
    description: `${home_team} v ${away_team}, ${when}: one forecast, the likely scores, what is at stake, form and earlier meetings.`,
  };
}

const states: Readonly<Record<string, string>> = {
  postponed: "EventPostponed",
  void: "EventCancelled",
  abandoned: "EventCancelled",
};

const NIGERIA = { "@type": "Country", name: "Nigeria" };

/** Structured data about a match for search engines. Lagos is at UTC+1 all year. */
export function matchEvent({ fixture, season }: Match): object {
  const { home_team, away_team, date, kickoff, status, venue, home_score, away_score } = fixture;
  const team = (name: string) => ({ "@type": "SportsTeam", name, sport: "Football" });
  const played = home_score !== null && away_score !== null;
  return {
    "@context": "https://schema.org",
    "@type": "SportsEvent",
    name: `${home_team} v ${away_team}`,
    sport: "Football",
    startDate: kickoff ? `${date}T${kickoff}:00+01:00` : date,
    eventStatus: `https://schema.org/${states[status] ?? "EventScheduled"}`,
    homeTeam: team(home_team),
    awayTeam: team(away_team),
    competitor: [team(home_team), team(away_team)],
    location: venue ? { "@type": "Place", name: venue, address: "Nigeria" } : NIGERIA,
    superEvent: {
      "@type": "SportsEvent",
      name: `Nigeria Premier League ${season}`,
      startDate: season.slice(0, 4),
      location: NIGERIA,
    },
    ...(played
      ? { description: `${home_team} ${home_score}–${away_score} ${away_team}${stateNote(status)}` }
      : {}),
  };
}

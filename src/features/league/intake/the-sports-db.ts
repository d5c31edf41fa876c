import { hasScore, type MatchState, type Report } from "#features/league/shapes.ts";
import { arrayOf, field, lagosDayAndHour, numberOf, textOf } from "./json.ts";

const STATES: Readonly<Record<string, MatchState>> = {
  NS: "scheduled",
  "Not Started": "scheduled",
  FT: "completed",
  "Match Finished": "completed",
  PPD: "postponed",
  POST: "postponed",
  ABD: "abandoned",
  AWD: "awarded",
  CANC: "void",
};

/** TheSportsDB's eventsround of league 4827: {events: [...]}, or {events: null} when it has none. */
export function readTheSportsDb(json: unknown, season: string): Report[] {
  return arrayOf(field(json, "events")).flatMap((event) => {
    const status = STATES[textOf(field(event, "strStatus"))];
    const date = textOf(field(event, "dateEvent"));
    if (!status || date === "") return [];
    const scored = hasScore(status);
    const when = lagosDayAndHour(`${textOf(field(event, "strTimestamp"))}Z`);
    return {
      season,
      stage: "",
      round: numberOf(field(event, "intRound")),
      date: when?.date ?? date,
      kickoff: when?.kickoff ?? null,
      home: textOf(field(event, "strHomeTeam")),
      away: textOf(field(event, "strAwayTeam")),
      status,
      homeGoals: scored ? numberOf(field(event, "intHomeScore")) : null,
      awayGoals: scored ? numberOf(field(event, "intAwayScore")) : null,
      venue: textOf(field(event, "strVenue")) || null,
    };
  });
}

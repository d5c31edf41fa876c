import { hasScore, type MatchState, type Report } from "#features/league/shapes.ts";
import { arrayOf, field, lagosDayAndHour, minuteIn, numberOf, textOf } from "./json.ts";

const STATES: Readonly<Record<string, MatchState>> = {
  STATUS_POSTPONED: "postponed",
  STATUS_ABANDONED: "abandoned",
  STATUS_SUSPENDED: "suspended",
  STATUS_CANCELED: "void",
};
const BY_PHASE: Readonly<Record<string, MatchState>> = { pre: "scheduled", in: "live", post: "completed" };

/** ESPN's scoreboard of nga.1: events with two competitors; it has no matchdays. */
export function readEspn(json: unknown, season: string): Report[] {
  return arrayOf(field(json, "events")).flatMap((event) => {
    const game = field(event, "competitions", 0);
    const when = lagosDayAndHour(textOf(field(event, "date")));
    const [home, away] = ["home", "away"].map((side) =>
      arrayOf(field(game, "competitors")).find((team) => field(team, "homeAway") === side),
    );
    const type = field(game, "status", "type");
    const status = STATES[textOf(field(type, "name"))] ?? BY_PHASE[textOf(field(type, "state"))];
    if (!when || !home || !away || !status) return [];
    const scored = hasScore(status);
    return {
      season,
      stage: "",
      round: null,
      ...when,
      home: textOf(field(home, "team", "displayName")),
      away: textOf(field(away, "team", "displayName")),
      status,
      homeGoals: scored ? numberOf(field(home, "score")) : null,
      awayGoals: scored ? numberOf(field(away, "score")) : null,
      venue: textOf(field(game, "venue", "fullName")) || null,
      ...(status === "live" ? { minute: minuteOf(field(game, "status")) } : {}),
    };
  });
}

function minuteOf(status: unknown): string | null {
  if (textOf(field(status, "type", "name")) === "STATUS_HALFTIME") return "HT";
  return minuteIn(textOf(field(status, "displayClock")));
}

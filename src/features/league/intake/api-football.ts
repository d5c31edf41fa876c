import { hasScore, type MatchState, type Report } from "#features/league/shapes.ts";
import { arrayOf, field, lagosDayAndHour, minuteIn, numberOf, textOf } from "./json.ts";

const STATES: Readonly<Record<string, MatchState>> = {
  TBD: "scheduled",
  NS: "scheduled",
  "1H": "live",
  HT: "live",
  "2H": "live",
  FT: "completed",
  AWD: "awarded",
  WO: "awarded",
  SUSP: "suspended",
  INT: "suspended",
  PST: "postponed",
  ABD: "abandoned",
  CANC: "void",
};

/** API-Football v3 fixtures: {response: [{fixture, league: {round: "Regular Season - 5"}, teams, goals}]}. */
export function readApiFootball(json: unknown, season: string): Report[] {
  return arrayOf(field(json, "response")).flatMap((item) => {
    const status = STATES[textOf(field(item, "fixture", "status", "short"))];
    const when = lagosDayAndHour(textOf(field(item, "fixture", "date")));
    if (!status || !when) return [];
    const scored = hasScore(status);
    return {
      season,
      stage: "",
      round: numberOf(/(?<!\d)(\d+)$/.exec(textOf(field(item, "league", "round")))?.[1]),
      ...when,
      home: textOf(field(item, "teams", "home", "name")),
      away: textOf(field(item, "teams", "away", "name")),
      status,
      homeGoals: scored ? numberOf(field(item, "goals", "home")) : null,
      awayGoals: scored ? numberOf(field(item, "goals", "away")) : null,
      venue: textOf(field(item, "fixture", "venue", "name")) || null,
      ...(status === "live" ? { minute: minuteOf(field(item, "fixture", "status")) } : {}),
    };
  });
}

function minuteOf(status: unknown): string | null {
  return textOf(field(status, "short")) === "HT" ? "HT" : minuteIn(textOf(field(status, "elapsed")));
}

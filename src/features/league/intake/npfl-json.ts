import type { MatchState, Report } from "#features/league/shapes.ts";
import { arrayOf, field, numberOf, textOf } from "./json.ts";

const STATES: Readonly<Record<string, MatchState>> = {
  scheduled: "scheduled",
  finished: "completed",
  postponed: "postponed",
  cancelled: "void",
};

/**
 * Oluboytech/NPFL-JSON: {season, matches: [{round: "Matchday 1", date, time: "4:00PM", team1, team2, status,
 * score: {ft}}]}.
 */
export function readNpflJson(json: unknown): Report[] {
  const season = textOf(field(json, "season")).replace("/", "-");
  return arrayOf(field(json, "matches")).flatMap((match) => {
    const status = STATES[textOf(field(match, "status"))];
    const date = textOf(field(match, "date"));
    if (!status || date === "") return [];
    const [homeGoals, awayGoals] = arrayOf(field(match, "score", "ft")).map(numberOf);
    return {
      season,
      stage: "",
      round: numberOf(textOf(field(match, "round")).replace(/\D+/g, "")),
      date,
      kickoff: clockTime(textOf(field(match, "time"))),
      home: textOf(field(match, "team1")),
      away: textOf(field(match, "team2")),
      status,
      homeGoals: homeGoals ?? null,
      awayGoals: awayGoals ?? null,
      venue: textOf(field(match, "venue")) || null,
    };
  });
}

/** "4:00PM" is 16:00. */
function clockTime(text: string): string | null {
  const [, hour, minute, half] = /^(\d{1,2}):(\d{2})\s*([AP])M$/i.exec(text) ?? [];
  if (!hour || !minute || !half) return null;
  const hours = (Number(hour) % 12) + (half.toUpperCase() === "P" ? 12 : 0);
  return `${String(hours).padStart(2, "0")}:${minute}`;
}

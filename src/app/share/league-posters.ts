import type { Ask } from "#contracts/all/all-endpoints.ts";
import * as api from "#contracts/all/api.ts";
import { stateNote, unusualState } from "#features/league/contract/match-state.ts";
import { percentOf } from "#features/league/contract/percent.ts";
import { english as englishDates } from "#words/dates.ts";
import { english, type Words } from "#words/words.ts";
import type { Poster } from "./draw.ts";

interface InWords {
  readonly words: Words;
}

const inEnglish: InWords = { words: english };

export function leaguePoster({ say }: Words): Poster {
  return {
    title: "Nigeria Premier League",
    category: "Sports",
    badge: "NPFL",
    foot: say("Table, fixtures, results, forecasts"),
  };
}

export async function club(ask: Ask, id: string, { words } = inEnglish): Promise<Poster> {
  const { team, season, row } = await ask(api.league.club, { id });
  const { say, count } = words;
  return {
    title: team.team_name,
    category: "Sports",
    badge: `NPFL ${season}`,
    foot:
      row?.position == null
        ? say("Fixtures, results, chances")
        : say("Place {place}, {points}", {
            place: row.position,
            points: count(row.points, "point", "points"),
          }),
    aside:
      row === null ? "" : say("{matches} played", { matches: count(row.matches_played, "match", "matches") }),
  };
}

export async function match(ask: Ask, id: string, { words } = inEnglish): Promise<Poster> {
  const { fixture, season } = await ask(api.league.match, { id });
  const { home_team: home, away_team: away, home_score: scored, away_score: conceded } = fixture;
  const isPlayed = scored !== null && conceded !== null;
  const outlook = isPlayed ? null : await ask(api.league.outlook, { id }).catch(() => null);
  const middle = isPlayed ? `${scored}–${conceded}` : "v";
  const nameOf = (state: string) => words.translate(state).text;
  const state = unusualState(fixture.status);
  return {
    title: `${home} ${middle} ${away}${stateNote(fixture.status, nameOf)}`,
    category: "Sports",
    badge: `NPFL ${season}`,
    foot: fixture.round.replace("Round", words.say("Matchday")),
    aside: longDate(fixture.date, words),
    duel: {
      home,
      away,
      home_id: fixture.home_id,
      away_id: fixture.away_id,
      middle,
      percentages: outlook?.forecast?.percentages ?? null,
      note: state ? nameOf(state) : isPlayed ? words.say("Full time") : kickoffNote(fixture.kickoff, words),
    },
  };
}

/** "12 February 2026". */
function longDate(day: string, { dates }: Words): string {
  const { months } = dates ?? englishDates;
  const [year, month, date] = day.split("-").map(Number);
  return `${date} ${months[Number(month) - 1]} ${year}`;
}

function kickoffNote(kickoff: string | null, { say }: Words): string {
  return kickoff ? say("Kick-off {time}", { time: kickoff }) : say("Kick-off not announced");
}

/** `assume` is as in the address of a what-if: "id:H,id:D". */
export async function whatIf(ask: Ask, assume: string, { words } = inEnglish): Promise<Poster> {
  const { assumed, table, runs, season } = await ask(api.league.simulation, { assume });
  const { count, say } = words;
  const outcomes = assumed
    .map(({ fixture: { home_team: home, away_team: away }, result }) =>
      outcome(result, { home, away }, words),
    )
    .join(", ");
  const [first, second] = table.toSorted((a, b) => b.title - a.title);
  const chance = (one: typeof first) =>
    one ? `${one.team} ${percentOf(one.percentages.title, one.title)}` : "";
  return {
    title: outcomes ? say("What if {outcomes}?", { outcomes }) : say("What if the season were played out?"),
    category: "Sports",
    badge: `NPFL ${season}`,
    foot: say("Champions: {clubs}", { clubs: [first, second].map(chance).filter(Boolean).join(", ") }),
    aside: count(runs, "season", "seasons"),
  };
}

function outcome(result: string, clubs: Readonly<Record<"home" | "away", string>>, { say }: Words): string {
  if (result === "H") return say("{home} beat {away}", clubs);
  if (result === "D") return say("{home} and {away} draw", clubs);
  if (result === "A") return say("{away} win at {home}", clubs);
  return `${clubs.home} ${result.replace("-", "–")} ${clubs.away}`;
}

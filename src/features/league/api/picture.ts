import * as api from "#contracts/all/api.ts";
import type { AnswerOf } from "#contracts/endpoint.ts";
import { lineColour } from "#features/league/contract/crest.ts";
import type { LeaguePictureEndpoints } from "#features/league/contract/picture.ts";
import { isPlayed } from "#features/league/shapes.ts";
import { matchesAhead } from "#features/league/statistics/as-of.ts";
import { positionHistory } from "#features/league/statistics/positions.ts";
import { placeChanges, raceFinding } from "#features/league/statistics/race.ts";
import { latestWindow, upcomingMatches } from "#features/league/statistics/rounds.ts";
import { addDays } from "#platform/time.ts";
import { forecastOf } from "./outlook.ts";
import { type Prospects, toProspects } from "./prospects.ts";
import { asOf, RUNS, simulateChances } from "./scenarios.ts";
import type { Snapshot } from "./snapshot.ts";
import type { LeagueHandlers, WithLeague } from "./tables.ts";
import { nameOf, shortNameOf } from "./to-contract.ts";

type Picture = AnswerOf<LeaguePictureEndpoints, typeof api.league.picture>;

const NEXT = 10;
const LINES = 4;
const MOVES = 4;

/** The season at a glance: each club's chances, the race for the title, and what has changed. */
export function seasonPicture(withLeague: WithLeague) {
  return { [api.league.picture]: () => withLeague(toSeasonPicture) } satisfies Partial<LeagueHandlers>;
}

async function toSeasonPicture(snapshot: Snapshot): Promise<Picture> {
  const prospects = toProspects(snapshot, await simulateChances(snapshot, []));
  const ahead = upcomingMatches(snapshot.matches, snapshot.today).filter((match) => match.stage === "");
  return {
    season: snapshot.season.id,
    as_of: snapshot.today,
    runs: RUNS,
    remaining_matches: matchesAhead(snapshot.matches).length,
    chances: [...prospects].map(([club, chances]) => ({ ...nameAndId(snapshot, club), ...chances })),
    next: ahead.slice(0, NEXT).map((match) => ({
      fixture_id: match.id,
      percentages: forecastOf(snapshot, match).shown.percentages,
    })),
    race: toRace(snapshot),
    changed: await changesSinceLastWeek(snapshot, prospects),
    credits: [...snapshot.credits],
  };
}

function nameAndId(snapshot: Snapshot, club: string) {
  return { team: nameOf(snapshot, club), team_id: club };
}

function toRace(snapshot: Snapshot): Picture["race"] {
  const { season, matches, decisions, table } = snapshot;
  const history = positionHistory(season, matches, decisions);
  const finding = raceFinding(history);
  return {
    matchdays: history.matchdays.map(({ round }) => round),
    lines: table.slice(0, LINES).map(({ club, points }) => {
      return {
        ...nameAndId(snapshot, club),
        short_name: shortNameOf(snapshot, club),
        colour: lineColour(club),
        points,
        positions: [...(history.positions.get(club) ?? [])],
      };
    }),
    finding: finding && {
      team: nameOf(snapshot, finding.club),
      led: finding.led,
      of: finding.of,
      since: finding.since,
    },
  };
}

/** Changes since the evening before the last week of play. Both sides use today's forecasts: only results differ. */
async function changesSinceLastWeek(
  snapshot: Snapshot,
  now: ReadonlyMap<string, Prospects>,
): Promise<Picture["changed"]> {
  const [first] = latestWindow(snapshot.matches);
  if (!first) return null;
  const since = addDays(first.date, -1);
  const earlier = asOf(snapshot, since);
  if (!earlier.matches.some(isPlayed)) return null;
  const before = toProspects(earlier, await simulateChances(earlier, []));
  return {
    since,
    moves: placeChanges(earlier.table, snapshot.table)
      .slice(0, MOVES)
      .map(({ club, from, to }) => ({ ...nameAndId(snapshot, club), from, to })),
    title: biggestChange(snapshot, before, now, "title"),
    relegation: biggestChange(snapshot, before, now, "relegation"),
  };
}

/** The club whose chance has changed most. */
function biggestChange(
  snapshot: Snapshot,
  before: ReadonlyMap<string, Prospects>,
  now: ReadonlyMap<string, Prospects>,
  zone: "title" | "relegation",
) {
  const changes = [...now].map(([club, chances]) => ({
    ...nameAndId(snapshot, club),
    from: before.get(club)?.percentages[zone] ?? 0,
    to: chances.percentages[zone],
  }));
  const [biggest] = changes.toSorted((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from));
  return biggest && biggest.to !== biggest.from ? biggest : null;
}

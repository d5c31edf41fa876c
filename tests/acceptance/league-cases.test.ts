import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { clubPage, matchPage, pages } from "#contracts/addresses.ts";
import type { Caller } from "#contracts/endpoint.ts";
import { readLeague } from "#features/league/api/read.ts";
import { foldClubName } from "#features/league/intake/names.ts";
import { importBundle } from "#features/league/jobs/import-bundle.ts";
import { planImport } from "#features/league/jobs/operator/operator.ts";
import { planUndo } from "#features/league/jobs/operator/undo.ts";
import { signed } from "#features/league/panels/wording.ts";
import { bundledClubs } from "#features/league/sources/bundled.ts";
import { saveClubs } from "#features/league/store/clubs.ts";
import { lagosInstant } from "#platform/time.ts";
import { accepted } from "#tests/support/accepted.ts";
import { databaseOfFile } from "#tests/support/database.ts";
import { leaguePages } from "#tests/support/league-pages.ts";

const caller: Caller = { address: "127.0.0.1", headers: {} };
const clock = { now: () => lagosInstant("2026-11-21", "09:00") };
const DAY = "2025-12-12";
const PLAYED = "2025-26-plateau-united-rivers-united";
const HEAD = "season,date,round,home,away,hg,ag,status";

const database = databaseOfFile();
beforeAll(async () => {
  await importBundle({ db: database.db, clock });
});

/** What the pages show of a match, of its two clubs, and of the rest of the season. */
async function shown(today = DAY, id = PLAYED) {
  const league = readLeague({ db: database.db, clock, today });
  const standings = accepted(await league["GET /npfl/standings/current"]({}, caller));
  const match = accepted(await league["GET /npfl/matches/{id}"]({ id }, caller));
  const needed = accepted(await league["GET /npfl/stats/points-needed"]({}, caller));
  const simulation = accepted(await league["GET /npfl/simulation"]({}, caller));
  const { fixture, prediction } = match;
  const line = (club: string) => {
    const row = standings.table.find(({ team_id }) => team_id === club);
    const left = needed.clubs.find(({ team_id }) => team_id === club)?.remaining_matches;
    return `${row?.points} from ${row?.matches_played}, ${left} left`;
  };
  return {
    season: `${standings.season} ${standings.state}`,
    home: line(fixture.home_id),
    away: line(fixture.away_id),
    match: [fixture.status, fixture.home_score, fixture.away_score].join(" ").trim(),
    forecast: prediction !== null,
    left: simulation.remaining_matches,
  };
}

/** Opens match, matchday, results, table, hub, both clubs, calendars and embed; they say what the answers say. */
async function openPages(today = DAY, id = PLAYED): Promise<string> {
  const league = readLeague({ db: database.db, clock, today });
  const { fixture } = accepted(await league["GET /npfl/matches/{id}"]({ id }, caller));
  const { table } = accepted(await league["GET /npfl/standings/current"]({}, caller));
  const site = leaguePages(league, clock);
  const open = async (address: string) => (await site.open(address)).text;
  const { home_team, away_team, home_score, away_score, status, round } = fixture;
  const state = { completed: "FT", scheduled: "Scheduled" }[status as string] ?? status;
  const scoreIn = (dash: string) => (home_score === null ? "v" : `${home_score}${dash}${away_score}`);
  const inRow = `${state} ${home_team} ${scoreIn(" – ")} ${away_team}`;
  const ofMatch = await open(matchPage(id));
  expect(ofMatch).toContain(` ${scoreIn("–")} `);
  expect(ofMatch).toContain(`${round.replace("Round", "Matchday")} · ${state}`);
  expect(await open(`${pages.league}?tab=fixtures&matchday=${round.slice("Round ".length)}`)).toContain(
    inRow,
  );
  const ofResults = await open(`${pages.league}?tab=results`);
  if (["completed", "awarded"].includes(status)) expect(ofResults).toContain(inRow);
  else expect(ofResults).not.toContain(`FT ${home_team} 1 – 2`);
  const [ofTable, ofHub] = [await open(`${pages.league}?tab=table`), await open(pages.league)];
  const ofEmbed = await site.outlet("/embed/npfl-table");
  const note = { completed: "", scheduled: "" }[status as string] ?? ` (${status})`;
  const summary = `SUMMARY:${home_team} ${scoreIn("-")} ${away_team}${note}\r\n`;
  const texts = [ofMatch, ofResults, ofTable, ofHub, ofEmbed, await site.outlet("/api/npfl/calendar.ics")];
  expect(texts.at(-1)).toContain(summary);
  for (const row of table.filter(({ team_id }) => [fixture.home_id, fixture.away_id].includes(team_id))) {
    const { team, team_id: club, matches_played: played, wins, draws, losses, points } = row;
    expect(ofTable).toContain(`${team} ${played} ${wins} ${draws} ${losses}`);
    expect(ofHub).toContain(`${team} ${played} ${signed(row.goal_difference)} ${points}`);
    const [ofClub, calendar] = [
      await open(clubPage(club)),
      await site.outlet("/api/npfl/calendar/:club", { club }),
    ];
    expect(ofClub).toContain(`Points ${points} Played ${played}`);
    expect(calendar).toContain(summary);
    texts.push(ofClub, calendar);
    const cells = [played, wins, draws, losses, row.goal_difference, points].map((cell) => `<td>${cell}`);
    expect(ofEmbed).toContain(`>${team}</a>${cells.join("")}`);
  }
  return texts.join("\n");
}

type Shown = Awaited<ReturnType<typeof shown>>;

async function bring(rows: readonly string[]): Promise<void> {
  const plan = await planImport({ db: database.db, clock }, "case.csv", [HEAD, ...rows].join("\n"));
  if (!plan.ok) throw new Error(plan.failure.message);
  expect(plan.value.lines.filter(({ kind }) => kind === "refused")).toEqual([]);
  expect((await plan.value.write()).ok).toBe(true);
}

async function undo(): Promise<void> {
  const plan = await planUndo({ db: database.db, clock });
  expect((await plan?.write())?.ok).toBe(true);
}

interface StoredRow {
  date: string;
  round: number;
  home: string;
  away: string;
}

/** The season's matches of a club, or after a day, as rows that annul them. */
async function annulled(isMeant: (match: StoredRow) => boolean): Promise<string[]> {
  const { rows } = await sql<StoredRow>`select date::text, round, home_id as home, away_id as away
    from league.match where season_id = '2025-26'`.execute(database.db);
  return rows
    .filter(isMeant)
    .map(({ date, round, home, away }) => `2025-26,${date},${round},${home},${away},,,void`);
}

const asPlayed: Shown = {
  season: "2025-26 on",
  home: "18 from 16, 22 left",
  away: "30 from 15, 23 left",
  match: "completed 1 2",
  forecast: false,
  left: 221,
};

const row = (date: string, score: string) => `2025-26,${date},14,plateau-united,rivers-united,${score}`;

test.each<[name: string, row: string, changed: Partial<Shown>]>([
  [
    "corrected",
    row("2025-12-11", "1,1,completed"),
    { home: "19 from 16, 22 left", away: "28 from 15, 23 left", match: "completed 1 1" },
  ],
  [
    "awarded",
    row("2025-12-11", "3,0,awarded"),
    { home: "21 from 16, 22 left", away: "27 from 15, 23 left", match: "awarded 3 0" },
  ],
  [
    "withdrawn, the match postponed",
    row("2026-01-20", ",,postponed"),
    {
      home: "18 from 15, 23 left",
      away: "27 from 14, 24 left",
      match: "postponed",
      forecast: true,
      left: 222,
    },
  ],
  [
    "withdrawn, the match abandoned",
    row("2025-12-11", "1,2,abandoned"),
    {
      home: "18 from 15, 23 left",
      away: "27 from 14, 24 left",
      match: "abandoned 1 2",
      forecast: true,
      left: 222,
    },
  ],
  [
    "annulled",
    row("2025-12-11", ",,void"),
    { home: "18 from 15, 22 left", away: "27 from 14, 23 left", match: "void" },
  ],
])(
  "a result that is %s is so in table, match and forecasts and on their pages, and undone",
  async (_, changedRow, changed) => {
    expect(await shown()).toEqual(asPlayed);
    await bring([changedRow]);
    expect(await shown()).toEqual({ ...asPlayed, ...changed });
    await openPages();
    await undo();
    expect(await shown()).toEqual(asPlayed);
  },
);

test("an expelled club takes its points with it: what it has played and has left is annulled, and can be undone", async () => {
  await bring(await annulled(({ home, away }) => home === "barau" || away === "barau"));
  const { home, away, left } = await shown();
  // Plateau had beaten Barau; Rivers had not met it yet. Of the 221 matches left 23 were Barau's.
  expect({ home, away, left }).toEqual({
    home: "15 from 15, 21 left",
    away: "30 from 15, 21 left",
    left: 198,
  });
  expect((await shown(DAY, "2025-26-barau-rivers-united")).match).toBe("void");
  await openPages(DAY, "2025-26-barau-rivers-united");
  await undo();
  expect(await shown()).toEqual(asPlayed);
});

test("a season that ends early is over with the table as it stands, and goes on when that is undone", async () => {
  await bring(await annulled(({ date }) => date > DAY));
  expect(await shown()).toEqual({
    ...asPlayed,
    season: "2025-26 over",
    home: "18 from 16, 0 left",
    away: "30 from 15, 0 left",
    left: 0,
  });
  await openPages();
  await undo();
  expect(await shown()).toEqual(asPlayed);
});

test("a club's other spelling means the club; a new name is refused and changes nothing", async () => {
  const plan = await planImport(
    { db: database.db, clock },
    "names.csv",
    [
      HEAD,
      row("2025-12-11", "1,1,completed").replace("plateau-united", "PLATEAU UNITED F.C."),
      row("2025-12-11", "1,1,completed").replace("rivers-united", "Port Harcourt Rivers"),
    ].join("\n"),
  );
  expect(plan.ok && plan.value.lines.map(({ kind, item, replacement }) => [kind, item, replacement])).toEqual(
    [
      ["conflict", "Plateau United v Rivers United", "1-1 on 2025-12-11, matchday 14"],
      ["refused", "", 'no club "Port Harcourt Rivers" is known'],
    ],
  );
  expect(await shown()).toEqual(asPlayed);
});

test("a renamed club has its new name on every page, and its matches are found by either; undone, it has its old one", async () => {
  const save = (clubs: ReturnType<typeof bundledClubs>) => saveClubs(database.db, clubs, foldClubName);
  const old = "Plateau United";
  await save(bundledClubs().map((club) => (club.name === old ? { ...club, name: "Jos Highlanders" } : club)));
  const renamed = await openPages();
  expect(renamed).toContain("Jos Highlanders");
  expect(renamed).not.toContain(old);
  for (const name of ["Jos Highlanders", old]) {
    await bring([row("2025-12-11", "1,1,completed").replace("plateau-united", name)]);
    expect((await shown()).match).toBe("completed 1 1");
    await undo();
  }
  await save(bundledClubs());
  expect(await openPages()).not.toContain("Jos Highlanders");
  expect(await shown()).toEqual(asPlayed);
});

test("in August a season has a match left when the next has begun: each keeps its own, and both are undone", async () => {
  await bring([
    "2025-26,2026-08-25,38,plateau-united,kano-pillars,,,scheduled",
    "2026-27,2026-08-22,1,enyimba,plateau-united,1,0,completed",
  ]);
  expect(await shown("2026-08-23", "2026-27-enyimba-plateau-united")).toEqual({
    season: "2026-27 on",
    home: "3 from 1, 0 left",
    away: "0 from 1, 0 left",
    match: "completed 1 0",
    forecast: false,
    left: 0,
  });
  await openPages("2026-08-23", "2026-27-enyimba-plateau-united");
  const league = readLeague({ db: database.db, clock, today: "2026-08-23" });
  const left = accepted(
    await league["GET /npfl/matches/{id}"]({ id: "2025-26-plateau-united-kano-pillars" }, caller),
  );
  // Only the current season's matches are forecast.
  expect([left.season, left.fixture.status, left.prediction]).toEqual(["2025-26", "scheduled", null]);
  const before = accepted(
    await league["GET /npfl/standings"]({ season: "2025-26", view: "official" }, caller),
  );
  const played = (club: string) => before.table.find(({ team_id }) => team_id === club)?.matches_played;
  expect([played("plateau-united"), played("enyimba")]).toEqual([37, 38]);
  await undo();
  expect(await shown()).toEqual(asPlayed);
});

test.each([
  ["2025-12-12", "Thu 11 Dec 1 match", "matchday=14", "Matchday 14 Thu 11 Dec 2025"],
  ["2025-12-27", "Sat 27 Dec 1 match", "matchday=19", "Matchday 19 Sat 27 Dec 2025"],
])(
  "on %s the days of the week and the results have also what was played of another matchday",
  async (today, day, link, heading) => {
    const { html, text } = await leaguePages(readLeague({ db: database.db, clock, today }), clock).open(
      `${pages.league}?tab=results`,
    );
    const [strip = ""] = /<nav class="day-strip.*?<\/nav>/.exec(html) ?? [];
    expect(strip.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ")).toContain(day);
    expect(strip).toContain(link);
    expect(text).toContain(heading);
  },
);

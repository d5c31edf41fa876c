import { setTimeout as pause } from "node:timers/promises";
import { type RunningProduct, startProduct } from "#tests/support/product.ts";
import {
  games,
  gamesLeft,
  type Line,
  letter,
  line,
  order,
  type SeasonFile,
  seasonFiles,
  table,
} from "./league-figures/table.ts";

/**
 * Recomputes from the bundled files, with no code of the product, what a running sample edition says about the league,
 * and prints every value that differs:
 *
 *   node tests/audit/league-figures.ts [http://localhost:3000]
 *
 * Without an address it starts a sample edition of its own.
 * Chances are not among it: they are drawn, and tested on small leagues (src/features/league/prediction).
 */
const own: RunningProduct | null = process.argv[2] ? null : await startProduct();
const site = process.argv[2] ?? own?.url;

// biome-ignore lint/suspicious/noExplicitAny: an answer is compared field by field, whatever its type says.
type Answer = any;

let compared = 0;
const differences: string[] = [];

async function ask(path: string): Promise<Answer> {
  const answer = await fetch(`${site}/api/npfl/${path}`);
  return answer.ok ? answer.json() : null;
}

function same(where: string, said: unknown, own: unknown): void {
  compared++;
  if (JSON.stringify(said) !== JSON.stringify(own))
    differences.push(`${where}: the site says ${JSON.stringify(said)}, the files ${JSON.stringify(own)}`);
}

async function compareTables(season: SeasonFile, today: string): Promise<void> {
  for (const view of ["official", "pitch", "home", "away", "form"]) {
    const said = await ask(`standings?season=${season.id}&view=${view}`);
    if (!said) continue;
    const own = table(season, today, view);
    const most = Math.max(...own.map(({ p }) => p));
    let above = Number.POSITIVE_INFINITY;
    for (const row of said.table) {
      const mine = own.find(({ club }) => club === row.team_id);
      if (!mine) throw new Error(`${row.team_id} is not in the files`);
      const where = `${season.id} ${view} ${mine.club}`;
      same(`${where} figures`, figures(row), [
        mine.p,
        mine.w,
        mine.d,
        mine.l,
        mine.f,
        mine.a,
        mine.f - mine.a,
        mine.pts,
      ]);
      same(`${where} form`, row.form, mine.form);
      const inHand = view === "official" ? Math.min(most - mine.p, gamesLeft(season, today, mine.club)) : 0;
      same(`${where} in hand`, row.games_in_hand, inHand);
      same(`${where} stands below those that are better`, order(mine) <= above, true);
      same(`${where} place`, row.position <= 1 + own.filter((one) => order(one) >= order(mine)).length, true);
      above = order(mine);
    }
  }
}

function figures(row: Answer): number[] {
  return [
    row.matches_played,
    ...[row.wins, row.draws, row.losses],
    ...[row.goals_for, row.goals_against, row.goal_difference, row.points],
  ];
}

async function comparePositions(season: SeasonFile, today: string): Promise<void> {
  const said = await ask(`positions?season=${season.id}`);
  said?.matchdays.forEach(({ date }: { date: string }, index: number) => {
    const isLast = index === said.matchdays.length - 1;
    const own = table(season, isLast ? today : date, "official");
    for (const { team_id, positions } of said.teams) {
      const mine = own.find(({ club }) => club === team_id);
      if (!mine) continue;
      const better = own.filter((one) => order(one) > order(mine)).length;
      const level = own.filter((one) => order(one) === order(mine)).length;
      const isRight = positions[index] > better && positions[index] <= better + level;
      same(`${season.id} matchday ${index + 1} ${team_id}: place ${positions[index]}`, isRight, true);
    }
  });
}

async function compareStreaks(season: SeasonFile, today: string): Promise<void> {
  const { team_streaks } = await ask("stats/streak-analysis");
  const own = season.clubs.flatMap((club) => {
    const letters = games
      .filter(({ season: of, stage, date, home, away }) => {
        return of === season.id && stage === "" && date <= today && (home === club || away === club);
      })
      .map((game) => letter(game, club));
    const last = letters.at(-1) ?? "";
    const run = letters.length - (letters.findLastIndex((one) => one !== last) + 1);
    return run >= 2 ? [`${club} ${run} ${last}`] : [];
  });
  const said = team_streaks.map((one: Answer) => `${one.team_id} ${one.current_streak} ${one.streak_type}`);
  same("current streaks of two or more", said.toSorted(), own.toSorted());
}

async function compareHomeRuns(today: string): Promise<void> {
  const { season, clubs } = await ask("stats/home-runs");
  for (const row of clubs) {
    let run: string[] = [];
    let longest: string[] = [];
    let year = 0;
    for (const game of games) {
      if (game.home !== row.team_id || game.stage !== "" || game.awarded || game.date > today) continue;
      // A run ends with a season in which the club has no match, as the one that was abandoned.
      const begun = Number.parseInt(game.season, 10);
      if (begun > year + 1) run = [];
      year = begun;
      run = letter(game, game.home) === "L" ? [] : [...run, game.date];
      if (run.length > longest.length) longest = run;
    }
    if (Number.parseInt(season, 10) > year + 1) run = [];
    same(`${row.team_id} home run`, [row.now, row.began], [run.length, run[0] ?? null]);
    same(
      `${row.team_id} longest home run`,
      [row.longest, row.from, row.to],
      [longest.length, longest[0] ?? null, longest.at(-1) ?? null],
    );
  }
}

async function compareRecordBook(today: string): Promise<void> {
  const said = await ask("stats/record-book");
  const counted = games.filter(({ stage, awarded, date }) => stage === "" && !awarded && date <= today);
  const runs = (keeps: string) => {
    const now = new Map<string, number>();
    let longest = 0;
    for (const game of counted)
      for (const club of [game.home, game.away]) {
        now.set(club, keeps.includes(letter(game, club)) ? (now.get(club) ?? 0) + 1 : 0);
        longest = Math.max(longest, now.get(club) ?? 0);
      }
    return longest;
  };
  same("record runs", [said.winning.length, said.unbeaten.length], [runs("W"), runs("WD")]);
  const leads = counted.map(({ hg, ag }) => hg - ag);
  same(
    "record scores",
    [
      said.home_win.home_score - said.home_win.away_score,
      said.away_win.away_score - said.away_win.home_score,
      said.goals.home_score + said.goals.away_score,
    ],
    [Math.max(...leads), -Math.min(...leads), Math.max(...counted.map(({ hg, ag }) => hg + ag))],
  );
}

async function compareWhatIsLeft(season: SeasonFile, today: string): Promise<void> {
  const left = games.filter((game) => game.season === season.id && game.stage === "" && game.date > today);
  const has = (club: string, until = "9") =>
    left.filter(({ home, away, date }) => (home === club || away === club) && date <= until).length;
  const own = table(season, today, "official");
  for (const row of (await ask("stats/places-possible")).clubs) {
    const mine = own.find(({ club }) => club === row.team_id) as Line;
    const most = mine.pts + 3 * has(mine.club);
    const best = 1 + own.filter(({ pts }) => pts > most).length;
    const worst = own.length - own.filter(({ club, pts }) => pts + 3 * has(club) < mine.pts).length;
    same(`${mine.club} places possible`, row.possible, { best, worst });
    // Champions at the earliest: all won until then, and nobody else, having lost all, can reach as many points.
    const days = [...new Set(left.map(({ date }) => date))].toSorted();
    const first = days.find((day) => {
      const points = mine.pts + 3 * has(mine.club, day);
      const rivals = own.filter(({ club }) => club !== mine.club);
      return rivals.every(({ club, pts }) => pts + 3 * (has(club) - has(club, day)) < points);
    });
    same(`${mine.club} champions at the earliest`, row.certain.title?.date ?? null, first ?? null);
  }
  const needed = await ask("stats/points-needed");
  for (const row of needed.clubs) {
    const mine = own.find(({ club }) => club === row.team_id) as Line;
    same(`${mine.club} left`, [row.points, row.remaining_matches], [mine.pts, has(mine.club)]);
  }
  for (const past of needed.history) {
    const of = seasonFiles.find(({ id }) => id === past.season) as SeasonFile;
    const ranked = table(of, "9", "official").toSorted((a, b) => order(b) - order(a));
    const enough = (place: number) => (ranked[place - 1]?.pts ?? 0) + 1;
    same(
      `${past.season} points needed`,
      [past.title.points, past.continental.points, past.safety.points],
      [enough(2), enough(5), enough(17)],
    );
  }
}

async function compareGuesses(today: string): Promise<void> {
  for (const row of (await ask("record")).seasons) {
    const judged = games.filter(
      (game) => game.season === row.season && game.date <= today && game.stage === "",
    );
    let [matches, home, higher] = [0, 0, 0];
    for (const game of judged) {
      if (game.awarded) continue;
      matches++;
      if (game.hg > game.ag) home++;
      const before = judged.filter(({ date }) => date < game.date);
      const of = (club: string) =>
        order(
          line(
            club,
            before.filter((one) => one.home === club || one.away === club),
            true,
          ),
        );
      const named = of(game.home) >= of(game.away) ? game.home : game.away;
      if (letter(game, named) === "W") higher++;
    }
    const percent = (number: number) => Math.round((1000 * number) / matches) / 10;
    same(
      `${row.season} matches, home side right, higher club right`,
      [row.matches, row.always_home_right, row.table_order_right],
      [matches, percent(home), percent(higher)],
    );
  }
}

// Until the league has been loaded, its calls answer 503.
while ((await ask("standings/current")) === null) await pause(1_000);
const { season: current, as_of: today } = await ask("standings/current");
for (const season of seasonFiles) {
  await compareTables(season, today);
  await comparePositions(season, today);
}
const currentFile = seasonFiles.find(({ id }) => id === current) as SeasonFile;
await compareStreaks(currentFile, today);
await compareHomeRuns(today);
await compareRecordBook(today);
await compareWhatIsLeft(currentFile, today);
await compareGuesses(today);

for (const difference of differences) process.stdout.write(`${difference}\n`);
process.stdout.write(`${compared} values of ${today} compared, ${differences.length} differ\n`);
await own?.stop();
process.exitCode = differences.length > 0 ? 1 : 0;

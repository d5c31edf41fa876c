import { readFileSync } from "node:fs";

const BUNDLE = new URL("../../../src/features/league/sources/bundled/", import.meta.url);

interface Game {
  season: string;
  stage: string;
  date: string;
  round: number;
  home: string;
  away: string;
  hg: number;
  ag: number;
  awarded: boolean;
}
export interface SeasonFile {
  id: string;
  clubs: string[];
  grouped: boolean;
  awardedGoalsCount: boolean;
}
interface Ruling {
  season: string;
  date: string;
  kind: string;
  club: string | null;
  points: number;
  goals: number;
  state: string;
}
export const games: Game[] = file("results.csv")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => {
    const [season = "", stage = "", date = "", round, home = "", away = "", hg, ag, note] = line.split(",");
    const numbers = { round: Number(round), hg: Number(hg), ag: Number(ag) };
    return { season, stage, date, home, away, ...numbers, awarded: note === "awarded" };
  });
export const seasonFiles: SeasonFile[] = JSON.parse(file("seasons.json"));
const rulings: Ruling[] = JSON.parse(file("decisions.json"));

function file(name: string): string {
  return readFileSync(new URL(name, BUNDLE), "utf8");
}

export interface Line {
  club: string;
  p: number;
  w: number;
  d: number;
  l: number;
  f: number;
  a: number;
  pts: number;
  form: string;
}

export const letter = (game: Game, club: string) => {
  const lead = game.home === club ? game.hg - game.ag : game.ag - game.hg;
  return lead > 0 ? "W" : lead < 0 ? "L" : "D";
};

/** One club's line from its games, oldest first. */
export function line(club: string, own: readonly Game[], countsAwarded: boolean): Line {
  const letters = own.map((game) => letter(game, club)).join("");
  const number = (of: string) => letters.split(of).length - 1;
  const scored = own.filter((game) => countsAwarded || !game.awarded);
  const sum = (forClub: boolean) =>
    scored.reduce((goals, { home, hg, ag }) => goals + ((home === club) === forClub ? hg : ag), 0);
  const [w, d, l] = [number("W"), number("D"), number("L")];
  return {
    club,
    p: own.length,
    w,
    d,
    l,
    f: sum(true),
    a: sum(false),
    pts: 3 * w + d,
    form: letters.slice(-5),
  };
}

export function table(season: SeasonFile, day: string, view: string): Line[] {
  const played = games.filter((game) => game.season === season.id && game.stage === "" && game.date <= day);
  return season.clubs.map((club) => {
    const all = played.filter(({ home, away }) => home === club || away === club);
    const own = all.filter(
      ({ home, away, awarded }) =>
        (view === "official" || !awarded) &&
        (view !== "home" || home === club) &&
        (view !== "away" || away === club),
    );
    const row = line(club, view === "form" ? own.slice(-5) : own, season.awardedGoalsCount);
    if (view !== "official") return row;
    const binding = rulings.filter(
      (ruling) =>
        ruling.season === season.id &&
        ruling.club === club &&
        ruling.kind === "deduction" &&
        ruling.date <= day &&
        ruling.state !== "lifted" &&
        ruling.state !== "suspended",
    );
    const off = (what: "points" | "goals") => binding.reduce((sum, ruling) => sum + ruling[what], 0);
    return { ...row, pts: row.pts + off("points"), f: row.f + off("goals") };
  });
}

/** How many games of the league a club still has after a day. */
export function gamesLeft(season: SeasonFile, day: string, club: string): number {
  return games.filter(
    (game) =>
      game.season === season.id &&
      game.stage === "" &&
      game.date > day &&
      (game.home === club || game.away === club),
  ).length;
}

export const order = (one: Line) => one.pts * 1e6 + (one.f - one.a) * 1e3 + one.f;

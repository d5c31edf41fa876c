import { readFileSync } from "node:fs";
import { midSeasonDay } from "#features/league/contract/mid-season-day.ts";
import { addDays } from "#platform/time.ts";
import type { SceneName } from "./drawings/scenes.ts";
import { paperOf, type SamplePaper } from "./papers.ts";
import type { PrintedText } from "./schedule.ts";

/** The public results of real matches (CC0), as any newspaper could look them up. */
const bundled = new URL("../features/league/sources/bundled/", import.meta.url);

/** The sports paper prints every match, and in turn one of these. */
const sportsPaper: string = "cornerflag";
const otherPapers = ["iroko", "kolanut", "harmattan", "palmcoast"];

/** Four matchdays: in any two days each club is in the news. */
const DAYS = 27;

interface Result {
  readonly date: string;
  readonly matchday: number;
  readonly home: string;
  readonly away: string;
  readonly goals: readonly [number, number];
  readonly town: string;
}

/**
 * The real results of the weeks before the day that the season is played back to, in neutral sentences of two papers.
 * Each sentence has the match's own date, because it returns every week.
 */
export function planLeagueWeek(): PrintedText[] {
  const results = resultsBetween(addDays(midSeasonDay, -DAYS), midSeasonDay);
  return results.flatMap((result, index) => {
    const scene = scenes[index % scenes.length] ?? "stand";
    const other = otherPapers[index % otherPapers.length] ?? sportsPaper;
    return [
      printing(result, scene, sportsPaper, scoreHeadline(result)),
      printing(result, scene, other, winnerHeadline(result)),
    ];
  });
}

const scenes: readonly SceneName[] = ["stand", "boots", "pitch"];

function printing(result: Result, scene: SceneName, author: string, headline: string): PrintedText {
  const { home, away } = result;
  const name = `${home} against ${away}`;
  const story = { name, category: "Sports" as const, scene, reports: [], later: [] };
  const text = { story, kind: "report" as const, headline, summary: sentence(result), author, after: 0 };
  return { text, paper: paperOf(author) as SamplePaper, isOriginal: true };
}

function scoreHeadline({ home, away, goals }: Result): string {
  return `${home} ${goals.join("-")} ${away}, NPFL`;
}

function winnerHeadline({ home, away, goals: [scored, conceded] }: Result): string {
  if (scored > conceded) return `NPFL: ${home} beat ${away} ${scored}-${conceded}`;
  if (scored < conceded) return `NPFL: ${away} win ${conceded}-${scored} at ${home}`;
  return `NPFL: ${home} and ${away} draw ${scored}-${conceded}`;
}

function sentence({ home, away, goals: [scored, conceded], date, matchday, town }: Result): string {
  const score = scored === conceded ? "drew" : scored > conceded ? "beat" : "lost to";
  const end = scored === conceded ? `${scored}-${conceded} with ${away}` : `${away} ${scored}-${conceded}`;
  return `${home} ${score} ${end} in ${town} on ${dayName(date)}, a match of matchday ${matchday} that the sample edition plays back.`;
}

/** "7 Dec 2025". */
function dayName(date: string): string {
  const [year, month, day] = date.split("-").map(Number);
  return `${day} ${"Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ")[(month ?? 1) - 1]} ${year}`;
}

/** Awarded matches are left out: their goals were not scored. */
export function resultsBetween(from: string, to: string): Result[] {
  const clubs = new Map(
    (JSON.parse(bundle("clubs.json")) as BundledClub[]).map((club) => [club.id, club] as const),
  );
  return bundle("results.csv")
    .split("\n")
    .map((line) => line.split(","))
    .filter(([, , date = "", , , , , , note]) => date >= from && date <= to && !note)
    .map(([, , date = "", round, home = "", away = "", homeGoals, awayGoals]) => ({
      date,
      matchday: Number(round),
      home: clubs.get(home)?.name ?? home,
      away: clubs.get(away)?.name ?? away,
      goals: [Number(homeGoals), Number(awayGoals)] as const,
      town: clubs.get(home)?.city ?? "Nigeria",
    }));
}

interface BundledClub {
  readonly id: string;
  readonly name: string;
  readonly city: string | null;
}

function bundle(name: string): string {
  return readFileSync(new URL(name, bundled), "utf8");
}

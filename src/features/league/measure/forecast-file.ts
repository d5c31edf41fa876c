import { readCsv } from "#features/league/intake/csv.ts";
import {
  dayNumber,
  type Game,
  type Outcome,
  outcomeOf,
  type PlayedGame,
} from "#features/league/prediction/parts/game.ts";
import {
  bestGuess,
  calibrationError,
  logLoss,
  mean,
  rps,
  type ScoredForecast,
} from "#features/league/prediction/scoring.ts";
import {
  type WalkForwardForecast,
  type WalkForwardGame,
  walkForward,
} from "#features/league/prediction/walk-forward.ts";
import type { Report } from "#features/league/shapes.ts";
import { failed, ok, type Result } from "#platform/result.ts";

type FileGame = Game & { readonly report: Report };

export interface FileForecast {
  /** date,home,away,p_home,p_draw,p_away for each requested match, by date. */
  readonly csv: string;
  /** One line that compares the scores with those of the base rate. */
  readonly summary: string;
  /** The same comparison per season or matchday, as csv. */
  scoresBy(part: Part): string;
}

export const parts = ["season", "matchday"] as const;
type Part = (typeof parts)[number];

interface Judged extends WalkForwardForecast<FileGame> {
  readonly outcome: Outcome;
}

/** Goes through any league's results and forecasts each match from earlier days only. */
export function forecastFile(
  text: string,
  options: { trainFrom?: string; testFrom?: string } = {},
): Result<FileForecast, { kind: "unreadable"; message: string }> {
  const reports = readCsv(text);
  if (reports.length === 0) return failed({ kind: "unreadable", message: "no match was found in the file" });
  const seasons = seasonsInOrder(reports);
  const unknownSeason = [options.trainFrom, options.testFrom].find(
    (one) => one !== undefined && !seasons.includes(one),
  );
  if (unknownSeason !== undefined)
    return failed({ kind: "unreadable", message: `it has no season "${unknownSeason}"` });
  const from = (season: string | undefined, otherwise: number) =>
    season === undefined ? otherwise : Math.max(0, seasons.indexOf(season));
  const [train, test] = [from(options.trainFrom, 0), from(options.testFrom, Math.min(1, seasons.length - 1))];
  const indexes = new Map(seasons.map((season, index) => [season, index]));
  const isFrom = (first: number) => (report: Report) => (indexes.get(report.season) ?? 0) >= first;
  const candidates = reports.filter(isFrom(Math.min(train, test))).map(toCandidate);
  const played = new Map(candidates.map((candidate) => [candidate.game, candidate.played]));
  const isTested = isFrom(test);
  const walked = [...walkForward(candidates, ({ report }) => isTested(report))].flat();
  const judged = withOutcomes(walked, played);
  return ok({
    csv: toCsv(walked),
    summary: summarise(judged),
    scoresBy: (part) => scoresBy(part, judged),
  });
}

function toCandidate(report: Report): WalkForwardGame<FileGame> {
  const { season, home, away, homeGoals, awayGoals, status, stage } = report;
  const game = { season, day: dayNumber(report.date), home, away, neutral: isNeutral(stage), report };
  const isLearnt = status === "completed" && homeGoals !== null && awayGoals !== null;
  return { game, played: isLearnt ? { ...game, homeGoals, awayGoals } : null };
}

/** Play-offs are held at one neutral ground; other stages have home and away matches like the league. */
function isNeutral(stage: string): boolean {
  return /play-?off|neutral|final/i.test(stage);
}

/** Ordered by first day, so that "2019" and "2019-20" need no common format. */
function seasonsInOrder(reports: readonly Report[]): string[] {
  const first = new Map<string, string>();
  for (const { season, date } of reports) {
    const earliest = first.get(season);
    if (earliest === undefined || date < earliest) first.set(season, date);
  }
  return [...first].toSorted(([, a], [, b]) => (a < b ? -1 : 1)).map(([season]) => season);
}

function toCsv(walked: readonly WalkForwardForecast<FileGame>[]): string {
  const lines = walked.map(({ game: { report }, probabilities: p }) =>
    [
      report.date,
      quoted(report.home),
      quoted(report.away),
      ...[p.home, p.draw, p.away].map((x) => x.toFixed(5)),
    ].join(","),
  );
  return ["date,home,away,p_home,p_draw,p_away", ...lines].join("\n");
}

function quoted(name: string): string {
  return /[",]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name;
}

/** Awarded and neutral games are forecast, but not scored. */
function withOutcomes(
  walked: readonly WalkForwardForecast<FileGame>[],
  played: ReadonlyMap<FileGame, PlayedGame | null>,
): Judged[] {
  return walked.flatMap((one) => {
    const result = played.get(one.game);
    return result && !one.game.neutral ? [{ ...one, outcome: outcomeOf(result) }] : [];
  });
}

function scored(judged: readonly Judged[]): {
  model: readonly ScoredForecast[];
  base: readonly ScoredForecast[];
} {
  return {
    model: judged,
    base: judged.map(({ baseRate, outcome }) => ({ probabilities: baseRate, outcome })),
  };
}

function summarise(judged: readonly Judged[]): string {
  const { model, base } = scored(judged);
  const [ofModel, ofBase] = [mean(model, rps), mean(base, rps)];
  return [
    `${judged.length} matches`,
    `RPS ${ofModel.toFixed(4)} (base rate ${ofBase.toFixed(4)}, ratio ${(ofModel / Math.max(1e-9, ofBase)).toFixed(4)})`,
    `log loss ${mean(model, logLoss).toFixed(4)} (base rate ${mean(base, logLoss).toFixed(4)})`,
    `calibration error ${calibrationError(model).toFixed(4)} (base rate ${calibrationError(base).toFixed(4)})`,
  ].join("; ");
}

function scoresBy(part: Part, judged: readonly Judged[]): string {
  const groups = Map.groupBy(judged, ({ game: { report } }) =>
    part === "season" ? report.season : String(report.round ?? ""),
  );
  const names = [...groups.keys()].toSorted(new Intl.Collator("en", { numeric: true }).compare);
  const lines = names.map((name) => {
    const group = groups.get(name) ?? [];
    const { model, base } = scored(group);
    const [ofModel, ofBase] = [mean(model, rps), mean(base, rps)];
    const right = mean(group, ({ probabilities, outcome }) => Number(bestGuess(probabilities) === outcome));
    const home = mean(group, ({ outcome }) => Number(outcome === "home"));
    return [
      ...[name, group.length, ofModel.toFixed(4), ofBase.toFixed(4)],
      ...[(ofModel / Math.max(1e-9, ofBase)).toFixed(3), right.toFixed(3), home.toFixed(3)],
    ].join(",");
  });
  return [`${part},matches,rps,base_rate_rps,ratio,right,home_wins`, ...lines].join("\n");
}

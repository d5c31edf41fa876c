import { readCsv } from "#domains/league/intake/csv.ts";
import {
  dayNumber,
  type Game,
  outcomeOf,
  type PlayedGame,
  type Probabilities,
} from "#domains/league/prediction/parts/game.ts";
import {
  calibrationError,
  logLoss,
  mean,
  rps,
  type ScoredForecast,
} from "#domains/league/prediction/scoring.ts";
import { type Candidate, type Walked, walkForward } from "#domains/league/prediction/walk-forward.ts";
import type { Report } from "#domains/league/shapes.ts";
import { failed, ok, type Result } from "#platform/result.ts";

type FileGame = Game & { readonly report: Report };

export interface FileForecast {
  /** date,home,away,p_home,p_draw,p_away for each requested match, by date. */
  readonly csv: string;
  /** One line: the score against that of the base rate. */
  readonly summary: string;
}

/** Goes through any league's results and forecasts each match from earlier days only. */
export function forecastFile(
  text: string,
  asked: { trainFrom?: string; testFrom?: string } = {},
): Result<FileForecast, { kind: "unreadable"; message: string }> {
  const reports = readCsv(text);
  if (reports.length === 0) return failed({ kind: "unreadable", message: "no match was found in the file" });
  const seasons = seasonsInOrder(reports);
  const unknown = [asked.trainFrom, asked.testFrom].find(
    (one) => one !== undefined && !seasons.includes(one),
  );
  if (unknown !== undefined) return failed({ kind: "unreadable", message: `it has no season "${unknown}"` });
  const from = (season: string | undefined, otherwise: number) =>
    season === undefined ? otherwise : Math.max(0, seasons.indexOf(season));
  const [train, test] = [from(asked.trainFrom, 0), from(asked.testFrom, Math.min(1, seasons.length - 1))];
  const place = new Map(seasons.map((season, index) => [season, index]));
  const isFrom = (first: number) => (of: Report) => (place.get(of.season) ?? 0) >= first;
  const candidates = reports.filter(isFrom(Math.min(train, test))).map(toCandidate);
  const played = new Map(candidates.map((candidate) => [candidate.game, candidate.played]));
  const isTested = isFrom(test);
  const walked = [...walkForward(candidates, ({ report }) => isTested(report))].flat();
  return ok({ csv: toCsv(walked), summary: summarise(walked, played) });
}

function toCandidate(report: Report): Candidate<FileGame> {
  const { season, home, away, homeGoals, awayGoals, status, stage } = report;
  const game = { season, day: dayNumber(report.date), home, away, neutral: isNeutral(stage), report };
  const learnt = status === "completed" && homeGoals !== null && awayGoals !== null;
  return { game, played: learnt ? { ...game, homeGoals, awayGoals } : null };
}

/** Play-offs are held at one neutral ground; other stages have home and away matches like the league. */
function isNeutral(stage: string): boolean {
  return /play-?off|neutral|final/i.test(stage);
}

/** By their first day, so that "2019" and "2019-20" need no common format. */
function seasonsInOrder(reports: readonly Report[]): string[] {
  const first = new Map<string, string>();
  for (const { season, date } of reports) {
    const known = first.get(season);
    if (known === undefined || date < known) first.set(season, date);
  }
  return [...first].toSorted(([, a], [, b]) => (a < b ? -1 : 1)).map(([season]) => season);
}

function toCsv(walked: readonly Walked<FileGame>[]): string {
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
function summarise(
  walked: readonly Walked<FileGame>[],
  played: ReadonlyMap<FileGame, PlayedGame | null>,
): string {
  const judged = walked.flatMap((one) => {
    const result = played.get(one.game);
    return result && !one.game.neutral ? [{ ...one, outcome: outcomeOf(result) }] : [];
  });
  const with_ = (p: (one: (typeof judged)[number]) => Probabilities): ScoredForecast[] =>
    judged.map((one) => ({ probabilities: p(one), outcome: one.outcome }));
  const model = with_((one) => one.probabilities);
  const base = with_((one) => one.baseRate);
  const [ofModel, ofBase] = [mean(model, rps), mean(base, rps)];
  return [
    `${judged.length} matches`,
    `RPS ${ofModel.toFixed(4)} (base rate ${ofBase.toFixed(4)}, ratio ${(ofModel / Math.max(1e-9, ofBase)).toFixed(4)})`,
    `log loss ${mean(model, logLoss).toFixed(4)} (base rate ${mean(base, logLoss).toFixed(4)})`,
    `calibration error ${calibrationError(model).toFixed(4)} (base rate ${calibrationError(base).toFixed(4)})`,
  ].join("; ");
}

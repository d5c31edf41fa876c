import { isPlayed, isRunningState, type Match, type Report } from "#features/league/shapes.ts";

/** The operator overrides all others; next come the bundled data, then openfootball, which is checked against RSSSF. */
const WEIGHTS: Readonly<Record<string, number>> = { curated: 4, bundle: 3, openfootball: 2 };
const FEED = 1;

/** The effect of a reported match on the stored one. */
export type Verdict =
  | { readonly kind: "new"; readonly match: Match }
  | { readonly kind: "same" }
  /** `source` is credited with the facts from now on. */
  | { readonly kind: "change"; readonly match: Match; readonly source: string }
  | { readonly kind: "conflict"; readonly reported: Match };

interface Known {
  readonly match: Match;
  readonly source: string;
}

/** A readable id: "2025-26-enyimba-remo-stars". */
export function matchId(match: Pick<Match, "season" | "stage" | "home" | "away">): string {
  const stage = match.stage.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  return [match.season, stage, match.home, match.away].filter((part) => part !== "").join("-");
}

/** The report with its clubs' ids; it gets a score only if its state has one. */
export function toMatch(report: Report, home: string, away: string): Match {
  const { season, stage, round, date, kickoff, venue, status, homeGoals, awayGoals, minute } = report;
  const facts = { id: "", season, stage, round, date, kickoff, home, away, venue };
  const match = { ...facts, id: matchId(facts) };
  if (status === "live") return { ...match, status, homeGoals, awayGoals, minute: minute ?? null };
  if (isRunningState(status)) return { ...match, status, homeGoals, awayGoals };
  if (status !== "completed" && status !== "awarded") return { ...match, status };
  // A feed that calls a match finished but has no score is not believed.
  if (homeGoals === null || awayGoals === null) return { ...match, status: "scheduled" };
  return { ...match, status, homeGoals, awayGoals };
}

export function reconcile(known: Known | undefined, reported: Match, source: string): Verdict {
  if (!known) return { kind: "new", match: reported };
  const heavier = source === known.source || weight(source) > weight(known.source);
  if (heavier) return changed(known.match, withDetails(reported, known.match), source);
  if (facts(known.match) === facts(reported))
    return changed(known.match, withDetails(known.match, reported), known.source);
  if (isNews(known.match, reported)) return changed(known.match, withDetails(reported, known.match), source);
  return differs(known.match, reported) ? { kind: "conflict", reported } : { kind: "same" };
}

/** How far a match has progressed; a report of an earlier stage comes from a source that lags behind. */
const PROGRESS: Readonly<Record<Match["status"], number>> = {
  scheduled: 0,
  postponed: 1,
  live: 2,
  suspended: 3,
  abandoned: 4,
  void: 5,
  completed: 6,
  awarded: 6,
};

function isNews(known: Match, reported: Match): boolean {
  if (isPlayed(known)) return false;
  if (known.status === "postponed" && reported.status === "scheduled") return reported.date > known.date;
  if (known.status === "live" && reported.status === "live") return true;
  return PROGRESS[reported.status] > PROGRESS[known.status];
}

/** Whether differing reports conflict: two results, or one state with different facts, such as the day of a match. */
function differs(known: Match, reported: Match): boolean {
  return isPlayed(known) ? isPlayed(reported) : known.status === reported.status;
}

function changed(known: Match, match: Match, source: string): Verdict {
  return JSON.stringify(known) === JSON.stringify({ ...known, ...match })
    ? { kind: "same" }
    : { kind: "change", match, source };
}

/** The facts on which sources can disagree. */
function facts(match: Match): string {
  return [match.status, match.date, ...("homeGoals" in match ? [match.homeGoals, match.awayGoals] : [])].join(
    " ",
  );
}

/** Keeps the matchday, hour and ground of `from` where a source does not know them. */
function withDetails(match: Match, from: Match): Match {
  return {
    ...match,
    round: match.round ?? from.round,
    kickoff: match.kickoff ?? from.kickoff,
    venue: match.venue ?? from.venue,
  };
}

function weight(source: string): number {
  return WEIGHTS[source] ?? FEED;
}

/** The shapes of the league domain. A day is "2026-01-18" in Lagos; clubs are referred to by id. */

interface MatchFacts {
  readonly id: string;
  readonly season: string;
  /** "" is the league itself; a named stage ("playoff") is played on neutral ground and does not count in the table. */
  readonly stage: string;
  readonly round: number | null;
  readonly date: string;
  /** "16:00" in Lagos, where known. */
  readonly kickoff: string | null;
  readonly home: string;
  readonly away: string;
  readonly venue: string | null;
}

/** Counts in the table and has a score. */
export interface PlayedMatch extends MatchFacts {
  readonly status: "completed" | "awarded";
  readonly homeGoals: number;
  readonly awayGoals: number;
}

/** Begun and not ended: its score does not count. */
export interface RunningMatch extends MatchFacts {
  readonly status: (typeof runningStates)[number];
  readonly homeGoals: number | null;
  readonly awayGoals: number | null;
  /** As its source writes it: "63'", "HT". Only while it is live. */
  readonly minute?: string | null;
}

const runningStates = ["live", "suspended", "abandoned"] as const;

export function isRunningState(state: MatchState): state is RunningMatch["status"] {
  return (runningStates as readonly MatchState[]).includes(state);
}

/** The states in which a match has a score; the others have none. */
export function hasScore(state: MatchState): boolean {
  return isRunningState(state) || state === "completed" || state === "awarded";
}

export interface UnplayedMatch extends MatchFacts {
  readonly status: "scheduled" | "postponed" | "void";
}

export type Match = PlayedMatch | RunningMatch | UnplayedMatch;
export type MatchState = Match["status"];

export function isPlayed(match: Match): match is PlayedMatch {
  return match.status === "completed" || match.status === "awarded";
}

/** Still to be played: forecast and simulated. */
export function isStillToPlay(match: Match): boolean {
  return match.status !== "void" && !isPlayed(match);
}

/** One line of the ledger. Points and goals are signed: a deduction of 3 points and 3 goals is -3 and -3. */
export interface Decision {
  readonly id: string;
  readonly season: string;
  readonly date: string;
  readonly kind: "deduction" | "award" | "void";
  readonly club: string | null;
  readonly match: string | null;
  readonly points: number;
  readonly goals: number;
  readonly reason: string;
  readonly source: string;
  readonly state: "in force" | "appealed" | "suspended" | "lifted";
}

/** `from` and `to` are positions, negative ones counted from the bottom: -4 to -1 are the last four. */
export interface Zone {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

export interface Season {
  readonly id: string;
  readonly matchdays: number;
  readonly clubs: readonly string[];
  /** Played in groups: a single table would be meaningless. */
  readonly grouped: boolean;
  /** Boardroom rulings are known, so the table is the official one. */
  readonly official: boolean;
  /** Whether the 3-0 of an awarded game enters the goal columns; its points always do. */
  readonly awardedGoalsCount: boolean;
  readonly zones: readonly Zone[];
}

export interface Club {
  readonly id: string;
  readonly name: string;
  readonly shortName: string | null;
  readonly nickname: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly founded: number | null;
  readonly titlesYear: readonly number[];
  readonly stadium: string | null;
  readonly stadiumCapacity: number | null;
  readonly manager: string | null;
  readonly website: string | null;
  readonly x: string | null;
  readonly aliases: readonly string[];
}

/** A match as a source reports it, with the source's own names for the clubs. */
export interface Report extends Omit<MatchFacts, "id"> {
  readonly status: MatchState;
  readonly homeGoals: number | null;
  readonly awayGoals: number | null;
  readonly minute?: string | null;
}

export type ReportFormat = "csv" | "football-txt" | "npfl-json" | "espn" | "the-sports-db" | "api-football";

export interface Credit {
  readonly text: string;
  readonly url: string;
}

import type { Generated, JSONColumnType } from "kysely";
import type { Decision, Match, Zone } from "#features/league/shapes.ts";

// Types, not interfaces: withTables needs an index signature.

/** A `date`; always selected with a cast to text, because the driver would turn it into an instant. */
type Day = string;

export type ClubTable = {
  id: string;
  name: string;
  short_name: string | null;
  nickname: string | null;
  city: string | null;
  state: string | null;
  founded: number | null;
  titles_year: number[];
  stadium: string | null;
  stadium_capacity: number | null;
  manager: string | null;
  website: string | null;
  x: string | null;
};

export type AliasTable = { folded: string; club_id: string };

export type SeasonTable = {
  id: string;
  matchdays: number;
  grouped: boolean;
  official: boolean;
  awarded_goals_count: boolean;
  zones: JSONColumnType<Zone[], string, string>;
};

export type SeasonClubTable = { season_id: string; club_id: string };

export type MatchTable = {
  id: string;
  season_id: string;
  stage: string;
  round: number | null;
  date: Day;
  kickoff: string | null;
  home_id: string;
  away_id: string;
  venue: string | null;
  status: Match["status"];
  home_goals: number | null;
  away_goals: number | null;
  minute: string | null;
  source: string;
  changed_at: Date;
};

/** The facts on which sources can disagree, as stored in conflicts and the audit. */
export type ResultFields = {
  status: Match["status"];
  date: string;
  home_goals: number | null;
  away_goals: number | null;
};

export type MatchChangeTable = {
  id: Generated<number>;
  match_id: string;
  source: string;
  before: JSONColumnType<ResultFields, string, string>;
  after: JSONColumnType<ResultFields, string, string>;
  changed_at: Date;
};

export type ConflictTable = {
  match_id: string;
  source: string;
  kept: JSONColumnType<ResultFields, string, string>;
  told: JSONColumnType<ResultFields, string, string>;
  headline: string | null;
  url: string | null;
  first_seen_at: Date;
  last_seen_at: Date;
};

export type DecisionTable = {
  id: string;
  season_id: string;
  date: Day;
  kind: Decision["kind"];
  club_id: string | null;
  match_id: string | null;
  points: number;
  goals: number;
  reason: string;
  source: string;
  state: Decision["state"];
  changed_at: Date;
};

export type OperatorEntryTable = {
  id: Generated<number>;
  kind: "results" | "decisions";
  file: string;
  changes: JSONColumnType<unknown[], string, string>;
  made_at: Date;
  undone_at: Date | null;
};

export type SourceCheckTable = {
  source: string;
  checked_at: Date;
  succeeded_at: Date | null;
  failure: string | null;
  version: string | null;
  unknown_clubs: string[];
};

export type ModelTable = {
  as_of: Day;
  data_version: string;
  model_version: string;
  model: JSONColumnType<object, string, string>;
  made_at: Date;
};

export type ForecastTable = {
  match_id: string;
  model_version: string;
  made_at: Date;
  replayed: boolean;
  home: number;
  draw: number;
  away: number;
  home_goals: number;
  away_goals: number;
  base_home: number;
  base_draw: number;
  base_away: number;
  sample_size: number;
  outcome: "home" | "draw" | "away" | null;
  scored_at: Date | null;
};

export type LeagueTables = {
  "league.club": ClubTable;
  "league.alias": AliasTable;
  "league.season": SeasonTable;
  "league.season_club": SeasonClubTable;
  "league.match": MatchTable;
  "league.match_change": MatchChangeTable;
  "league.conflict": ConflictTable;
  "league.decision": DecisionTable;
  "league.operator_entry": OperatorEntryTable;
  "league.source_check": SourceCheckTable;
  "league.model": ModelTable;
  "league.forecast": ForecastTable;
};

import * as z from "zod/mini";

export const time = z.iso.datetime();
export const day = z.iso.date();
export const count = z.int().check(z.minimum(0));
export const chance = z.number().check(z.minimum(0), z.maximum(1));
export const percent = z.number().check(z.minimum(0), z.maximum(100));
export const wholePercent = z.int().check(z.minimum(0), z.maximum(100));
export const name = z.string().check(z.minLength(1), z.maxLength(100));
export const clubId = z.string().check(z.maxLength(60));
export const seasonId = z.string().check(z.maxLength(20));

export const matchStatuses = [
  "scheduled",
  "live",
  "suspended",
  "postponed",
  "abandoned",
  "awarded",
  "completed",
  "void",
] as const;

/** A credit line that a source requires wherever its data is shown. */
export const credit = z.object({ text: z.string(), url: z.string() });

/** Scores are null unless the match was played. `date` is the day in Lagos; the hour is often unknown. */
export const fixture = z.object({
  fixture_id: z.string(),
  date: day,
  kickoff: z.nullable(z.string()),
  home_team: name,
  away_team: name,
  home_id: clubId,
  away_id: clubId,
  /** "Round 7", as the sources have it; the page shows "Matchday 7". */
  round: z.string(),
  status: z.enum(matchStatuses),
  home_score: z.nullable(count),
  away_score: z.nullable(count),
  venue: z.nullable(z.string()),
  /** Only of a match of today that is not over: "63'", "HT", or "" if it is not running or no source says. */
  minute: z.optional(z.string()),
});

export const form = z.string().check(z.regex(/^[WDL]{0,5}$/));

export const row = z.object({
  /** Null before the first match. */
  position: z.nullable(z.int()),
  team: name,
  team_id: clubId,
  short_name: z.string(),
  matches_played: count,
  wins: count,
  draws: count,
  losses: count,
  goals_for: z.int(),
  goals_against: count,
  goal_difference: z.int(),
  points: z.int(),
  /** Oldest first, up to five. */
  form,
  games_in_hand: count,
  points_deducted: count,
  zone: z.nullable(z.string()),
});

export const tableViews = ["official", "pitch", "home", "away", "form"] as const;

const zone = z.object({ name: z.string(), from: z.int(), to: z.int() });

export const standings = z.object({
  season: seasonId,
  as_of: day,
  view: z.enum(tableViews),
  table: z.array(row),
  zones: z.array(zone),
  /** False for older seasons, whose rulings are unknown: their table follows from results alone. */
  ledger_known: z.boolean(),
  /** True if clubs share a position because nothing separates them. */
  provisional: z.boolean(),
  /** When the table's newest result or ruling was stored; for data shipped with the product, the end of its day. */
  last_updated: z.nullable(time),
  /** Matches with an awarded result: their goals were not scored, and they count only in the official table. */
  awarded_matches: z.array(fixture),
  state: z.enum(["before", "on", "over"]),
  /** Null unless the season is over, its rulings are known and first place is not shared. */
  champions: z.nullable(z.object({ team: name, team_id: clubId, points: z.int() })),
  /** Once the current season is over, what is known of the next. */
  next_season: z.nullable(z.object({ season: seasonId, starts_on: z.nullable(day), teams: z.array(name) })),
  credits: z.array(credit),
});

export const team = z.object({
  _id: clubId,
  team_name: name,
  short_name: z.nullable(z.string()),
  nickname: z.nullable(z.string()),
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  founded: z.nullable(z.int()),
  titles: count,
  titles_year: z.array(z.int()),
  stadium: z.nullable(z.string()),
  stadium_capacity: z.nullable(z.int()),
  manager: z.nullable(z.string()),
  website: z.nullable(z.string()),
  social_media: z.object({ x: z.nullable(z.string()) }),
  images: z.object({ logo: z.nullable(z.string()), icon: z.nullable(z.string()) }),
});

export const teams = z.object({ season: seasonId, teams: z.array(team) });
export const fixtures = z.object({ fixtures: z.array(fixture) });
export const latestRound = z.object({
  fixtures: z.array(fixture),
  round: z.nullable(z.string()),
  total_matches: count,
});
export const featuredUpcoming = z.object({ featured_matches: z.array(fixture), total_upcoming: count });
export const featuredResults = z.object({ featured_results: z.array(fixture), total_recent: count });

export const goalsPerRound = z.object({
  season: seasonId,
  /** These count in the table, but not here. */
  awarded_matches: z.array(fixture),
  rounds: z.array(
    z.object({
      round: z.string(),
      round_number: z.int(),
      matches_played: count,
      total_goals: count,
      average_goals_per_match: z.number(),
    }),
  ),
});

export const matchPatterns = z.object({
  awarded_matches: z.array(fixture),
  total_matches: count,
  home_advantage: z.object({
    home_wins: count,
    away_wins: count,
    draws: count,
    home_win_percentage: percent,
    draw_percentage: percent,
    away_win_percentage: percent,
  }),
  scoring_patterns: z.object({
    average_goals_per_game: z.number(),
    total_goals: count,
    high_scoring_games: count,
    low_scoring_games: count,
    clean_sheets: z.object({ total_clean_sheets: count, home_clean_sheets: count, away_clean_sheets: count }),
  }),
});

const streak = z.object({ team: name, team_id: clubId, current_streak: count });

export const streakAnalysis = z.object({
  longest_winning_streak: z.nullable(streak),
  longest_losing_streak: z.nullable(streak),
  team_streaks: z.array(z.extend(streak, { streak_type: z.enum(["W", "D", "L"]) })),
});

export const seasonStats = z.object({
  season: seasonId,
  awarded_matches: z.array(fixture),
  completed_fixtures: count,
  remaining_fixtures: count,
  completion_percentage: percent,
  goal_stats: z.object({
    total_goals: count,
    average_goals_per_game: z.number(),
    clean_sheets: count,
    both_teams_scored_percentage: percent,
    highest_goals_in_game: count,
  }),
  match_patterns: z.object({
    home_wins: count,
    away_wins: count,
    draws: count,
    home_advantage_percentage: percent,
  }),
  team_records: z.object({
    best_attack: z.nullable(z.object({ team: name, average_scored: z.number() })),
    best_defense: z.nullable(z.object({ team: name, average_conceded: z.number() })),
  }),
  featured_games: z.object({ total_highest_scoring: count }),
});

export const gameOfTheWeek = z.object({
  game_of_the_week: z.nullable(fixture),
  home_short: z.nullable(z.string()),
  away_short: z.nullable(z.string()),
  reasoning: z.nullable(
    z.object({
      home_position: z.nullable(z.int()),
      away_position: z.nullable(z.int()),
      algorithm_score: z.number(),
      label: z.string(),
    }),
  ),
  alternative_games: z.array(fixture),
});

const formRow = z.object({
  team: name,
  team_id: clubId,
  points: count,
  games_played: count,
  form_percentage: percent,
  form,
});

export const inForm = z.object({ in_form_teams: z.array(formRow) });
export const outOfForm = z.object({ out_of_form_teams: z.array(formRow) });

export const headToHead = z.object({
  team1: name,
  team2: name,
  summary: z.object({ total_matches: count, team1_wins: count, team2_wins: count, draws: count }),
  /** Newest first, all seasons since 2009-10. */
  recent_matches: z.array(z.extend(fixture, { season: seasonId })),
});

export const decisionStates = ["in force", "appealed", "suspended", "lifted"] as const;

export const decision = z.object({
  id: z.string(),
  season: seasonId,
  date: day,
  kind: z.enum(["deduction", "award", "void"]),
  team: z.nullable(name),
  team_id: z.nullable(clubId),
  fixture: z.nullable(fixture),
  points: z.int(),
  goals: z.int(),
  reason: z.string(),
  source: z.string(),
  state: z.enum(decisionStates),
});

/** A match as a source or a newspaper reports it, where that differs from our record; a newspaper's with its headline. */
export const conflict = z.object({
  fixture,
  source: z.string(),
  status: z.enum(matchStatuses),
  date: day,
  home_score: z.nullable(count),
  away_score: z.nullable(count),
  headline: z.nullable(z.string()),
  /** The newspaper article's page on this site; null for a source. */
  url: z.nullable(z.string()),
  since: time,
});

export const season = z.object({
  id: seasonId,
  starts_on: day,
  ends_on: day,
  teams: count,
  matchdays: count,
  matches: count,
});

export type Fixture = z.infer<typeof fixture>;
export type StandingsRow = z.infer<typeof row>;
export type Standings = z.infer<typeof standings>;
export type Team = z.infer<typeof team>;
export type TableView = (typeof tableViews)[number];
export type MatchStatus = (typeof matchStatuses)[number];
export type GoalsPerRound = z.infer<typeof goalsPerRound>;
export type MatchPatterns = z.infer<typeof matchPatterns>;
export type StreakAnalysis = z.infer<typeof streakAnalysis>;
export type SeasonStats = z.infer<typeof seasonStats>;
export type GameOfTheWeek = z.infer<typeof gameOfTheWeek>;
export type FormRow = z.infer<typeof formRow>;
export type HeadToHead = z.infer<typeof headToHead>;
export type Decision = z.infer<typeof decision>;
export type Conflict = z.infer<typeof conflict>;
export type Credit = z.infer<typeof credit>;

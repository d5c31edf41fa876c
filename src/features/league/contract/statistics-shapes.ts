import * as z from "zod/mini";
import { named, told } from "#contracts/described.ts";
import { count } from "#contracts/figure.ts";
import { clubId, fixture, form, name, percent, seasonId } from "./shapes.ts";

export const featuredUpcoming = z.object({
  featured_matches: told(z.array(fixture), "The matches, the best first."),
  total_upcoming: told(count, "How many matches that week has."),
});
export const featuredResults = z.object({
  featured_results: told(z.array(fixture), "The results, the best first."),
  total_recent: told(count, "How many results those days have."),
});

export const goalsPerRound = z.object({
  season: seasonId,
  awarded_matches: told(z.array(fixture), "These count in the table, but not here."),
  rounds: told(
    z.array(
      z.object({
        round: told(z.string(), "The matchday's name."),
        round_number: told(z.int(), "Its number."),
        matches_played: told(count, "How many of its matches were played."),
        total_goals: told(count, "The goals scored in them."),
        average_goals_per_match: told(z.number(), "The goals a match."),
      }),
    ),
    "The matchdays in order.",
  ),
});

export const matchPatterns = z.object({
  awarded_matches: told(z.array(fixture), "These count in the table, but not here."),
  total_matches: told(count, "How many matches are counted."),
  home_advantage: told(
    z.object({
      home_wins: told(count, "Matches that the home club won."),
      away_wins: told(count, "Matches that the away club won."),
      draws: told(count, "Matches drawn."),
      home_win_percentage: told(percent, "Home wins in percent."),
      draw_percentage: told(percent, "Draws in percent."),
      away_win_percentage: told(percent, "Away wins in percent."),
    }),
    "How they ended.",
  ),
  scoring_patterns: told(
    z.object({
      average_goals_per_game: told(z.number(), "The goals a match."),
      total_goals: told(count, "All goals scored."),
      high_scoring_games: told(count, "Matches with three goals or more."),
      low_scoring_games: told(count, "Matches with one goal or none."),
      clean_sheets: told(
        z.object({
          total_clean_sheets: told(count, "In all."),
          home_clean_sheets: told(count, "By home clubs."),
          away_clean_sheets: told(count, "By away clubs."),
        }),
        "How often a club conceded nothing.",
      ),
    }),
    "The goals in them.",
  ),
});

const streak = named(
  "Streak",
  "A club's current run.",
  z.object({ team: name, team_id: clubId, current_streak: told(count, "How many matches it has lasted.") }),
);

export const streakAnalysis = z.object({
  longest_winning_streak: told(z.nullable(streak), "The longest run of wins; null if no club has one."),
  longest_losing_streak: told(z.nullable(streak), "The longest run of losses; null if no club has one."),
  team_streaks: told(
    z.array(z.extend(streak, { streak_type: told(z.enum(["W", "D", "L"]), "Wins, draws or losses.") })),
    "Runs of two matches or more.",
  ),
});

export const seasonStats = z.object({
  season: seasonId,
  awarded_matches: told(z.array(fixture), "These count in the table, but not here."),
  completed_fixtures: told(count, "Matches played."),
  remaining_fixtures: told(count, "Matches still to be played."),
  completion_percentage: told(percent, "How much of the season is played, in percent."),
  goal_stats: told(
    z.object({
      total_goals: told(count, "All goals scored."),
      average_goals_per_game: told(z.number(), "The goals a match."),
      clean_sheets: told(count, "How often a club conceded nothing."),
      both_teams_scored_percentage: told(percent, "Matches in which both clubs scored, in percent."),
      highest_goals_in_game: told(count, "The most goals in one match."),
    }),
    "The goals.",
  ),
  match_patterns: told(
    z.object({
      home_wins: told(count, "Matches that the home club won."),
      away_wins: told(count, "Matches that the away club won."),
      draws: told(count, "Matches drawn."),
      home_advantage_percentage: told(percent, "Home wins in percent."),
    }),
    "How the matches ended.",
  ),
  team_records: told(
    z.object({
      best_attack: told(
        z.nullable(z.object({ team: name, average_scored: told(z.number(), "Its goals a match.") })),
        "The club that scores most; null before the first match.",
      ),
      best_defense: told(
        z.nullable(
          z.object({ team: name, average_conceded: told(z.number(), "The goals that it concedes a match.") }),
        ),
        "The club that concedes least; null before the first match.",
      ),
    }),
    "The best clubs.",
  ),
  featured_games: told(
    z.object({ total_highest_scoring: told(count, "How many matches had that many goals.") }),
    "Outstanding matches.",
  ),
});

export const gameOfTheWeek = z.object({
  game_of_the_week: told(z.nullable(fixture), "The match; null if none is near."),
  home_short: told(z.nullable(z.string()), "The home club's name in three letters."),
  away_short: told(z.nullable(z.string()), "The away club's name in three letters."),
  reasoning: told(
    z.nullable(
      z.object({
        home_position: told(z.nullable(z.int()), "The home club's place; null before its first match."),
        away_position: told(z.nullable(z.int()), "The away club's place; null before its first match."),
        algorithm_score: told(z.number(), "How it was rated."),
        label: told(z.string(), "The rating in words."),
      }),
    ),
    "Why it was chosen; null if none was.",
  ),
  alternative_games: told(z.array(fixture), "The next three."),
});

const formRow = named(
  "FormRow",
  "A club's form over its last five matches.",
  z.object({
    team: name,
    team_id: clubId,
    points: told(count, "The points that it took from them."),
    games_played: told(count, "How many they are."),
    form_percentage: told(percent, "The points in percent of all that could be taken."),
    form,
  }),
);

export const inForm = z.object({ in_form_teams: told(z.array(formRow), "The best form first.") });
export const outOfForm = z.object({ out_of_form_teams: told(z.array(formRow), "The worst form first.") });

export type GoalsPerRound = z.infer<typeof goalsPerRound>;
export type MatchPatterns = z.infer<typeof matchPatterns>;
export type StreakAnalysis = z.infer<typeof streakAnalysis>;
export type SeasonStats = z.infer<typeof seasonStats>;
export type GameOfTheWeek = z.infer<typeof gameOfTheWeek>;
export type FormRow = z.infer<typeof formRow>;

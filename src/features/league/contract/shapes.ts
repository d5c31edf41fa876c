import * as z from "zod/mini";
import { named, told } from "#contracts/described.ts";
import { count, day, time } from "#contracts/figure.ts";

export const asOf = told(day, "The day in Lagos as of which this holds.");
export const chance = z.number().check(z.minimum(0), z.maximum(1));
export const percent = z.number().check(z.minimum(0), z.maximum(100));
export const wholePercent = z.int().check(z.minimum(0), z.maximum(100));
export const name = told(z.string().check(z.minLength(1), z.maxLength(100)), "A club's name.");
export const clubId = told(z.string().check(z.maxLength(60)), "A club's id.");
export const seasonId = told(z.string().check(z.maxLength(20)), "A season, like 2025-26.");

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

export const credit = named(
  "Credit",
  "A credit line that a source requires wherever its data is shown.",
  z.object({ text: told(z.string(), "The line."), url: told(z.string(), "The address to which it leads.") }),
);

export const credits = told(z.array(credit), "What the sources require to be said.");

export const fixture = named(
  "Fixture",
  "A match, played or to be played.",
  z.object({
    fixture_id: told(z.string(), "The match's id, as in the address of its page."),
    date: told(day, "The day in Lagos; of a match not yet played it may change."),
    kickoff: told(z.nullable(z.string()), "The hour in Lagos, like 16:00; null where it is unknown."),
    home_team: told(name, "The home club's name."),
    away_team: told(name, "The away club's name."),
    home_id: told(clubId, "The home club's id."),
    away_id: told(clubId, "The away club's id."),
    round: told(z.string(), '"Round 7", as the sources have it; the page shows "Matchday 7".'),
    status: told(z.enum(matchStatuses), "Whether it was played."),
    home_score: told(z.nullable(count), "The home club's goals; null unless the match was played."),
    away_score: told(z.nullable(count), "The away club's goals; null unless the match was played."),
    venue: told(z.nullable(z.string()), "The ground; null where it is unknown."),
    minute: told(
      z.optional(z.string()),
      "Only of a match of today that is not over: 63', HT, or empty if it is not running or no source says.",
    ),
  }),
);

export const form = told(
  z.string().check(z.regex(/^[WDL]{0,5}$/)),
  "A club's last results, W, D or L each, oldest first, up to five.",
);

export const row = named(
  "TableRow",
  "A club in a table.",
  z.object({
    position: told(z.nullable(z.int()), "Its place; null before the first match."),
    team: name,
    team_id: clubId,
    short_name: told(z.string(), "Its name in three letters."),
    matches_played: told(count, "Matches played."),
    wins: told(count, "Matches won."),
    draws: told(count, "Matches drawn."),
    losses: told(count, "Matches lost."),
    goals_for: told(z.int(), "Goals scored."),
    goals_against: told(count, "Goals conceded."),
    goal_difference: told(z.int(), "Goals scored less goals conceded."),
    points: told(z.int(), "Points, after deductions."),
    /** Oldest first, up to five. */
    form,
    games_in_hand: told(
      count,
      "How many of its coming matches make up for having played fewer than the club with the most; 0 except in the official table.",
    ),
    position_if_won: told(
      z.optional(z.int()),
      "Only of a club with games in hand: its place if it won each of them 1–0 and nobody else played.",
    ),
    points_deducted: told(count, "Points taken by rulings."),
    zone: told(
      z.nullable(z.string()),
      "What its place leads to, such as Continental; null in the middle and where it is not known.",
    ),
  }),
);

export const tableViews = ["official", "pitch", "home", "away", "form"] as const;

const zone = named(
  "Zone",
  "Places of a table that lead to something.",
  z.object({
    name: told(z.string(), "What they lead to."),
    from: told(z.int(), "The first of the places."),
    to: told(z.int(), "The last of the places."),
  }),
);

export const standings = named(
  "Standings",
  "A season's table on a day.",
  z.object({
    season: seasonId,
    as_of: asOf,
    played_back: told(z.boolean(), "Whether that day is in the past because the season is played back."),
    view: told(z.enum(tableViews), "Which matches it counts."),
    table: told(z.array(row), "Its clubs, the first first."),
    zones: told(
      z.array(zone),
      "The places that lead to something: known of the current season only, and for the official table.",
    ),
    ledger_known: told(
      z.boolean(),
      "False for older seasons, whose rulings are unknown: their table follows from results alone.",
    ),
    provisional: told(z.boolean(), "True if clubs share a position because nothing separates them."),
    last_updated: told(
      z.nullable(time),
      "When the table's newest result or ruling was stored; for data shipped with the product, the end of its day.",
    ),
    awarded_matches: told(
      z.array(fixture),
      "Matches with an awarded result: their goals were not scored, and they count only in the official table.",
    ),
    state: told(z.enum(["before", "on", "over"]), "Whether the season is yet to begin, on, or over."),
    champions: told(
      z.nullable(z.object({ team: name, team_id: clubId, points: told(z.int(), "Its points.") })),
      "The first club; null unless the season is over, its rulings are known and first place is not shared.",
    ),
    next_season: told(
      z.nullable(
        z.object({
          season: seasonId,
          starts_on: told(z.nullable(day), "Its first day; null if unknown."),
          teams: told(z.array(name), "The clubs that are known to play in it."),
        }),
      ),
      "Once the current season is over, what is known of the next.",
    ),
    credits,
  }),
);

export const team = named(
  "Club",
  "A club. Details that no source confirms are null.",
  z.object({
    _id: clubId,
    team_name: told(name, "Its name."),
    short_name: told(z.nullable(z.string()), "Its name in three letters."),
    nickname: told(z.nullable(z.string()), "What its followers call it."),
    city: told(z.nullable(z.string()), "Its city."),
    state: told(z.nullable(z.string()), "Its state."),
    founded: told(z.nullable(z.int()), "The year in which it was founded."),
    titles: told(count, "How many championships it has won."),
    titles_year: told(z.array(z.int()), "The years of its championships."),
    stadium: told(z.nullable(z.string()), "Its ground."),
    stadium_capacity: told(z.nullable(z.int()), "How many people its ground holds."),
    manager: told(z.nullable(z.string()), "Its manager."),
    website: told(z.nullable(z.string()), "The address of its own site."),
    social_media: told(
      z.object({ x: told(z.nullable(z.string()), "The address of its account on X.") }),
      "Its accounts elsewhere.",
    ),
    images: told(
      z.object({
        logo: told(z.nullable(z.string()), "The address of its crest."),
        icon: told(z.nullable(z.string()), "The address of its crest as an icon."),
      }),
      "Its pictures.",
    ),
  }),
);

export const teams = z.object({
  season: seasonId,
  teams: told(z.array(team), "The clubs in order of their names."),
});
export const fixtures = z.object({ fixtures: told(z.array(fixture), "The matches.") });
export const latestRound = z.object({
  fixtures: told(z.array(fixture), "Its matches."),
  round: told(z.nullable(z.string()), "The matchday's name; null before the first."),
  total_matches: told(count, "How many matches are listed."),
  other_days: told(
    z.array(
      z.object({
        date: told(day, "The day."),
        round_number: told(z.nullable(z.int()), "The matchday of its matches; null if they have none."),
        total_matches: told(count, "How many matches of that matchday were played on it."),
      }),
    ),
    "The days of the same week on which matches of other matchdays were played.",
  ),
});
export const headToHead = named(
  "HeadToHead",
  "All league meetings of two clubs.",
  z.object({
    team1: told(name, "The first club's name."),
    team2: told(name, "The second club's name."),
    summary: told(
      z.object({
        total_matches: told(count, "How many meetings there were."),
        team1_wins: told(count, "How many the first club won."),
        team2_wins: told(count, "How many the second club won."),
        draws: told(count, "How many were drawn."),
      }),
      "How they ended.",
    ),
    recent_matches: told(
      z.array(z.extend(fixture, { season: seasonId })),
      "Newest first, all seasons since 2009-10.",
    ),
    unbroken: told(count, "How many of the newest meetings were after the last season that is not held."),
  }),
);

export const decisionStates = ["in force", "appealed", "suspended", "lifted"] as const;

export const decision = named(
  "Decision",
  "A ruling of the league.",
  z.object({
    id: told(z.string(), "The ruling's id."),
    season: seasonId,
    date: told(day, "The day of the ruling."),
    kind: told(
      z.enum(["deduction", "award", "void"]),
      "A deduction of points, an awarded match, or a voided one.",
    ),
    team: told(z.nullable(name), "The club that it is about; null for a voided match."),
    team_id: told(z.nullable(clubId), "That club's id; null for a voided match."),
    fixture: told(z.nullable(fixture), "The match that it is about; null for a deduction without one."),
    points: told(z.int(), "The points that it changes."),
    goals: told(z.int(), "The goals that it changes."),
    reason: told(z.string(), "Why it was made."),
    source: told(z.string(), "Who reports it."),
    state: told(z.enum(decisionStates), "Whether it holds."),
  }),
);

export const conflict = named(
  "Conflict",
  "A match as a source or a newspaper reports it, where that differs from our record.",
  z.object({
    fixture,
    source: told(z.string(), "The source's or newspaper's name."),
    status: told(z.enum(matchStatuses), "Whether it was played, as reported."),
    date: told(day, "The day, as reported."),
    home_score: told(z.nullable(count), "The home club's goals, as reported."),
    away_score: told(z.nullable(count), "The away club's goals, as reported."),
    headline: told(z.nullable(z.string()), "The newspaper's headline; null for a source."),
    url: told(z.nullable(z.string()), "Where the newspaper's article is shown here; null for a source."),
    since: told(time, "When the difference was first seen."),
  }),
);

export const season = named(
  "Season",
  "A season of the league.",
  z.object({
    id: seasonId,
    starts_on: told(day, "Its first day."),
    ends_on: told(day, "Its last day."),
    teams: told(count, "How many clubs play in it."),
    matchdays: told(count, "How many matchdays it has."),
    matches: told(count, "How many matches it has."),
    has_table: told(z.boolean(), "Whether it has a table: one that was played in groups has none."),
  }),
);

export type Fixture = z.infer<typeof fixture>;
export type LatestRound = z.infer<typeof latestRound>;
export type StandingsRow = z.infer<typeof row>;
export type Standings = z.infer<typeof standings>;
export type Team = z.infer<typeof team>;
export type TableView = (typeof tableViews)[number];
export type MatchStatus = (typeof matchStatuses)[number];
export type HeadToHead = z.infer<typeof headToHead>;
export type Decision = z.infer<typeof decision>;
export type Conflict = z.infer<typeof conflict>;
export type Credit = z.infer<typeof credit>;

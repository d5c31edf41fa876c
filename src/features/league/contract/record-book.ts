import * as z from "zod/mini";
import { told } from "#contracts/described.ts";
import { count, day } from "#contracts/figure.ts";
import { asOf, clubId, name, seasonId } from "./shapes.ts";

/** A record set in one match; null while nothing has been played. */
const inMatch = z.nullable(
  z.object({
    fixture_id: told(z.string(), "The match's id."),
    date: day,
    home_team: told(name, "The home club's name."),
    away_team: told(name, "The away club's name."),
    home_score: told(count, "The home club's goals."),
    away_score: told(count, "The away club's goals."),
  }),
);
/** A record set in a row of matches; null while there is none. */
const inRow = z.nullable(
  z.object({
    team: name,
    team_id: clubId,
    length: told(count, "How many matches."),
    from: told(day, "The day of the first."),
    to: told(day, "The day of the last."),
  }),
);

export const recordBook = z.object({
  season: seasonId,
  as_of: asOf,
  since: told(seasonId, "The first season that counts."),
  home_win: told(inMatch, "The biggest home win."),
  away_win: told(inMatch, "The biggest away win."),
  goals: told(inMatch, "The match with the most goals."),
  winning: told(inRow, "The longest run of wins."),
  unbeaten: told(inRow, "The longest run without defeat."),
});

import * as z from "zod/mini";
import { told } from "#contracts/described.ts";
import { emptyObject, endpoint } from "#contracts/endpoint.ts";
import { count } from "#contracts/figure.ts";
import { zones } from "#contracts/places.ts";
import { article } from "./article-shapes.ts";
import * as calls from "./calls.ts";
import { paperMark } from "./papers.ts";
import { placeMark, runningEntry } from "./story-shapes.ts";

export const placesEndpoints = {
  [calls.places]: endpoint({
    summary:
      "The 36 states and the Federal Capital Territory, each with the number of stories of the last 7 days whose event is there.",
    params: emptyObject,
    answer: z.object({
      places: told(
        z.array(
          z.extend(placeMark, {
            zone: told(z.enum(zones), "Its geopolitical zone."),
            capital: told(z.string(), "Its capital."),
            stories: told(count, "How many stories of the last 7 days happened there."),
          }),
        ),
        "All states in order of their names.",
      ),
    }),
    freshFor: 300,
  }),
  [calls.place]: endpoint({
    summary:
      "One state, by its slug (`kaduna`, `akwa-ibom`, `fct`), its name or a town in it: its neighbours and newspapers, the figures of its last 7 days, its latest and most reported stories, and the running stories that touch it.",
    params: z.object({
      state: told(z.string().check(z.maxLength(40)), "The state's slug, its name, or a town in it."),
    }),
    answer: z.object({
      place: told(
        z.extend(placeMark, {
          zone: told(z.enum(zones), "Its geopolitical zone."),
          capital: told(z.string(), "Its capital."),
          latitude: told(z.number(), "The capital's latitude."),
          longitude: told(z.number(), "The capital's longitude."),
          cities: told(
            z.array(z.string()),
            "Names of cities, by which an event or a club says that it is there.",
          ),
        }),
        "The state.",
      ),
      neighbours: told(z.array(placeMark), "The states that border it."),
      newspapers: told(
        z.array(z.extend(paperMark, { city: told(z.string(), "The city where it is published.") })),
        "The papers that are published there; the source of their city stands in `newsPapers`.",
      ),
      week: told(
        z.object({
          stories: told(count, "How many stories."),
          papers: told(count, "How many papers reported them."),
          articles: told(count, "How many articles they have."),
          categories: told(
            z.array(
              z.object({
                category: told(z.string(), "The category."),
                stories: told(count, "How many stories it has."),
              }),
            ),
            "Its stories by the category of their first report, most stories first.",
          ),
          first_reports: told(
            z.array(z.extend(paperMark, { stories: told(count, "How many of them it reported first.") })),
            "Which papers reported how many of the week's stories first, counted as in `newsPaper`.",
          ),
        }),
        "The last 7 days: a story counts where at least half of its texts name the state as the place of the event.",
      ),
      is_quiet: told(
        z.boolean(),
        "True with fewer than five stories in the week: then `zone_stories` has those of the other states of its zone.",
      ),
      latest: told(z.array(article), "Its newest articles, one per story."),
      most_reported: told(
        z.array(article),
        "The stories of the week that several papers report, most papers first.",
      ),
      zone_stories: told(z.array(article), "Stories of the other states of its zone, where its own are few."),
      running: told(z.array(runningEntry), "The running stories that touch it."),
    }),
    refuses: ["not-found"],
    freshFor: 60,
  }),
} as const;

export type PlacesEndpoints = typeof placesEndpoints;

import * as z from "zod/mini";
import { emptyObject, endpoint } from "#contracts/endpoint.ts";
import { zones } from "#contracts/places.ts";
import * as calls from "./calls.ts";
import { article } from "./news.ts";
import { paperMark } from "./papers.ts";
import { placeMark, runningEntry } from "./story-shapes.ts";

const count = z.int().check(z.minimum(0));

export const placesEndpoints = {
  [calls.places]: endpoint({
    summary:
      "The 36 states and the Federal Capital Territory, each with the number of stories of the last 7 days whose event is there.",
    params: emptyObject,
    answer: z.object({
      places: z.array(z.extend(placeMark, { zone: z.enum(zones), capital: z.string(), stories: count })),
    }),
    freshFor: 300,
  }),
  [calls.place]: endpoint({
    summary:
      "One state, by its slug (`kaduna`, `akwa-ibom`, `fct`), its name or a town in it: its neighbours and newspapers, the figures of its last 7 days, its latest and most reported stories, and the running stories that touch it.",
    params: z.object({ state: z.string().check(z.maxLength(40)) }),
    answer: z.object({
      place: z.extend(placeMark, {
        zone: z.enum(zones),
        capital: z.string(),
        /** The capital's, for its weather. */
        latitude: z.number(),
        longitude: z.number(),
        /** Names of cities, by which an event or a club says that it is there. */
        cities: z.array(z.string()),
      }),
      neighbours: z.array(placeMark),
      /** Those that are published there, each with its city; the source of the city stands in GET /meta/papers. */
      newspapers: z.array(z.extend(paperMark, { city: z.string() })),
      /** Of the last 7 days; a story counts where at least half of its texts name the state as the place of the event. */
      week: z.object({
        stories: count,
        papers: count,
        articles: count,
        /** Its stories by the category of their first report, most stories first. */
        categories: z.array(z.object({ category: z.string(), stories: count })),
        /** Which papers reported how many of the week's stories first, counted as in GET /papers/{id}. */
        first_reports: z.array(z.extend(paperMark, { stories: count })),
      }),
      /** True with fewer than five stories in the week: then `zone_stories` has those of the other states of its zone. */
      is_quiet: z.boolean(),
      latest: z.array(article),
      /** The stories of the week that several papers report, most papers first. */
      most_reported: z.array(article),
      zone_stories: z.array(article),
      running: z.array(runningEntry),
    }),
    refuses: ["not-found"],
    freshFor: 60,
  }),
} as const;

export type PlacesEndpoints = typeof placesEndpoints;

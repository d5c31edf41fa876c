import * as z from "zod/mini";
import { emptyObject, endpoint } from "#contracts/endpoint.ts";
import { day, provenance, time } from "#contracts/figure.ts";
import * as calls from "./calls.ts";

const movie = z.object({
  id: z.string(),
  title: z.string(),
  overview: z.string(),
  poster_url: z.nullable(z.string()),
  genres: z.array(z.string()),
  length_minutes: z.nullable(z.int()),
  release_date: z.nullable(day),
  /** Out of 10; null where too few people voted. */
  rating: z.nullable(z.number()),
  trailer_url: z.nullable(z.string()),
  nollywood: z.boolean(),
  /** The cities where it is shown, if known. */
  cities: z.array(z.string()),
});

const moviePage = z.extend(provenance, {
  movies: z.array(movie),
  genres: z.array(z.string()),
  cities: z.array(z.string()),
});

const movieFilter = z.object({
  genre: z.optional(z.string().check(z.maxLength(50))),
  city: z.optional(z.string().check(z.maxLength(80))),
});

const chartEntry = z.object({
  rank: z.int(),
  /** Null if it was not in the earlier chart, or there is none. */
  previous_rank: z.nullable(z.int()),
  /** Null until there is an earlier chart to compare with. */
  movement: z.nullable(z.enum(["up", "down", "same", "new"])),
  title: z.string(),
  artist: z.string(),
  artwork_url: z.nullable(z.string()),
  url: z.string(),
});

const chart = z.extend(provenance, {
  id: z.string(),
  title: z.string(),
  /** The day of the earlier chart that `movement` compares with. */
  compared_with: z.nullable(day),
  entries: z.array(chartEntry),
});

const event = z.object({
  id: z.string(),
  name: z.string(),
  starts_at: time,
  ends_at: z.nullable(time),
  /** True if only the days are known, not the times. */
  all_day: z.boolean(),
  venue: z.nullable(z.string()),
  city: z.nullable(z.string()),
  category: z.string(),
  description: z.string(),
  url: z.nullable(z.string()),
  image_url: z.nullable(z.string()),
  /** "Free", "from ₦5,000"; null where unknown. */
  price: z.nullable(z.string()),
  /** "₦5,000", where the price begins there. */
  price_from: z.nullable(z.string()),
  status: z.enum(["scheduled", "cancelled", "postponed"]),
  sample: z.boolean(),
});

const holiday = z.object({
  date: day,
  name: z.string(),
  /** True if the day may still change: a calculated Islamic feast, or a weekend holiday's observed day. */
  estimated: z.boolean(),
});

export const cultureEndpoints = {
  [calls.nowShowing]: endpoint({
    summary: "Films in Nigerian cinemas now.",
    params: movieFilter,
    answer: moviePage,
    freshFor: 900,
  }),
  [calls.comingSoon]: endpoint({
    summary: "Films coming to Nigerian cinemas, Nollywood first, then by date.",
    params: movieFilter,
    answer: moviePage,
    freshFor: 900,
  }),
  [calls.musicCharts]: endpoint({
    summary: "Music charts for Nigeria, with each song's movement since an earlier chart (`compared_with`).",
    params: emptyObject,
    answer: z.object({ charts: z.array(chart) }),
    freshFor: 900,
  }),
  [calls.events]: endpoint({
    summary: "Events by date: for a year from today, or from `from` to `to`.",
    params: z.object({
      city: z.optional(z.string().check(z.maxLength(80))),
      category: z.optional(z.string().check(z.maxLength(50))),
      from: z.optional(day),
      to: z.optional(day),
    }),
    answer: z.object({
      events: z.array(event),
      cities: z.array(z.string()),
      categories: z.array(z.string()),
    }),
    refuses: ["not-found"],
    freshFor: 300,
  }),
  [calls.holidays]: endpoint({
    summary: "Nigeria's public holidays in a year, by default this one.",
    params: z.object({
      year: z.optional(z.coerce.number().check(z.int(), z.minimum(2019), z.maximum(2100))),
    }),
    answer: z.object({ year: z.int(), holidays: z.array(holiday) }),
    freshFor: 3600,
  }),
} as const;

export type Movie = z.infer<typeof movie>;
export type Chart = z.infer<typeof chart>;
export type ChartEntry = z.infer<typeof chartEntry>;
export type CultureEvent = z.infer<typeof event>;
export type Holiday = z.infer<typeof holiday>;
export type CultureEndpoints = typeof cultureEndpoints;

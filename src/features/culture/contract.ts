import * as z from "zod/mini";
import { named, told } from "#contracts/described.ts";
import { emptyObject, endpoint } from "#contracts/endpoint.ts";
import { day, provenance, time } from "#contracts/figure.ts";
import * as calls from "./calls.ts";

const movie = named(
  "Film",
  "A film.",
  z.object({
    id: told(z.string(), "The film's id."),
    title: told(z.string(), "Its title."),
    overview: told(z.string(), "What it is about."),
    poster_url: told(z.nullable(z.string()), "Its poster; null if there is none."),
    genres: told(z.array(z.string()), "Its genres."),
    length_minutes: told(z.nullable(z.int()), "Its length in minutes; null if unknown."),
    release_date: told(z.nullable(day), "When it came or comes to cinemas; null if unknown."),
    rating: told(z.nullable(z.number()), "Out of 10; null where too few people voted."),
    trailer_url: told(z.nullable(z.string()), "The address of its trailer; null if there is none."),
    nollywood: told(z.boolean(), "True for a Nigerian film."),
    cities: told(z.array(z.string()), "The cities where it is shown, if known."),
  }),
);

const moviePage = z.extend(provenance, {
  movies: told(z.array(movie), "The films."),
  genres: told(z.array(z.string()), "All genres that the films have."),
  cities: told(z.array(z.string()), "All cities where they are shown."),
});

const movieFilter = z.object({
  genre: told(z.optional(z.string().check(z.maxLength(50))), "Only films of this genre."),
  city: told(z.optional(z.string().check(z.maxLength(80))), "Only films shown in this city."),
});

const chartEntry = named(
  "ChartEntry",
  "A song in a chart.",
  z.object({
    rank: told(z.int(), "Its place, from 1."),
    previous_rank: told(
      z.nullable(z.int()),
      "Its place before; null if it was not in the earlier chart, or there is none.",
    ),
    movement: told(
      z.nullable(z.enum(["up", "down", "same", "new"])),
      "Where it went since; null until there is an earlier chart to compare with.",
    ),
    title: told(z.string(), "The song's title."),
    artist: told(z.string(), "Who plays it."),
    artwork_url: told(z.nullable(z.string()), "Its cover; null if there is none."),
    url: told(z.string(), "The address at which it can be heard."),
  }),
);

const chart = named(
  "Chart",
  "A music chart.",
  z.extend(provenance, {
    id: told(z.string(), "The chart's id."),
    title: told(z.string(), "Its name."),
    compared_with: told(z.nullable(day), "The day of the earlier chart that `movement` compares with."),
    entries: told(z.array(chartEntry), "Its songs, the first first."),
  }),
);

const event = named(
  "Event",
  "An event that somebody announced.",
  z.object({
    id: told(z.string(), "The event's id."),
    name: told(z.string(), "Its name."),
    starts_at: told(time, "When it begins."),
    ends_at: told(z.nullable(time), "When it ends; null if unknown."),
    all_day: told(z.boolean(), "True if only the days are known, not the times."),
    venue: told(z.nullable(z.string()), "Where it is; null if unknown."),
    city: told(z.nullable(z.string()), "The city; null if unknown."),
    category: told(z.string(), "Its kind."),
    description: told(z.string(), "What it is, as announced."),
    url: told(z.nullable(z.string()), "The address of its own page; null if it has none."),
    image_url: told(z.nullable(z.string()), "Its picture; null if there is none."),
    price: told(z.nullable(z.string()), '"Free", "from ₦5,000"; null where unknown.'),
    price_from: told(z.nullable(z.string()), '"₦5,000", where the price begins there.'),
    status: told(z.enum(["scheduled", "cancelled", "postponed"]), "Whether it takes place as announced."),
    sample: told(z.boolean(), "True for an invented event of the sample edition."),
  }),
);

const holiday = named(
  "Holiday",
  "A public holiday.",
  z.object({
    date: told(day, "Its day."),
    name: told(z.string(), "Its name."),
    estimated: told(
      z.boolean(),
      "True if the day may still change: a calculated Islamic feast, or a weekend holiday's observed day.",
    ),
  }),
);

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
    answer: z.object({ charts: told(z.array(chart), "The charts.") }),
    freshFor: 900,
  }),
  [calls.events]: endpoint({
    summary:
      "Events by date, from today or `from` to `to`; without it, to a year from today or from a later `from`.",
    params: z.object({
      city: told(z.optional(z.string().check(z.maxLength(80))), "Only events in this city."),
      category: told(z.optional(z.string().check(z.maxLength(50))), "Only events of this kind."),
      from: told(z.optional(day), "The first day in Lagos; by default today."),
      to: told(z.optional(day), "The last day in Lagos; by default a year after the first."),
    }),
    answer: z.object({
      events: told(z.array(event), "The soonest first."),
      cities: told(z.array(z.string()), "All cities that have events."),
      categories: told(z.array(z.string()), "All kinds of events."),
    }),
    refuses: ["not-found"],
    freshFor: 300,
  }),
  [calls.holidays]: endpoint({
    summary: "Nigeria's public holidays in a year, by default this one.",
    params: z.object({
      year: told(
        z.optional(z.coerce.number().check(z.int(), z.minimum(2019), z.maximum(2100))),
        "The year; by default this one.",
      ),
    }),
    answer: z.object({
      year: told(z.int(), "The year."),
      holidays: told(z.array(holiday), "In order of date."),
    }),
    freshFor: 3600,
  }),
} as const;

export type Movie = z.infer<typeof movie>;
export type Chart = z.infer<typeof chart>;
export type ChartEntry = z.infer<typeof chartEntry>;
export type CultureEvent = z.infer<typeof event>;
export type Holiday = z.infer<typeof holiday>;
export type CultureEndpoints = typeof cultureEndpoints;

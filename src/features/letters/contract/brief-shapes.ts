import * as z from "zod/mini";
import { named, told } from "#contracts/described.ts";
import { time } from "#contracts/figure.ts";

export const day = told(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)), "A day in Lagos.");

const briefPaper = named(
  "BriefPaper",
  "A paper that reports a topic of a brief.",
  z.object({
    id: told(z.string(), "The paper's id."),
    name: told(z.string(), "Its name."),
    language: told(
      z.optional(z.string()),
      "The language of its name; missing in briefs that were stored before it was recorded.",
    ),
    favicon_url: told(z.nullable(z.string()), "Its icon; null if it has none."),
  }),
);

export const withdrawn = named(
  "Withdrawn",
  "Set where an article was withdrawn: the place then has no text of a newspaper.",
  z.object({ reason: told(z.nullable(z.string()), "The reason, if the operator gave one.") }),
);

const briefTopic = named(
  "BriefTopic",
  "A topic of a stored brief.",
  z.object({
    topic: told(z.string(), "Its name."),
    topic_id: told(
      z.optional(z.nullable(z.string())),
      "The topic's id; null or missing if an older version composed the brief.",
    ),
    headline: told(z.string(), "The story's headline."),
    language: told(
      z.optional(z.string()),
      "The headline's language; missing in briefs that were stored before it was recorded.",
    ),
    sentence: told(z.nullable(z.string()), "A paper's sentence about it; null if none fits."),
    sentence_article: told(
      z.optional(z.nullable(z.string())),
      "The article whose headline the sentence repeats, if it does.",
    ),
    article_id: told(z.string(), "The id of the article with the headline."),
    papers: told(z.array(briefPaper), "The papers that report it."),
    picture: told(
      z.optional(
        z.object({
          url: told(z.string(), "The picture."),
          paper: told(z.string(), "The name of the paper that it is from."),
        }),
      ),
      "The lead's picture, if it has one.",
    ),
    /** Set where an article was withdrawn: the place then has no text of a newspaper. */
    withdrawn: z.optional(withdrawn),
  }),
);

const briefIndex = named(
  "BriefIndex",
  "A share index in a brief.",
  z.object({
    label: told(z.string(), "Its name."),
    value: told(z.number(), "Its value."),
    percent_change: told(z.nullable(z.number()), "Its change in percent; null if unknown."),
    direction: told(z.enum(["up", "down", "neutral"]), "Whether it rose or fell."),
  }),
);

const briefOil = named(
  "BriefOil",
  "The oil price in a brief.",
  z.object({
    label: told(z.string(), "The kind of oil."),
    price: told(z.number(), "US dollars a barrel."),
    change: told(z.nullable(z.string()), "US dollars, signed; null if unknown."),
  }),
);

const briefMatch = named(
  "BriefMatch",
  "A match in a brief.",
  z.object({
    home_team: told(z.string(), "The home club's name."),
    away_team: told(z.string(), "The away club's name."),
    date: told(z.nullable(z.string()), "The day in Lagos; null if it is not known."),
    home_score: told(z.nullable(z.number()), "The home club's goals; null before the match."),
    away_score: told(z.nullable(z.number()), "The away club's goals; null before the match."),
    status: told(
      z.optional(z.string()),
      "Whether it was played; missing in briefs that were stored before it was recorded.",
    ),
  }),
);

export const brief = named(
  "Brief",
  "A day's brief as it was stored. A part that was not available that morning is null.",
  z.object({
    date: told(day, "The brief's day in Lagos."),
    composed_at: told(time, "When it was composed."),
    preview: told(z.boolean(), "True for a preview from current data, shown while no brief is stored yet."),
    sample: told(z.boolean(), "True for a brief of the sample edition."),
    topics: told(z.array(briefTopic), "The day in seven topics at most."),
    markets: told(
      z.nullable(
        z.object({
          indices: told(z.array(briefIndex), "The Nigerian Exchange's indices."),
          oil: told(z.nullable(briefOil), "The oil price; null if it was not available."),
        }),
      ),
      "The markets that morning.",
    ),
    weather: told(
      z.nullable(
        z.object({
          city: told(z.string(), "The city."),
          temp: told(z.number(), "The temperature in °C."),
          description: told(z.string(), "The weather in words."),
          temp_max: told(z.number(), "The day's highest temperature in °C."),
          temp_min: told(z.number(), "The day's lowest temperature in °C."),
        }),
      ),
      "The weather that morning.",
    ),
    league: told(
      z.nullable(
        z.object({
          matchday: told(z.nullable(z.string()), "The matchday's name; null between two."),
          results: told(z.array(briefMatch), "The latest results."),
          fixtures: told(z.array(briefMatch), "The coming matches."),
        }),
      ),
      "The football league that morning.",
    ),
  }),
);

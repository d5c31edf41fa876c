import type { Generated } from "kysely";
import type { CultureEvent, FilmList } from "#features/culture/shapes.ts";
import type { Edition } from "#platform/edition.ts";

/** "2026-11-21". Selected as `day::text`, because the driver would turn it into midnight in another zone. */
type Day = string;

interface FilmTable {
  edition: Edition;
  list: FilmList;
  id: string;
  rank: number;
  title: string;
  overview: string;
  poster: string | null;
  genres: string[];
  length_minutes: number | null;
  release_date: Day | null;
  rating: number | null;
  trailer_url: string | null;
  nollywood: boolean;
  cities: string[];
  provider: "tmdb" | "operator";
  fetched_at: Date;
}

interface ChartSongTable {
  edition: Edition;
  chart: string;
  day: Day;
  rank: number;
  song: string;
  title: string;
  artist: string;
  artwork_url: string | null;
  url: string;
  updated_at: Date;
}

interface EventTable {
  edition: Edition;
  id: string;
  name: string;
  starts_at: Date;
  ends_at: Date | null;
  all_day: boolean;
  venue: string | null;
  city: string | null;
  category: CultureEvent["category"];
  description: string;
  url: string | null;
  image_url: string | null;
  price: string | null;
  status: CultureEvent["status"];
  origin: string;
  removed: Generated<boolean>;
}

// A type, not an interface: Kysely needs an index signature.
export type CultureTables = {
  "culture.film": FilmTable;
  "culture.chart_song": ChartSongTable;
  "culture.event": EventTable;
};

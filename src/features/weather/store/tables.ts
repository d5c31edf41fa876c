import type { Edition } from "#platform/edition.ts";

interface PlaceTable {
  edition: Edition;
  city: string;
  name: string;
  country: string;
  latitude: number;
  longitude: number;
  found_at: Date;
}

interface ReadingTable {
  edition: Edition;
  city: string;
  name: string;
  country: string;
  temp: number;
  temp_min: number;
  temp_max: number;
  humidity: number;
  wind_speed: number;
  description: string;
  icon: string;
  observed_at: Date;
  fetched_at: Date;
  provider: string;
}

// A type, not an interface: Kysely needs an index signature.
export type WeatherTables = {
  "weather.place": PlaceTable;
  "weather.reading": ReadingTable;
};

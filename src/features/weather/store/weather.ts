import type { Place, Reading } from "#features/weather/shapes.ts";
import type { Database } from "#platform/db/database.ts";
import type { Edition } from "#platform/edition.ts";
import type { WeatherTables } from "./tables.ts";

export async function findPlaceOf(db: Database, edition: Edition, city: string): Promise<Place | null> {
  const row = await db
    .withTables<WeatherTables>()
    .selectFrom("weather.place")
    .select(["name", "country", "latitude", "longitude"])
    .where("edition", "=", edition)
    .where("city", "=", city)
    .executeTakeFirst();
  return row ?? null;
}

export async function savePlace(
  db: Database,
  edition: Edition,
  city: string,
  place: Place,
  at: Date,
): Promise<void> {
  await db
    .withTables<WeatherTables>()
    .insertInto("weather.place")
    .values({ edition, city, ...place, found_at: at })
    .onConflict((conflict) => conflict.columns(["edition", "city"]).doUpdateSet({ ...place, found_at: at }))
    .execute();
}

export async function findReading(db: Database, edition: Edition, city: string): Promise<Reading | null> {
  const reading = await db
    .withTables<WeatherTables>()
    .selectFrom("weather.reading")
    .select(["name", "country", "temp", "temp_min as tempMin", "temp_max as tempMax", "humidity"])
    .select(["wind_speed as windSpeed", "description", "icon", "observed_at as observedAt"])
    .select(["fetched_at as fetchedAt", "provider"])
    .where("edition", "=", edition)
    .where("city", "=", city)
    .executeTakeFirst();
  return reading ?? null;
}

export async function saveReading(
  db: Database,
  edition: Edition,
  city: string,
  reading: Reading,
): Promise<void> {
  const { name, country, temp, humidity, description, icon, provider } = reading;
  const row = {
    ...{ name, country, temp, humidity, description, icon, provider },
    temp_min: reading.tempMin,
    temp_max: reading.tempMax,
    wind_speed: reading.windSpeed,
    observed_at: reading.observedAt,
    fetched_at: reading.fetchedAt,
  };
  await db
    .withTables<WeatherTables>()
    .insertInto("weather.reading")
    .values({ edition, city, ...row })
    .onConflict((conflict) => conflict.columns(["edition", "city"]).doUpdateSet(row))
    .execute();
}

/** Cities that nobody asks for are deleted, so that hostile requests cannot fill the disk. */
export async function deleteOldWeather(
  db: Database,
  readingsBefore: Date,
  placesBefore: Date,
): Promise<void> {
  const weather = db.withTables<WeatherTables>();
  await weather.deleteFrom("weather.reading").where("fetched_at", "<", readingsBefore).execute();
  await weather.deleteFrom("weather.place").where("found_at", "<", placesBefore).execute();
}

import { expect, test } from "vitest";
import type { Reading } from "#features/weather/shapes.ts";
import { databaseOfFile } from "#tests/support/database.ts";
import { deleteOldWeather, findPlaceOf, findReading, savePlace, saveReading } from "./weather.ts";

const at = (time: string) => new Date(`2026-11-20T${time}Z`);
const reading: Reading = {
  ...{ name: "Kano", country: "NG", temp: 31.4, tempMin: 22, tempMax: 35, humidity: 40, windSpeed: 3.5 },
  ...{ description: "clear sky", icon: "01d", provider: "openMeteo" },
  ...{ observedAt: at("11:45:00"), fetchedAt: at("12:00:00") },
};
const place = { name: "Badagry", country: "NG", latitude: 6.42, longitude: 2.88 };

const database = databaseOfFile();

test("every fact of a city's reading is kept until the next one, for each edition of its own", async () => {
  const { db } = database;
  expect(await findReading(db, "live", "kano,NG")).toBeNull();
  await saveReading(db, "live", "kano,NG", reading);
  expect(await findReading(db, "live", "kano,NG")).toEqual(reading);
  const next: Reading = {
    ...{ name: "KANO", country: "NG", temp: 20, tempMin: 19, tempMax: 21, humidity: 90, windSpeed: 9 },
    ...{ description: "fog", icon: "50d", provider: "openWeather" },
    ...{ observedAt: at("13:45:00"), fetchedAt: at("14:00:00") },
  };
  await saveReading(db, "live", "kano,NG", next);
  await saveReading(db, "sample", "kano,NG", reading);
  expect(await findReading(db, "live", "kano,NG")).toEqual(next);
  expect(await findReading(db, "sample", "kano,NG")).toEqual(reading);
  expect(await findReading(db, "live", "jos,NG")).toBeNull();
});

test("a looked-up place is kept until it is looked up again, for each edition of its own", async () => {
  const { db } = database;
  expect(await findPlaceOf(db, "live", "badagry,NG")).toBeNull();
  await savePlace(db, "live", "badagry,NG", place, at("12:00:00"));
  expect(await findPlaceOf(db, "live", "badagry,NG")).toEqual(place);
  expect(await findPlaceOf(db, "sample", "badagry,NG")).toBeNull();
  const moved = { name: "Badagri", country: "BJ", latitude: 6.5, longitude: 2.9 };
  await savePlace(db, "live", "badagry,NG", moved, at("13:00:00"));
  expect(await findPlaceOf(db, "live", "badagry,NG")).toEqual(moved);
});

test("readings and places are deleted each by its own time, that of the last look-up", async () => {
  const { db } = database;
  const kept = async () =>
    [await findReading(db, "live", "kano,NG"), await findPlaceOf(db, "live", "badagry,NG")].map(
      (row) => row !== null,
    );
  await deleteOldWeather(db, at("14:00:00"), at("13:00:00"));
  expect(await kept()).toEqual([true, true]);
  expect(await findReading(db, "sample", "kano,NG")).toBeNull();
  await deleteOldWeather(db, at("14:00:01"), at("13:00:00"));
  expect(await kept()).toEqual([false, true]);
  await deleteOldWeather(db, at("14:00:01"), at("13:00:01"));
  expect(await kept()).toEqual([false, false]);
});

import { expect, test } from "vitest";
import type { ChartReading } from "#features/culture/shapes.ts";
import { databaseOfFile } from "#tests/support/database.ts";
import { deleteOldCharts, findChart, findChartDays, saveChart } from "./charts.ts";

const apple = { edition: "live", chart: "apple-ng" } as const;
const others = [
  { edition: "sample", chart: "apple-ng" },
  { edition: "live", chart: "deezer-ng" },
] as const;
const readingOf = (...titles: string[]): ChartReading => ({
  updatedAt: new Date("2026-11-20T07:00:00Z"),
  songs: titles.map((title, i) => ({
    ...{
      song: `id of ${title}`,
      rank: i + 1,
      title,
      artist: `by ${title}`,
      url: `https://a.example/${title}`,
    },
    artworkUrl: i === 0 ? "https://a.example/a.jpg" : null,
  })),
});

const database = databaseOfFile();

test("a chart of a day is kept whole, by rank, and replaced by a later one of the day", async () => {
  const { db } = database;
  await saveChart(db, apple, "2026-11-20", readingOf("a", "b", "c"));
  for (const key of others) await saveChart(db, key, "2026-11-20", readingOf("x"));
  await saveChart(db, apple, "2026-11-19", readingOf("y"));
  const reading = readingOf("b", "a");
  await saveChart(db, apple, "2026-11-20", { ...reading, songs: reading.songs.toReversed() });
  expect(await findChart(db, apple, "2026-11-20")).toEqual(reading);
  expect(await findChart(db, apple, "2026-11-19")).toEqual(readingOf("y"));
  for (const key of others) expect(await findChart(db, key, "2026-11-20")).toEqual(readingOf("x"));
  expect(await findChart(db, apple, "2026-11-18")).toBeNull();
});

test("a chart's days are listed newest first, each once, and old ones are deleted", async () => {
  const { db } = database;
  expect(await findChartDays(db, apple)).toEqual(["2026-11-20", "2026-11-19"]);
  await deleteOldCharts(db, "2026-11-20");
  expect(await findChartDays(db, apple)).toEqual(["2026-11-20"]);
  for (const key of others) expect(await findChartDays(db, key)).toEqual(["2026-11-20"]);
  await deleteOldCharts(db, "2026-11-21");
  for (const key of [apple, ...others]) expect(await findChartDays(db, key)).toEqual([]);
});

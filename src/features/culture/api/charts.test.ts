import { expect, test } from "vitest";
import { saveChart } from "#features/culture/store/charts.ts";
import { databaseOfFile } from "#tests/support/database.ts";
import { comparisonDay, readCharts } from "./charts.ts";

const pictures = { sign: (kind: string, url: string | null) => url && `${kind} ${url}` };
const at = (day: string) => new Date(`${day}T07:00:00Z`);

const database = databaseOfFile();

const save = (chart: "apple-ng" | "deezer-ng", day: string, ...titles: string[]) =>
  saveChart(database.db, { edition: "live", chart }, day, {
    updatedAt: at(day),
    songs: titles.map((title, i) => ({
      ...{ song: title, rank: i + 1, title, artist: `by ${title}`, url: `https://a.example/${title}` },
      artworkUrl: title === "a" ? "https://a.example/a.jpg" : null,
    })),
  });

function ask() {
  const clock = { now: () => at("2026-11-20") };
  const providers = { tmdbImages: "" };
  return readCharts({ db: database.db, clock, edition: "live", providers, pictures });
}

test("a chart that has never been read is left out; the first has no movement", async () => {
  expect(await ask()).toEqual({ charts: [] });
  await save("deezer-ng", "2026-11-20", "a");
  const song = { title: "a", artist: "by a", url: "https://a.example/a" };
  expect(await ask()).toEqual({
    charts: [
      {
        ...{ id: "deezer-ng", title: "Top Nigeria", compared_with: null, kind: "EOD" },
        entries: [
          {
            ...{ ...song, rank: 1, previous_rank: null, movement: null },
            artwork_url: "pictures https://a.example/a.jpg",
          },
        ],
        as_of: "2026-11-20T07:00:00.000Z",
        source: expect.objectContaining({ name: "Deezer", credit: "Chart by Deezer" }),
      },
    ],
  });
});

test("each chart is compared with its own earlier one, song by song", async () => {
  await save("apple-ng", "2026-11-12", "e", "d", "c", "b", "a");
  await save("apple-ng", "2026-11-13", "a", "b", "c", "d");
  await save("apple-ng", "2026-11-14", "b", "a", "c", "d");
  await save("apple-ng", "2026-11-20", "b", "a", "c", "e");
  const { charts } = await ask();
  expect(charts.map(({ id, title, compared_with }) => [id, title, compared_with])).toEqual([
    ["apple-ng", "Most played in Nigeria", "2026-11-13"],
    ["deezer-ng", "Top Nigeria", null],
  ]);
  const [apple] = charts;
  expect(apple).toMatchObject({ as_of: "2026-11-20T07:00:00.000Z", source: { name: "Apple Music" } });
  expect(
    apple?.entries.map(({ title, rank, previous_rank, movement }) => [title, rank, previous_rank, movement]),
  ).toEqual([
    ["b", 1, 2, "up"],
    ["a", 2, 1, "down"],
    ["c", 3, 3, "same"],
    ["e", 4, null, "new"],
  ]);
});

test.each([
  [["2026-11-20"], null],
  [["2026-11-20", "2026-11-19", "2026-11-14"], "2026-11-14"],
  [["2026-11-20", "2026-11-14", "2026-11-13", "2026-11-12"], "2026-11-13"],
  [["2026-11-20", "2026-11-14", "2026-11-12", "2026-11-01"], "2026-11-12"],
])("with charts of %j, that of 20 November is compared with %j", (days, day) => {
  expect(comparisonDay("2026-11-20", days)).toBe(day);
});

import { expect, test } from "vitest";
import { connectors } from "./connectors.ts";

const question = { base: "http://p", season: "2026-27", today: "2026-11-21", round: 12, key: undefined };

test.each([
  ["openfootball", ["http://p/africa/nigeria/2026-27_ng1.txt"]],
  ["npfl-json", ["http://p/2026-27/ng.1.json"]],
  ["espn", ["http://p/apis/site/v2/sports/soccer/nga.1/scoreboard?dates=202611&limit=500"]],
  [
    "the-sports-db",
    [
      "http://p/eventsround.php?id=4827&r=12&s=2026-2027",
      "http://p/eventsround.php?id=4827&r=13&s=2026-2027",
    ],
  ],
  // Without a key the service is not asked.
  ["api-football", []],
])("%s is asked at %j", (name, urls) => {
  const requests = connectors.find((one) => one.name === name)?.requests(question);
  expect(requests?.map(({ url }) => url)).toEqual(urls);
});

test("an API key is sent in a header, not in the URL", () => {
  const keyed = connectors.find(({ name }) => name === "api-football")?.requests({ ...question, key: "k" });
  expect(keyed).toEqual([
    { url: "http://p/fixtures?league=399&season=2026", headers: { "x-apisports-key": "k" } },
  ]);
});

test("every source has a fixed shortest interval between requests", () => {
  expect(Object.fromEntries(connectors.map(({ name, everyMinutes }) => [name, everyMinutes]))).toEqual({
    ...{ openfootball: 360, "npfl-json": 60, espn: 30, "the-sports-db": 180, "api-football": 60 },
  });
});

import { test } from "vitest";
import { type Connector, expectFailures } from "#tests/support/malformed-answers.ts";
import { askApple, askDeezer } from "./charts.ts";
import { askTmdbFilm, askTmdbList } from "./tmdb.ts";

const now = new Date("2026-11-20T16:00:00Z");

const connectors: Record<string, Connector> = {
  "tmdb list": (fetch) => askTmdbList(fetch, "http://p", "key", "now playing", "2026-11-20"),
  "tmdb film": (fetch) => askTmdbFilm(fetch, "http://p", "key", 1),
  apple: (fetch) => askApple(fetch, "http://p", now),
  deezer: (fetch) => askDeezer(fetch, "http://p", now),
};

test.each(Object.entries(connectors))("%s: an unusable answer is a failure with a kind", (_name, ask) =>
  expectFailures(ask, ['{"feed":{"results":[', { error: { code: 4 } }, { success: false, status_code: 7 }]),
);

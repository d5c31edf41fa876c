import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sourceFiles } from "./imports.ts";

/** Nouns that follow a count on pages, in letters, in feeds or in what the operator reads. */
const NOUN =
  "articles|bookmarks|calls|clubs|days|events|feeds|fields|films|goals|indicators|letters|lines|matches|newspapers|papers|points|reports|results|rows|searches|seasons|stories|teams|times|topics|views|votes";
/** "{count} views" and "${count} views": for a count of one they would read "1 views". */
const BESIDE_A_COUNT = new RegExp(`\\}(?:</\\w+>)?\\s+(?:${NOUN})\\b(?![:=])`);

/** Counts that can never be one, or whose sentence suits one and many. */
const settled: Readonly<Record<string, string>> = {
  "src/features/news/pages/category.tsx": "a description: the stories of a label",
  "src/features/culture/intake/read-events.ts": "the most that is read, in a log line",
  "src/features/league/api/scenarios.ts": "the most that may be assumed",
  "src/features/news/trends/popular.ts": "told only of two papers and more",
  "src/features/weather/panels/card/reading.ts": "told only of two days and more",
  "src/app/checks/format.ts": "told only of two days and more",
  "src/features/league/panels/insights/Simulation.tsx": "always 10,000 times",
  "src/features/news/jobs/poll-feeds.ts": "of all feeds that were due, in a log line",
  "src/features/league/measure/forecast-file.ts": "of a whole season, for the one who measures",
  "src/cli/commands/database.ts": "of all tables",
  "src/features/letters/mail/wording.ts": "told only of three papers and more",
  "src/features/reader/panels/bookmarks/BookmarkList.tsx": "one bookmark has a question of its own",
  "src/features/news/panels/edition/EditionEnd.tsx": "an edition has seven stories",
};

test("a count and its noun are joined by one helper, never by hand", () => {
  const byHand = sourceFiles("src")
    .filter(
      (file) => !/\.test\.tsx?$/.test(file) && !/^src\/(sample|words)\//.test(file) && !(file in settled),
    )
    .flatMap((file) =>
      readFileSync(file, "utf8")
        .split("\n")
        .filter((line) => BESIDE_A_COUNT.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(byHand).toEqual([]);
});

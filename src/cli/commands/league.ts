import { readFile } from "node:fs/promises";
import {
  bundledLeague,
  forecastFile,
  forecastParts,
  type LeagueData,
  leagueHealth,
  simulationCsv,
  storedLeague,
  tableCsv,
} from "#features/league/measure/measure.ts";
import type { Result } from "#platform/result.ts";
import { lagosMinute } from "#platform/time.ts";
import {
  type Call,
  type Commands,
  day,
  type Option,
  oneOf,
  table,
  UsageError,
  unwrap,
  wholeNumber,
} from "./command.ts";
import { textFileToRead } from "./files.ts";
import { leagueFileCommands } from "./league-files.ts";

const VIEWS = ["official", "pitch", "home", "away", "form"] as const;

const season: Option = { value: "2025-26", summary: "a season" };
const asOf = day("the matches up to that day");
const stored: Option = {
  summary: "what the server has collected, instead of the data that comes with the product",
};

export const leagueCommands: Commands = {
  "league table": {
    options: {
      season,
      "as-of": asOf,
      view: oneOf(VIEWS, "which matches count, and how; by default official"),
      stored,
    },
    summary: "A season's table as of a day, as CSV.",
    async run(call) {
      const { season, view = "official" } = call.options;
      if (season === undefined) throw new UsageError("Give --season: --season 2025-26.");
      const tableView = VIEWS.find((one) => one === view);
      print(call, tableCsv(await leagueOf(call), { season, asOf: call.options["as-of"], view: tableView }));
    },
  },
  "league simulate": {
    options: {
      "as-of": asOf,
      runs: wholeNumber("how often the rest is played; by default 10000"),
      seed: wholeNumber("the same seed gives the same figures; by default 1"),
      season,
      stored,
    },
    summary: "Each club's chances of the title, a continental place and relegation as of a day, as CSV.",
    async run(call) {
      const { runs = "10000", seed = "1", season } = call.options;
      const asOf = call.options["as-of"];
      if (asOf === undefined) throw new UsageError("Give --as-of with a date: --as-of 2026-02-10.");
      if (Number(runs) === 0) throw new UsageError("--runs is 1 or more.");
      const options = { asOf, runs: Number(runs), seed: Number(seed), season };
      print(call, simulationCsv(await leagueOf(call), options));
    },
  },
  "league forecast": {
    options: {
      results: { value: "FILE.csv", summary: "lines of season,date,round,home,away,hg,ag" },
      "train-from": { value: "SEASON", summary: "the first season to learn from" },
      "test-from": { value: "SEASON", summary: "the first season to predict" },
      by: oneOf(
        forecastParts,
        "prints only how good the forecasts were, one line for each season or matchday",
      ),
    },
    summary: "Replays any league's results and predicts each match from the days before it.",
    async run(call) {
      const { results } = call.options;
      if (results === undefined)
        throw new UsageError("Give --results with a csv file: season,date,round,home,away,hg,ag.");
      const file = await textFileToRead(call, results);
      const options = { trainFrom: call.options["train-from"], testFrom: call.options["test-from"] };
      const forecasts = unwrap(forecastFile(await readFile(file, "utf8"), options), file);
      const part = forecastParts.find((one) => one === call.options.by);
      await call.print(part ? forecasts.scoresBy(part) : forecasts.csv);
      call.print(forecasts.summary);
    },
  },
  ...leagueFileCommands,
  "league health": {
    summary: "When each source was asked, and where sources differ.",
    run: (call) =>
      call.withDatabase(async (db) => {
        const { sources, conflicts } = await leagueHealth(db);
        const rows = sources.map((row) => Object.values(row).map(shown));
        for (const line of table(rows)) await call.print(line);
        for (const conflict of conflicts) await call.print(JSON.stringify(conflict));
      }),
  },
};

function shown(value: Date | string | readonly string[] | null): string {
  return value instanceof Date ? lagosMinute(value) : String(value ?? "–");
}

/** The bundled data, which need no database; with `--stored`, what the server has stored. */
function leagueOf(call: Call): Promise<LeagueData> {
  return call.options.stored === undefined
    ? Promise.resolve(bundledLeague())
    : call.withDatabase(storedLeague);
}

function print(call: Call, result: Result<string, { kind: string; message: string }>): void {
  if (!result.ok) throw new UsageError(sentence(result.failure.message));
  call.print(result.value);
}

function sentence(message: string): string {
  return `${message.charAt(0).toUpperCase()}${message.slice(1)}.`;
}

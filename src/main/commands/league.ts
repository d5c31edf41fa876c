import { readFile } from "node:fs/promises";
import {
  bundledLeague,
  foretellFile,
  importDecisions,
  importFile,
  type LeagueData,
  leagueHealth,
  simulationCsv,
  storedLeague,
  tableCsv,
} from "#domains/league/measure.ts";
import { systemClock } from "#platform/clock.ts";
import type { Result } from "#platform/result.ts";
import { type Call, type Commands, needed, table, WrongCall } from "./command.ts";

const VIEWS = ["official", "pitch", "home", "away", "form"] as const;

export const leagueCommands: Commands = {
  "league table": {
    usage: "--season 2025-26 [--as-of DATE] [--view official|pitch|home|away|form] [--stored]",
    says: "A season's table on a day, as csv.",
    async run(call) {
      const { season, view } = call.options;
      const known = VIEWS.find((one) => one === (view ?? "official"));
      if (season === undefined || known === undefined)
        throw new WrongCall("Say --season, and a view of official, pitch, home, away, form.");
      print(call, tableCsv(await leagueOf(call), { season, asOf: call.options["as-of"], view: known }));
    },
  },
  "league simulate": {
    usage: "--as-of DATE [--runs N] [--seed N] [--season S] [--stored]",
    says: "Each club's chances of title, continent and relegation on a day, as csv.",
    async run(call) {
      const { runs = "10000", seed = "1", season } = call.options;
      const asOf = call.options["as-of"];
      if (asOf === undefined || !(Number(runs) > 0))
        throw new WrongCall("Say --as-of with a date, and --runs with a number.");
      print(
        call,
        simulationCsv(await leagueOf(call), { asOf, runs: Number(runs), seed: Number(seed), season }),
      );
    },
  },
  "league forecast": {
    usage: "--results FILE.csv [--train-from SEASON] [--test-from SEASON]",
    says: "Walks through any league's results and foretells each match from the days before it.",
    async run(call) {
      const file = call.options.results;
      if (file === undefined)
        throw new WrongCall("Say --results with a csv file: season,date,round,home,away,hg,ag.");
      const { csv, summary } = foretellFile(await readFile(file, "utf8"), {
        trainFrom: call.options["train-from"],
        testFrom: call.options["test-from"],
      });
      call.print(csv);
      call.print(summary);
    },
  },
  "league import": {
    usage: "FILE",
    says: "Takes results from a file (Football.TXT, csv, NPFL-JSON); they win over every source.",
    run: (call) =>
      call.withDatabase(async (db) => {
        const taken = await importFile(
          { db, clock: systemClock },
          await readFile(needed(call, 0, "a file"), "utf8"),
        );
        if (!taken.ok) throw new WrongCall(taken.failure.message);
        call.print(JSON.stringify(taken.value));
      }),
  },
  "league decide": {
    usage: "FILE.json",
    says: "Adds decisions (deductions, awarded games) to the ledger, or changes them by their id.",
    run: (call) =>
      call.withDatabase(async (db) => {
        const json: unknown = JSON.parse(await readFile(needed(call, 0, "a file"), "utf8"));
        const taken = await importDecisions({ db, clock: systemClock }, json);
        if (!taken.ok) throw new WrongCall(taken.failure.message);
        call.print(JSON.stringify(taken.value));
      }),
  },
  "league health": {
    usage: "",
    says: "When each source was asked, and where sources differ.",
    run: (call) =>
      call.withDatabase(async (db) => {
        const { sources, conflicts } = await leagueHealth(db);
        for (const line of table(sources.map((row) => Object.values(row).map(String)))) call.print(line);
        for (const conflict of conflicts) call.print(JSON.stringify(conflict));
      }),
  },
};

/** The bundled data need no database; `--stored` takes what the server has gathered. */
function leagueOf(call: Call): Promise<LeagueData> {
  return call.options.stored === undefined
    ? Promise.resolve(bundledLeague())
    : call.withDatabase(storedLeague);
}

function print(call: Call, result: Result<string, { kind: string; message: string }>): void {
  if (!result.ok) throw new WrongCall(result.failure.message);
  call.print(result.value);
}

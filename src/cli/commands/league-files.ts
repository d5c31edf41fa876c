import { readFile } from "node:fs/promises";
import { planDecide, planImport, planResult } from "#features/league/jobs/operator/operator.ts";
import type { Plan, PlanLine } from "#features/league/jobs/operator/plan.ts";
import { seasonOfDay } from "#features/league/jobs/operator/season-days.ts";
import { planUndo } from "#features/league/jobs/operator/undo.ts";
import { counted } from "#platform/text/counted.ts";
import { parseJson } from "#platform/text/parse-json.ts";
import {
  type Call,
  type Commands,
  day,
  type Option,
  requiredArgument,
  table,
  UsageError,
  unwrap,
  wholeNumber,
} from "./command.ts";
import { textFileToRead } from "./files.ts";

const confirmOptions: Readonly<Record<string, Option>> = {
  "dry-run": { summary: "shows what would change, and writes nothing" },
  yes: { summary: "writes without asking" },
};
const writeOptions: Readonly<Record<string, Option>> = {
  ...confirmOptions,
  replace: { summary: "overwrites stored results or decisions that the file contradicts" },
};

/** Commands that write: they show the changes, ask before writing, and can be undone by `league undo`. */
export const leagueFileCommands: Commands = {
  "league import": {
    argumentNames: ["FILE"],
    options: writeOptions,
    summary:
      "Takes results from a file; they win over every source. A csv has the columns season, date, round, home, away, hg, ag, or the API's: home_team or home_id, away_team or away_id, home_score, away_score; clubs by name or id. Football.TXT, NPFL-JSON and an answer of GET /api/npfl/fixtures are read as they are.",
    async run(call) {
      const file = await textFileToRead(call, requiredArgument(call, 0, "a file"));
      const text = await readFile(file, "utf8");
      await call.withDatabase(async (db, clock) => {
        const plan = await planImport({ db, clock }, file, text);
        await carryOut(call, `${file} was not accepted`, unwrap(plan, file));
      });
    },
  },
  "league result": {
    argumentNames: ["HOME", "AWAY", "SCORE"],
    options: {
      ...writeOptions,
      date: day("the day of the match"),
      season: { value: "2025-26", summary: "the season; by default the one that the day is in" },
      round: wholeNumber("the matchday, for a match that is not stored"),
    },
    summary: "Enters or corrects one result, 2-1; it wins over every source. Clubs by name or id.",
    async run(call) {
      const [home, away] = [
        requiredArgument(call, 0, "the home club"),
        requiredArgument(call, 1, "the away club"),
      ];
      const score = /^(\d{1,2})\s*[-–:]\s*(\d{1,2})$/.exec(
        requiredArgument(call, 2, "the score: 2-1").trim(),
      );
      if (score === null) throw new UsageError(`"${call.args[2]}" is not a score like 2-1.`);
      const { date, round = "", season } = call.options;
      if (date === undefined)
        throw new UsageError("Give --date with the day of the match: --date 2026-11-22.");
      const [, hg = "", ag = ""] = score;
      await call.withDatabase(async (db, clock) => {
        const fields = { home, away, hg, ag, date, round, season: season ?? seasonOfDay(date) };
        await carryOut(call, "The result was not accepted", await planResult({ db, clock }, fields));
      });
    },
  },
  "league decide": {
    argumentNames: ["FILE.json"],
    options: writeOptions,
    summary:
      'Adds decisions (deductions, awarded and voided games) to the ledger: a list with id, season, date, kind, club, match, points, goals, reason, source, state, or the API\'s team_id, team and fixture_id; clubs by name or id, matches by id or as "Enyimba v Remo Stars".',
    async run(call) {
      const file = await textFileToRead(call, requiredArgument(call, 0, "a file"));
      const json = parseJson(await readFile(file, "utf8"));
      if (json === undefined) throw new UsageError(`${file} was not accepted: it is not JSON.`);
      await call.withDatabase(async (db, clock) => {
        const plan = await planDecide({ db, clock }, file, json);
        await carryOut(call, `${file} was not accepted`, unwrap(plan, file));
      });
    },
  },
  "league undo": {
    options: {
      ...confirmOptions,
      entry: wholeNumber(
        "only that entry, and only if it is the last; each command that writes prints its number",
      ),
    },
    summary: "Undoes the last import or decision that has not been undone yet.",
    run: (call) =>
      call.withDatabase(async (db, clock) => {
        const plan = await planUndo({ db, clock });
        if (plan === null) throw new UsageError("There is nothing to undo.");
        const { entry } = call.options;
        if (entry !== undefined && Number(entry) !== plan.entry.id)
          throw new UsageError(
            `Entry ${entry} is not the last: something was written after it, or it was undone already.`,
          );
        call.print(
          `The ${plan.entry.kind} of ${plan.entry.file}, written ${plan.entry.madeAt.toISOString()}:`,
        );
        await carryOut(call, "It was not undone", plan);
      }),
  },
};

/** Shows what would change, asks, then writes all of it or nothing. */
async function carryOut(call: Call, refusal: string, plan: Plan): Promise<void> {
  const linesOf = (kind: PlanLine["kind"]) => plan.lines.filter((line) => line.kind === kind);
  await show(call, plan);
  const [refused, conflicts] = [linesOf("refused"), linesOf("conflict")];
  if (refused[0]) throw new UsageError(`${refusal}: ${sentenceOf(plan.unit, refused)}. Nothing was written.`);
  if (conflicts[0] && call.options.replace === undefined)
    throw new UsageError(
      `${refusal}: ${plan.unit} ${conflicts[0].row} contradicts what is stored, ${conflicts[0].stored}${andMore(conflicts)}. --replace overwrites it. Nothing was written.`,
    );
  if (call.options["dry-run"] !== undefined) return void call.print("Nothing was written.");
  if (plan.lines.every(({ kind }) => kind === "unchanged"))
    return void call.print("There is nothing to write.");
  if (call.options.yes === undefined && !(await agreed(call))) return void call.print("Nothing was written.");
  const result = await plan.write();
  if (!result.ok) throw new UsageError(`${refusal}: ${result.failure.message}. Nothing was written.`);
  if (plan.unit === "line") return void call.print("Undone.");
  await call.print("Written.");
  await call.print(`To undo this: ./naija-gist league undo --entry ${result.value}.`);
}

const KINDS = ["new", "changed", "conflict", "refused", "unchanged"] as const;

async function show(call: Call, { unit, lines }: Plan): Promise<void> {
  const changes = lines.filter(({ kind }) => kind !== "unchanged");
  const rows = changes.map(({ row, kind, item, stored, replacement }) => [
    row,
    kind,
    item,
    stored,
    replacement,
  ]);
  if (rows.length > 0)
    for (const line of table([[unit, "", "", "stored", "would be"], ...rows])) await call.print(line);
  const counts = KINDS.map((kind) => {
    const { length } = lines.filter((line) => line.kind === kind);
    return kind === "conflict" ? counted(length, kind) : `${length} ${kind}`;
  });
  await call.print(`${counts.join(", ")}.`);
}

function sentenceOf(unit: string, [first, ...rest]: readonly PlanLine[]): string {
  const label = [first?.item, first?.replacement].filter(Boolean).join(": ");
  return `${unit} ${first?.row}: ${label}${andMore([first, ...rest])}`;
}

function andMore(lines: readonly unknown[]): string {
  return lines.length > 1 ? ` (and ${lines.length - 1} more)` : "";
}

async function agreed(call: Call): Promise<boolean> {
  call.print("Write this? yes or no:");
  for await (const line of call.lines()) return /^y(es)?$/i.test(line.trim());
  throw new UsageError("Nobody answered: use --yes to write without being asked. Nothing was written.");
}

import { sql } from "kysely";
import type { Act, CommandLine, Newsroom, Outcome, Press } from "#app/ops/newsroom.ts";
import { type Call, type Command, UsageError } from "#cli/commands/command.ts";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import * as api from "#contracts/all/api.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db/database.ts";
import type { Fetch } from "#platform/fetch/request.ts";
import { WrongInput } from "#platform/process/errors.ts";
import type { Env } from "#platform/settings/env.ts";
import { withTimeout } from "#platform/with-timeout.ts";
import { createPrintout, type Printout } from "./printout.ts";
import {
  type Choices,
  inWords,
  isAct,
  isOffered,
  lineOf,
  nameIn,
  roomsOf,
  undoingOf,
  withChosen,
  withoutShell,
} from "./rooms.ts";

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly env: Env;
  readonly fetch: Fetch;
  readonly ask: Ask;
}

const SHOWN_ACTS = 50;
const TIMEOUT_MS = 2_000;

/** Runs the same commands as `./naija-gist`, so that page and command line cannot differ. */
export function createNewsroom(deps: Deps): Newsroom {
  const { db } = deps;
  return {
    rooms: async () => roomsOf(await loadCommands(), await choicesOf(deps.ask)),
    lineOf: async (name, fields) =>
      lineOf(name, (await loadCommands())[name] ?? {}, withChosen(name, fields, await choicesOf(deps.ask))),
    acts: async () => {
      const acts = await withTimeout(findActs(db, SHOWN_ACTS), TIMEOUT_MS);
      return acts.map((act) => ({ ...act, what: inWords(act.command) }));
    },
    undoOf: async (act) => {
      const found = await findUndoable(db, act);
      return typeof found === "string" ? found : found.undo;
    },
    async press(press) {
      const printed = createPrintout();
      try {
        const outcome = await doPress({ ...deps, printed }, press);
        return { ...outcome, lines: plainLines(outcome.lines) };
      } catch (error) {
        if (!(error instanceof WrongInput)) throw error;
        // What it printed before says what the error is about.
        return { isDone: false, lines: plainLines([...printed.lines(), error.message]) };
      }
    },
  };
}

function plainLines(lines: readonly string[]): string[] {
  return lines.map(withoutShell).filter((line) => line !== null);
}

interface Run extends Deps {
  readonly printed: Printout;
}

async function doPress(deps: Run, { line, why, by, isSure, undoes }: Press): Promise<Outcome> {
  const name = nameIn(line);
  const command = isOffered(name) ? (await loadCommands())[name] : undefined;
  if (command === undefined) throw new UsageError(`"${name}" is not done here.`);
  if (!isAct(name)) return { isDone: true, lines: await run(deps, command, line) };
  if (why.trim() === "") throw new UsageError("Write why: it is kept with what you do.");
  const { options = {} } = command;
  // Options come first: what follows "--" is typed text.
  const withOptions = (...added: string[]): CommandLine => [...line.slice(0, 2), ...added, ...line.slice(2)];
  const reason = "reason" in options ? [`--reason=${why}`] : [];
  if (!isSure && "dry-run" in options) {
    const lines = await run(deps, command, withOptions(...reason, "--dry-run"));
    return { isDone: false, lines, waiting: { line, undoes } };
  }
  const { db, clock } = deps;
  const undone = undoes === null ? null : await findUndoable(db, undoes);
  if (typeof undone === "string") throw new UsageError(undone);
  const id = await beginAct(db, { at: clock.now(), by, why, command: line });
  try {
    const said = await run(deps, command, withOptions(...reason, ...("yes" in options ? ["--yes"] : [])));
    await endAct(db, id, { said, undo: undoingOf(line, said, undone?.command ?? null), undoes });
    return { isDone: true, lines: said };
  } catch (error) {
    if (error instanceof WrongInput) await dropAct(db, id);
    throw error;
  }
}

/** What the command prints, with the words after its name as they would be typed. */
async function run(
  { db, clock, env, fetch, printed }: Run,
  command: Command,
  line: CommandLine,
): Promise<string[]> {
  const { parseArguments } = await import("#cli/commands/parse-arguments.ts");
  const { args, options } = parseArguments({ name: nameIn(line), command, rest: line.slice(2) });
  const call: Call = {
    ...{ args, options, env },
    path: (file) => file,
    async *lines() {},
    bytes: async () => Buffer.alloc(0),
    print: printed.add,
    withDatabase: (use) => use(db, clock),
    fetch: () => fetch,
  };
  await command.run(call);
  return printed.lines();
}

/** A list that cannot be read now is simply not offered: the page is needed most when something is down. */
async function choicesOf(ask: Ask): Promise<Choices> {
  const papers = ask(api.news.papers).then((answer) =>
    answer.papers.map(({ id, name }) => ({ value: id, label: name })),
  );
  const clubs = ask(api.league.teams).then(({ teams }) =>
    teams.map(({ team_name }) => ({ value: team_name, label: "" })),
  );
  const [papersNow, clubsNow] = await Promise.all(
    [papers, clubs].map((choices) => withTimeout(choices, TIMEOUT_MS).catch(() => [])),
  );
  return { papers: papersNow ?? [], clubs: clubsNow ?? [] };
}

/** Loaded when the page is first opened: no reader needs them. */
async function loadCommands() {
  const { allCommands } = await import("#cli/commands/all.ts");
  return allCommands();
}

/** Records an act before it is done, so that none is ever done without a record. Returns its id. */
async function beginAct(
  db: Database,
  { at, by, why, command }: Pick<Act, "at" | "by" | "why" | "command">,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into platform.act (at, by, why, command) values (${at}, ${by}, ${why}, ${command}) returning id`.execute(
    db,
  );
  return rows[0]?.id ?? "";
}

async function endAct(
  db: Database,
  id: string,
  { said, undo, undoes }: { said: readonly string[]; undo: CommandLine | null; undoes: string | null },
): Promise<void> {
  await sql`update platform.act set said = ${said}, undo = ${undo} where id = ${id}`.execute(db);
  if (undoes !== null) await sql`update platform.act set undone_by = ${id} where id = ${undoes}`.execute(db);
}

/** For one that was refused, and so changed nothing. */
async function dropAct(db: Database, id: string): Promise<void> {
  await sql`delete from platform.act where id = ${id}`.execute(db);
}

/** What the version before noted beside a result would take back whatever came last, perhaps another's. */
const MAY_UNDO = sql`(undo is not null and undo <> array['league', 'undo'])`;

async function findActs(db: Database, limit: number): Promise<Omit<Act, "what">[]> {
  const { rows } = await sql<Omit<Act, "what">>`
    select id, at, by, why, command, said, ${MAY_UNDO} and undone_by is null as "mayUndo"
    from platform.act order by id desc limit ${limit}`.execute(db);
  return rows;
}

/** An act that can still be undone, with what undoes it; otherwise why it cannot. */
async function findUndoable(
  db: Database,
  id: string,
): Promise<{ command: CommandLine; undo: CommandLine } | string> {
  const { rows } = await sql<{ command: string[]; undo: string[] | null; isUndone: boolean }>`
    select command, case when ${MAY_UNDO} then undo end as undo, undone_by is not null as "isUndone" from platform.act where id::text = ${id}`.execute(
    db,
  );
  const [act] = rows;
  if (act === undefined) return "There is no such act.";
  if (act.isUndone) return "It has been undone already.";
  return act.undo === null ? "It cannot be undone." : { command: act.command, undo: act.undo };
}

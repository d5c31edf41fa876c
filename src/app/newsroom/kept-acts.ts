import { sql } from "kysely";
import type { Act, CommandLine } from "#app/ops/newsroom.ts";
import type { Database } from "#platform/db/database.ts";

/** Records an act before it is done, so that none is ever done without a record. Returns its id. */
export async function beginAct(
  db: Database,
  { at, by, why, command }: Pick<Act, "at" | "by" | "why" | "command">,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into platform.act (at, by, why, command) values (${at}, ${by}, ${why}, ${command}) returning id`.execute(
    db,
  );
  return rows[0]?.id ?? "";
}

export async function endAct(
  db: Database,
  id: string,
  { said, undo, undoes }: { said: readonly string[]; undo: CommandLine | null; undoes: string | null },
): Promise<void> {
  await sql`update platform.act set said = ${said}, undo = ${undo} where id = ${id}`.execute(db);
  if (undoes !== null) await sql`update platform.act set undone_by = ${id} where id = ${undoes}`.execute(db);
}

/** For one that was refused, and so changed nothing. */
export async function dropAct(db: Database, id: string): Promise<void> {
  await sql`delete from platform.act where id = ${id}`.execute(db);
}

export async function findActs(db: Database, limit: number): Promise<Omit<Act, "what">[]> {
  const { rows } = await sql<Omit<Act, "what">>`
    select id, at, by, why, command, said, undo is not null and undone_by is null as "mayUndo"
    from platform.act order by id desc limit ${limit}`.execute(db);
  return rows;
}

/** An act that can still be undone, with what undoes it. */
export async function findUndoable(
  db: Database,
  id: string,
): Promise<{ command: CommandLine; undo: CommandLine } | null> {
  const { rows } = await sql<{ command: string[]; undo: string[] }>`
    select command, undo from platform.act
    where id::text = ${id} and undo is not null and undone_by is null`.execute(db);
  return rows[0] ?? null;
}

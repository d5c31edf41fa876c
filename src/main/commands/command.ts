import { createInterface } from "node:readline";
import type { Database } from "#platform/db/database.ts";
import type { Env } from "#platform/env.ts";
import type { Fetch } from "#platform/fetch/request.ts";

/** What a command is given: its words, its options, and the house's floor on demand. */
export interface Call {
  /** The words after the command's name. */
  readonly words: readonly string[];
  /** `--level strict` → { level: "strict" }; a bare `--force` → { force: "" }. */
  readonly options: Readonly<Record<string, string>>;
  readonly env: Env;
  /** Lines of the standard input. */
  lines(): AsyncIterable<string>;
  /** The standard input as it is, its first bytes alone; what comes after them is let run out. */
  bytes(most: number): Promise<Buffer>;
  print(line: string): void;
  /** The database, also beside a running server; started for the command's time where none runs. */
  withDatabase<Value>(use: (db: Database) => Promise<Value>): Promise<Value>;
  /** The guarded door outward, as the server has it; open for `own` origins of this machine too. */
  fetch(own?: readonly string[]): Fetch;
}

export interface Command {
  /** "feeds check [ID]": what follows the name, for the help. */
  readonly usage: string;
  readonly says: string;
  run(call: Call): Promise<void>;
}

export type Commands = Readonly<Record<string, Command>>;

/** A mistake of the person at the keyboard: told in a sentence, exit code 2. */
export class WrongCall extends Error {}

export function needed(call: Call, at: number, what: string): string {
  const word = call.words[at];
  if (word === undefined) throw new WrongCall(`Say ${what}.`);
  return word;
}

export async function printAll(call: Call, lines: AsyncIterable<string>): Promise<void> {
  for await (const line of lines) call.print(line);
}

export function standardInput(): AsyncIterable<string> {
  return createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });
}

/** A writer who is cut off would call that a failure: therefore all is read, and little kept. */
export async function standardBytes(most: number): Promise<Buffer> {
  const kept: Buffer[] = [];
  let size = 0;
  for await (const chunk of process.stdin as AsyncIterable<Buffer>) {
    if (size < most) kept.push(chunk.subarray(0, most - size));
    size += chunk.length;
  }
  return Buffer.concat(kept);
}

/** Rows as columns of equal width. */
export function table(rows: readonly (readonly (string | number | null)[])[]): string[] {
  const cells = rows.map((row) => row.map((cell) => String(cell ?? "–")));
  const widths = cells.reduce<number[]>(
    (most, row) => row.map((cell, at) => Math.max(most[at] ?? 0, cell.length)),
    [],
  );
  return cells.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}

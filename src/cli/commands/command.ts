import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db/database.ts";
import type { Fetch } from "#platform/fetch/request.ts";
import { WrongInput } from "#platform/process/errors.ts";
import type { Result } from "#platform/result.ts";
import type { Env } from "#platform/settings/env.ts";

/** What a command gets: its arguments, options, and the platform's services, which start when first used. */
export interface Call {
  /** The arguments after the command's name. */
  readonly args: readonly string[];
  /** `--level strict` → { level: "strict" }; a switch → { replace: "" }. */
  readonly options: Readonly<Record<string, string>>;
  readonly env: Env;
  /** Resolves a path relative to the folder in which the command was called. */
  path(name: string): string;
  lines(): AsyncIterable<string>;
  /** The first `limit` bytes of the standard input, unchanged; the rest is read and dropped. */
  bytes(limit: number): Promise<Buffer>;
  /** Resolves once there is room for more; a command with much output must await it. */
  print(line: string): void | Promise<void>;
  /**
   * Opens the database, even beside a running server. If it is not running, it is started for the command. What the
   * command writes is stamped by the database's clock, on whichever machine it runs.
   */
  withDatabase<Value>(use: (db: Database, clock: Clock) => Promise<Value>): Promise<Value>;
  /** The same guarded fetch as in the server; it may also reach the `loopback` origins on this machine. */
  fetch(loopback?: readonly string[]): Fetch;
}

export interface Option {
  /** The placeholder of its value in the help: "DATE"; a switch has none. */
  readonly value?: string;
  readonly summary: string;
  /** Whether the command can use this value. */
  readonly fits?: (value: string) => boolean;
}

export interface Command {
  /** The arguments after the name, in order: ["PAPER", "URL", "[CATEGORY]"]; brackets mark an optional one. */
  readonly argumentNames?: readonly string[];
  readonly options?: Readonly<Record<string, Option>>;
  /** For the help, what the command reads from or writes to a pipe: "< lines". */
  readonly stream?: string;
  readonly summary: string;
  run(call: Call): Promise<void>;
}

export type Commands = Readonly<Record<string, Command>>;

/** The command was called wrongly. */
export class UsageError extends WrongInput {}

export function requiredArgument(call: Call, at: number, expected: string): string {
  const argument = call.args[at];
  if (!argument) throw new UsageError(`Give ${expected}.`);
  return argument;
}

export function oneOf(values: readonly string[], summary: string): Option {
  return { value: values.join("|"), summary, fits: (value) => values.includes(value) };
}

export function day(summary: string): Option {
  return { value: "YYYY-MM-DD", summary, fits: isDay };
}

export function wholeNumber(summary: string): Option {
  return { value: "NUMBER", summary, fits: (value) => /^\d{1,9}$/.test(value) };
}

export function isDay(value: string): boolean {
  const at = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value) && value.length === 10;
}

/** "2026-12-05", or with a time: "2026-12-05T18:00". `Date.parse` would take 30 February for 2 March. */
export function isDateOrInstant(value: string): boolean {
  return isDay(value.slice(0, 10)) && !Number.isNaN(Date.parse(value));
}

/** The result's value; throws a sentence if `subject`, a file or an address, could not be accepted. */
export function unwrap<Value>(
  result: Result<Value, { kind: string; message: string }>,
  subject: string,
): Value {
  if (!result.ok) throw new UsageError(`${subject} was not accepted: ${result.failure.message}.`);
  return result.value;
}

export async function printAll(call: Call, lines: AsyncIterable<string>): Promise<void> {
  for await (const line of lines) await call.print(line);
}

/** Rows as columns of equal width. */
export function table(rows: readonly (readonly (string | number | null)[])[]): string[] {
  const cells = rows.map((row) => row.map((cell) => String(cell ?? "–")));
  const widths = cells.reduce<number[]>(
    (widest, row) => row.map((cell, at) => Math.max(widest[at] ?? 0, cell.length)),
    [],
  );
  return cells.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}

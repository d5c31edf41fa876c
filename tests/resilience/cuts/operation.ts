import type { Database } from "#platform/db/database.ts";

/** A writing of the product that takes more than one statement. */
export interface Operation {
  /** What stands in the database before it. */
  prepare(db: Database): Promise<unknown>;
  /** The product's own code, as a process that has just started runs it. */
  run(db: Database): Promise<unknown>;
  /** What it leaves, as plain values: told the same after every whole run. */
  look(db: Database): Promise<unknown>;
  /** Where the operation is not one piece: what must be true of any state in its middle. */
  readonly holds?: (state: never) => boolean;
  /** Costs a thread each time: it is cut at every third statement only. */
  readonly isSlow?: boolean;
}

/** Operations by what they are called in a test's title. */
export type Operations = Readonly<Record<string, Operation>>;

import type { Database } from "#platform/db/database.ts";

/** An operation of the product that writes with more than one statement. */
export interface Operation {
  /** The database's content before it. */
  prepare(db: Database): Promise<unknown>;
  /** The product's own code, as a process that has just started runs it. */
  run(db: Database): Promise<unknown>;
  /** Its result as plain values: the same after every complete run. */
  readState(db: Database): Promise<unknown>;
  /** If the operation is not atomic: what must hold at any point within it. */
  readonly isConsistent?: (state: never) => boolean;
  /** Costs a thread each time: it is cut at every third statement only. */
  readonly isSlow?: boolean;
}

/** Operations by their names in test titles. */
export type Operations = Readonly<Record<string, Operation>>;

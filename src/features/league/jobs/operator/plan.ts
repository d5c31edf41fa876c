import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db/database.ts";
import type { Result } from "#platform/result.ts";

export interface OperatorDeps {
  readonly db: Database;
  readonly clock: Clock;
}

/** What a row of an operator's file would do. */
export interface PlanLine {
  readonly row: number;
  readonly kind: "new" | "changed" | "unchanged" | "conflict" | "refused";
  /** The match or the ruling. */
  readonly item: string;
  readonly stored: string;
  /** What would replace `stored`; for a refused row, the reason. */
  readonly replacement: string;
}

export interface Change<Thing> {
  /** Null if `after` is new. */
  readonly before: Thing | null;
  readonly after: Thing;
}

/** What a command would change, shown before anything is written. */
export interface Plan {
  /** What `row` counts: "row", "entry" or "line". */
  readonly unit: string;
  readonly lines: readonly PlanLine[];
  /** Writes all or nothing; fails if the league has changed since the plan was made. Gives the entry's id. */
  write(): Promise<Result<number, LeagueChanged>>;
}

export interface LeagueChanged {
  readonly kind: "moved";
  readonly message: string;
}

export const leagueChanged: LeagueChanged = {
  kind: "moved",
  message: "the league has changed meanwhile: look again",
};

export function sameLines(one: readonly PlanLine[], other: readonly PlanLine[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export function changesIn<Thing>(
  planned: readonly { readonly line: PlanLine; readonly change: Change<Thing> | null }[],
): Change<Thing>[] {
  return planned.flatMap(({ change }) => change ?? []);
}

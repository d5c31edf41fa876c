import type { Fixture } from "#features/league/panels/data/shapes.ts";
import type { Running } from "./running.ts";

/** Without the matches that the hub's answers no longer call open: the table beside them counts these already. */
export function openOnly(running: Running, upcoming: readonly Fixture[]): Running {
  const open = new Set(upcoming.map(({ fixture_id, minute }) => minute !== undefined && fixture_id));
  return new Map([...running].filter(([id]) => open.has(id)));
}

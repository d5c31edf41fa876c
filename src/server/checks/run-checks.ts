import type { CheckResult } from "#contracts/ops.ts";
import { withTimeout } from "#platform/with-timeout.ts";

/** A database that is silent shall not silence the figures of all else. */
const PATIENCE_MS = 3_000;

export type Check = () => Promise<CheckResult>;

/** Looks at all parts at once; one that cannot be seen (the database is away) is a trouble, and hides no other. */
export async function runChecks(checks: Readonly<Record<string, Check>>): Promise<CheckResult[]> {
  return Promise.all(Object.entries(checks).map(([name, watch]) => look(name, watch)));
}

async function look(name: string, watch: Check): Promise<CheckResult> {
  const seen = (value: 0 | 1) => ({
    name: "watch_up",
    says: "1 where this part of the house could be looked at",
    value,
    labels: { watch: name },
  });
  try {
    const watched = await withTimeout(watch(), PATIENCE_MS);
    return { ...watched, gauges: [...watched.gauges, seen(1), troublesOf(name, watched.troubles.length)] };
  } catch (error) {
    const trouble = `${name} cannot be seen: ${error instanceof Error ? error.message : error}`;
    return { title: name, gauges: [seen(0), troublesOf(name, 1)], tables: [], troubles: [trouble] };
  }
}

function troublesOf(watch: string, value: number) {
  return { name: "troubles", says: "What stands on top of /ops", value, labels: { watch } };
}

import type { CheckResult } from "#contracts/ops.ts";
import { errorMessage } from "#platform/process/errors.ts";
import { withTimeout } from "#platform/with-timeout.ts";

/** A database that does not answer must not hide the other figures. */
const TIMEOUT_MS = 3_000;

export type Check = () => Promise<CheckResult>;

/** Runs all checks at once; one that fails is reported as a problem and does not hide the others. */
export async function runChecks(checks: Readonly<Record<string, Check>>): Promise<CheckResult[]> {
  return Promise.all(Object.entries(checks).map(([name, check]) => run(name, check)));
}

async function run(name: string, check: Check): Promise<CheckResult> {
  const upGauge = (value: 0 | 1) => ({
    name: "watch_up",
    help: "1 if this check could be run",
    value,
    labels: { watch: name },
  });
  try {
    const result = await withTimeout(check(), TIMEOUT_MS);
    return { ...result, gauges: [...result.gauges, upGauge(1), troublesOf(name, result.problems.length)] };
  } catch (error) {
    const problem = `The check "${name}" failed: ${errorMessage(error)}`;
    return { title: name, gauges: [upGauge(0), troublesOf(name, 1)], tables: [], problems: [problem] };
  }
}

function troublesOf(watch: string, value: number) {
  return { name: "troubles", help: "Problems listed at the top of /ops", value, labels: { watch } };
}

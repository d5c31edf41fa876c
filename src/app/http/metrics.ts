import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Gauge as CheckResult } from "#contracts/ops.ts";
import type { RunOutcome } from "#platform/jobs/run.ts";

export type Metrics = ReturnType<typeof createMetrics>;

/** Counters that are raised where things happen. Figures that are looked up at each scrape come from the checks. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const sentReady = new Map<number, number>();
  return {
    registry,
    /** Counts answers from the cache, which are most, in plain numbers that the counter takes over at each scrape. */
    countReady(status: number): void {
      sentReady.set(status, (sentReady.get(status) ?? 0) + 1);
    },
    requests: new Counter({
      name: "http_requests_total",
      help: "Answers by cache and status",
      labelNames: ["cache", "status"],
      registers,
      collect() {
        for (const [status, count] of sentReady) this.inc({ cache: "ready", status: String(status) }, count);
        sentReady.clear();
      },
    }),
    requestSeconds: new Histogram({
      name: "http_request_seconds",
      help: "Time to answer requests that were not ready in memory",
      labelNames: ["kind"],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers,
    }),
    jobs: new Counter({
      name: "job_runs_total",
      help: "Job runs by outcome",
      labelNames: ["job", "outcome"],
      registers,
    }),
    jobSeconds: new Histogram({
      name: "job_seconds",
      help: "Duration of jobs",
      labelNames: ["job"],
      buckets: [0.1, 0.5, 1, 5, 15, 60, 300],
      registers,
    }),
    troubles: new Counter({
      name: "troubles_total",
      help: "Warnings and errors in the log, by message",
      labelNames: ["says"],
      registers,
    }),
    changes: new Counter({
      name: "change_notices_total",
      help: "Notices of database changes, by domain; gone = something was taken down",
      labelNames: ["change"],
      registers,
    }),
  };
}

export function countRuns({ jobs, jobSeconds }: Metrics) {
  return (job: string, outcome: RunOutcome, seconds: number): void => {
    jobs.inc({ job, outcome });
    jobSeconds.observe({ job }, seconds);
  };
}

/** The checks' figures, made anew for each scrape: one whose check fails now is left out, not repeated. */
export function gaugesOf(checked: readonly CheckResult[]): Registry {
  const registry = new Registry();
  for (const name of new Set(checked.map((one) => one.name))) {
    const gaugesOfName = checked.filter((one) => one.name === name);
    const labelNames = Object.keys(gaugesOfName[0]?.labels ?? {});
    const gauge = new Gauge({ name, help: gaugesOfName[0]?.help ?? "", labelNames, registers: [registry] });
    for (const { labels, value } of gaugesOfName) gauge.set(labels ?? {}, value);
  }
  return registry;
}

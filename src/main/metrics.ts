import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

export type Metrics = ReturnType<typeof createMetrics>;

/** What Prometheus may read at /metrics. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    requests: new Counter({
      name: "http_requests_total",
      help: "Answers by kind of cache and status",
      labelNames: ["cache", "status"],
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
      help: "How long jobs take",
      labelNames: ["job"],
      buckets: [0.1, 0.5, 1, 5, 15, 60, 300],
      registers,
    }),
    kept: new Gauge({ name: "kept_answers", help: "Pages and API answers in the cache", registers }),
  };
}

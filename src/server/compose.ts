import type { RoundResult } from "#domains/news/jobs/schedule.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db/database.ts";
import type { OpenDatabase } from "#platform/db/open.ts";
import type { Job } from "#platform/jobs/job.ts";
import { type RunningJobs, startJobs } from "#platform/jobs/run.ts";
import type { Log } from "#platform/log.ts";
import type { DiskCache } from "#platform/pictures/disk-cache.ts";
import type { Env } from "#platform/settings/env.ts";
import { allChecks } from "./checks/all-checks.ts";
import { runChecks } from "./checks/run-checks.ts";
import { composeDomains } from "./domains/all.ts";
import { createAnswerCache, createAsk, type Handler } from "./http/ask.ts";
import type { HttpServer } from "./http/listen.ts";
import type { Metrics } from "./http/metrics.ts";
import { ResponseCache } from "./http/response-cache.ts";
import { openStreet } from "./http/web-server.ts";
import { furnish } from "./infrastructure.ts";
import { followChanges } from "./invalidation.ts";
import type { SiteSource } from "./site-build/site-source.ts";

interface Ground {
  readonly db: Database;
  readonly pool: OpenDatabase["pool"];
  readonly url: string;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
  say(sentence: string): void;
  /** Told of every round of the newspapers. */
  onRound(round: RoundResult): void;
}

export interface Wired {
  startJobs(): Promise<RunningJobs>;
  /** Opens the port; returns the address for the terminal. */
  openDoor(): Promise<string>;
  close(): Promise<void>;
}

/** Puts the house together: the floor, the domains, their answers; jobs and the door open when they are told to. */
export async function wire(env: Env, ground: Ground, site: SiteSource): Promise<Wired> {
  const handlers = new Map<string, Handler>();
  const [answers, ready] = [createAnswerCache(), new ResponseCache()];
  const ask = createAsk(handlers, { prove: env.PROVE_ANSWERS, cache: answers });
  const { metrics } = ground;
  const floor = await furnish(env, { ...ground, ask });
  const domains = await composeDomains(floor.house, await site.build());
  for (const domain of domains) {
    for (const [address, handler] of Object.entries(domain.handlers))
      handlers.set(address, handler as Handler);
  }
  if (floor.house.edition === "sample") tellSample(env, ground.say);
  const changes = followChanges({
    url: ground.url,
    log: ground.log,
    caches: [answers, ready],
    onNotice: (change) => metrics.changes.inc({ change }),
  });
  const checks = allChecks({
    house: floor.house,
    pool: ground.pool,
    ready,
    answers,
    changes,
    build: site.version(),
  });
  let jobs: RunningJobs | null = null;
  let door: HttpServer | null = null;
  return {
    async startJobs() {
      const all = [...domains.flatMap((domain) => domain.jobs), tidyPictures(floor.pictureCache)];
      jobs = await startJobs(all, { ...ground, onRun: countRuns(metrics) });
      return jobs;
    },
    async openDoor() {
      door = await openStreet({
        env,
        ...floor,
        cache: ready,
        db: ground.db,
        handlers,
        domains,
        metrics,
        site,
        watch: () => runChecks(checks),
      });
      return env.SITE_URL ?? `http://localhost:${door.port}`;
    },
    async close() {
      floor.stop();
      await door?.close();
      await jobs?.stop();
      await changes.stop();
      await floor.close();
    },
  };
}

function tellSample(env: Env, say: Ground["say"]): void {
  say("This is the sample edition: its newspapers are invented, and no real one is asked.");
  if (env.SMTP_URL !== undefined)
    say(`SMTP_URL is not used: the sample edition mails nothing. Its letters go to ${env.DATA_DIR}/outbox.`);
}

function tidyPictures(pictureCache: DiskCache): Job {
  return {
    name: "pictures.tidy",
    when: { everyMinutes: 60 },
    run: async () => void (await pictureCache.tidy()),
  };
}

function countRuns(metrics: Metrics) {
  return (job: string, outcome: "done" | "failed", seconds: number): void => {
    metrics.jobs.inc({ job, outcome });
    metrics.jobSeconds.observe({ job }, seconds);
  };
}

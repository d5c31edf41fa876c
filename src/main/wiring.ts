import type { Hono } from "hono";
import type { ServerBuild } from "react-router";
import type { Endpoints } from "#contracts/endpoint.ts";
import { endpoints } from "#contracts/every.ts";
import { openApiDocument } from "#outlets/openapi/document.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db/database.ts";
import type { Env } from "#platform/env.ts";
import type { Job } from "#platform/jobs/job.ts";
import { type RunningJobs, startJobs } from "#platform/jobs/run.ts";
import type { Log } from "#platform/log.ts";
import type { Shelf } from "#platform/pictures/shelf.ts";
import { createAsk, type Handler } from "./ask.ts";
import { callerAddress } from "./caller-address.ts";
import { furnish } from "./furnish.ts";
import { createApp } from "./http.ts";
import { listen, type OpenDoor } from "./listen.ts";
import { createMetrics } from "./metrics.ts";
import { mountOps } from "./ops.ts";
import { mountPictures } from "./picture-door.ts";
import { wireTowns } from "./towns/every.ts";
import { jsonHeaders } from "./web/api.ts";
import { createPages } from "./web/pages.ts";
import { ReadyCache } from "./web/ready-cache.ts";
import { loadStatic } from "./web/static.ts";

interface Ground {
  readonly db: Database;
  readonly url: string;
  readonly clock: Clock;
  readonly log: Log;
  say(line: string): void;
}

export interface Wired {
  startJobs(): Promise<RunningJobs>;
  /** Opens the port; returns the address for the terminal. */
  openDoor(): Promise<string>;
  close(): Promise<void>;
}

const SITE_BUILD = new URL("../../build/server/index.js", import.meta.url).href;

/** Puts the house together: the floor, the towns, the answers, and the door to the street. */
export async function wire(env: Env, ground: Ground): Promise<Wired> {
  const handlers = new Map<string, Handler>();
  const ask = createAsk(handlers, { prove: env.PROVE_ANSWERS });
  const metrics = createMetrics();
  const { house, pictures, shelf, stop, close } = await furnish(env, { ...ground, ask });
  const towns = await wireTowns(house);
  for (const town of towns) {
    for (const [address, handler] of Object.entries(town.handlers)) handlers.set(address, handler as Handler);
  }
  if (house.edition === "sample")
    ground.say("No newspaper answers from here: this is the sample edition, with invented papers.");

  let jobs: RunningJobs | null = null;
  let door: OpenDoor | null = null;
  return {
    async startJobs() {
      jobs = await startJobs([...towns.flatMap((town) => town.jobs), tidyPictures(shelf)], {
        ...ground,
        onRun(name, outcome, seconds) {
          metrics.jobs.inc({ job: name, outcome });
          metrics.jobSeconds.observe({ job: name }, seconds);
        },
      });
      return jobs;
    },
    async openDoor() {
      const cache = new ReadyCache();
      await loadStatic("build/client", cache);
      const build: ServerBuild = await import(SITE_BUILD);
      const thirdParties = [
        env.CONSENT_SCRIPT,
        env.TAG_MANAGER,
        env.AD_NETWORK,
        env.GEO_DIRECT,
        env.WEATHER_DIRECT,
      ].filter((one) => one !== undefined);
      const app = createApp({
        handlers,
        cache,
        log: ground.log,
        prove: env.PROVE_ANSWERS,
        callerAddress: (context) => callerAddress(context, env.TRUST_PROXY),
        page: createPages({ build, ask, settings: house.settings, thirdParties }),
        mountOutlets(outlets: Hono) {
          mountOps(outlets, { db: ground.db, metrics, token: env.OPS_TOKEN });
          mountPictures(outlets, pictures);
          outlets.get("/api/openapi.json", (context) =>
            context.json(openApiDocument(endpoints as Endpoints, house.settings.siteUrl), 200, jsonHeaders),
          );
          for (const town of towns) town.mount?.(outlets);
        },
      });
      door = await listen({ app, cache, metrics, host: env.HOST, port: env.PORT });
      return env.SITE_URL ?? `http://localhost:${door.port}`;
    },
    async close() {
      stop();
      await door?.close();
      await jobs?.stop();
      await close();
    },
  };
}

function tidyPictures(shelf: Shelf): Job {
  return { name: "pictures.tidy", when: { everyMinutes: 60 }, run: async () => void (await shelf.tidy()) };
}

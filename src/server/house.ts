import type { Hono } from "hono";
import type { Ask } from "#contracts/all-endpoints.ts";
import type { PublicSettings } from "#contracts/ops.ts";
import type { RoundResult } from "#domains/news/jobs/schedule.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db/database.ts";
import type { Edition } from "#platform/edition.ts";
import type { Fetch } from "#platform/fetch/request.ts";
import type { Job } from "#platform/jobs/job.ts";
import type { Log } from "#platform/log.ts";
import type { PictureSigner } from "#platform/pictures/sign.ts";
import type { Env } from "#platform/settings/env.ts";
import type { Sample } from "#sample/server.ts";
import type { ServeCached } from "./http/cached-route.ts";

/** What every domain is built with; each takes from it what its doors ask for. */
export interface House {
  readonly env: Env;
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly fetch: Fetch;
  /** A door of its own to an address that the operator names, also where that is in the house's own network. */
  fetchTo(address: string): Fetch;
  readonly ask: Ask;
  readonly edition: Edition;
  /** The loopback press and providers, in the sample edition. */
  readonly sample: Sample | null;
  readonly settings: PublicSettings;
  readonly signer: PictureSigner;
  /** A key for one purpose, the same in all processes. */
  key(purpose: string): Promise<Buffer>;
  /** Aborted when the process is told to end. */
  readonly stopping: AbortSignal;
  /** Told of every round of the newspapers. */
  onRound(round: RoundResult): void;
}

/** A domain as main holds it: its answers by address, its jobs, and what it serves without a page. */
export interface Domain {
  readonly handlers: object;
  readonly jobs: readonly Job[];
  mount?(app: Hono, serveCached: ServeCached): void;
}

/** A domain's providers; in the sample edition all of them are on loopback, also those that nobody plays. */
export function addressesOf<Name extends string>(
  live: Readonly<Record<Name, string>>,
  { sample }: House,
): Record<Name, string> {
  if (sample === null) return live;
  const names = Object.keys(live).map((name) => [name, `${sample.origin}/providers/${name}`]);
  return Object.fromEntries(names) as Record<Name, string>;
}

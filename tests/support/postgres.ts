import { rm, statfs } from "node:fs/promises";
import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { startEmbedded } from "#platform/db/embedded.ts";
import { migrate } from "#platform/db/migrate.ts";
import { openDatabase } from "#platform/db/open.ts";
import { makeDataDir } from "./product.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The migrated template's server, or why there is none. */
    postgres: { url: string } | { failure: string };
  }
}

interface TestPostgres {
  readonly url: string;
  /** Starts it again if it has crashed. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Several test files run at once, some with three products of up to 26 connections each. */
const CONNECTIONS = 200;

/** Linux's file system in memory. Tests empty tables hundreds of times, which takes three times as long on a disk. */
const MEMORY = "/dev/shm";
/** A test run takes 0.2 GB. */
const ENOUGH_BYTES = 1e9;

/** One real PostgreSQL for each project of a test run; its migrated database is the template of every test's own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { TEST_POSTGRES: shared } = process.env;
  const started = shared === undefined ? await startPostgres() : null;
  const url = started?.url ?? shared ?? "";
  try {
    await makeTemplate(url);
    project.provide("postgres", { url });
  } catch (error) {
    project.provide("postgres", { failure: String(error) });
  }
  return async () => started?.stop();
}

/** Also serves a series of test runs, which find it by TEST_POSTGRES; each needs it without the others' databases. */
export async function startPostgres(): Promise<TestPostgres> {
  const dir = await makeClusterDir();
  const { url, restart, stop } = await startEmbedded(dir, { durable: false, connections: CONNECTIONS });
  return {
    url,
    restart,
    async stop() {
      await stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

/** In memory if there is room for it and it may be written, which some systems allow nobody. */
export async function makeClusterDir(): Promise<string> {
  const inMemory = (await hasRoom(MEMORY)) ? await makeDataDir(MEMORY).catch(() => null) : null;
  return inMemory ?? makeDataDir();
}

async function hasRoom(folder: string): Promise<boolean> {
  const disk = await statfs(folder).catch(() => null);
  return disk !== null && disk.bavail * disk.bsize > ENOUGH_BYTES;
}

/** Once, even if the projects of a run share a server. */
async function makeTemplate(url: string): Promise<void> {
  const admin = new Client({ connectionString: url });
  await admin.connect();
  await admin.query("select pg_advisory_lock(3)");
  const { rowCount } = await admin.query("select from pg_database where datname = 'template_migrated'");
  if (rowCount === 0) {
    await admin.query("create database template_migrated");
    await migrateTemplate(url);
  }
  await admin.end();
}

async function migrateTemplate(url: string): Promise<void> {
  const open = openDatabase(url.replace("/naija?", "/template_migrated?"), {
    connections: 2,
    onError: () => {},
  });
  await migrate(open.db, "migrations");
  await open.close();
}

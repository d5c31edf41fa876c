import path from "node:path";
import type { Call } from "#cli/commands/command.ts";
import { systemClock } from "#platform/clock.ts";
import type { Database } from "#platform/db/database.ts";
import { readEnv } from "#platform/settings/env.ts";

/** A call of a command as the command line makes it, and what the command prints. */
export function commandCall(
  db: Database,
  parts: Partial<Call> = {},
): { readonly call: Call; readonly printed: string[] } {
  const printed: string[] = [];
  const call: Call = {
    args: [],
    options: {},
    env: readEnv({}),
    async *lines() {},
    path: (name) => path.resolve(name),
    bytes: async () => Buffer.alloc(0),
    print: (line) => void printed.push(line),
    withDatabase: (use) => use(db, systemClock),
    fetch: () => () => Promise.reject(new Error("nothing is fetched here")),
    ...parts,
  };
  return { call, printed };
}

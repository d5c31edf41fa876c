import type { Env } from "./env.ts";

const ONLY_FOR_WEBS = ["DATABASE_POOL_URL", "DATABASE_READ_URL"] as const;
/** Why they are for processes without jobs. */
export const HOLDS_SESSIONS =
  "a process with the role worker keeps to DATABASE_URL, because jobs hold sessions and read what they have just written";

/** Settings that this process was given and does not obey. */
export function unusedSettings(env: Env): string[] {
  return env.ROLES.split(",").includes("worker") ? ONLY_FOR_WEBS.filter((name) => env[name]) : [];
}

/** The settings that this process obeys; announces the others. */
export function obeyed(env: Env, announce: (sentence: string) => void): Env {
  const unused = unusedSettings(env);
  for (const name of unused) announce(`${name} is not used: ${HOLDS_SESSIONS}.`);
  return unused.length === 0 ? env : { ...env, DATABASE_POOL_URL: undefined, DATABASE_READ_URL: "" };
}

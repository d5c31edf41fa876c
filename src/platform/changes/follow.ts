import { setInterval as everyFew } from "node:timers/promises";
import type { Database } from "#platform/db/database.ts";
import { listen } from "#platform/db/listen.ts";
import type { Log } from "#platform/log.ts";
import { findVersions, isNewer } from "./versions.ts";

/** The versions of all domains as this process knows them, and who wants to hear when one changes. */
export interface FollowedVersions {
  /** The version of a domain's rows: equal versions mean equal rows. */
  of(domain: string): string;
  all(): Readonly<Record<string, string>>;
  /** A domain's rows have changed; `of` already tells the new version. */
  onChange(listener: (domain: string) => void): void;
  /** Something must no longer be shown. Its domain's change is told as well. */
  onGone(listener: () => void): void;
  /** True while PostgreSQL's notices arrive on a connection. Otherwise changes are noticed a little later. */
  isConnected(): boolean;
  stop(): Promise<void>;
}

interface Deps {
  readonly db: Database;
  readonly url: string;
  readonly log: Log;
  /** How often the versions are also read: notices are lost behind a pooler that shares sessions. */
  readonly pollMs?: number;
}

const POLL_MS = 2_000;
/** Not a domain: its number grows where something must no longer be shown. */
const GONE = "gone";

/** Reads the versions, and follows them by PostgreSQL's notices, whichever process, command or `psql` wrote. */
export async function followVersions({ db, url, log, pollMs = POLL_MS }: Deps): Promise<FollowedVersions> {
  const known = new Map(await findVersions(db));
  const onChange: ((domain: string) => void)[] = [];
  const onGone: (() => void)[] = [];
  const leaving = new AbortController();

  function learn(domain: string, version: string): void {
    if (!isNewer(version, known.get(domain))) return;
    known.set(domain, version);
    if (domain === GONE) for (const tell of onGone) tell();
    else for (const tell of onChange) tell(domain);
  }
  /** Fails while the database is away, which the subscription reports. */
  async function read(): Promise<void> {
    const versions = await findVersions(db).catch(() => new Map<string, string>());
    for (const [domain, version] of versions) learn(domain, version);
  }
  async function poll(): Promise<void> {
    for await (const _ of everyFew(pollMs, undefined, { signal: leaving.signal, ref: false })) await read();
  }

  const subscription = listen(url, "versions", {
    onNotice(payload) {
      const [domain = "", version = ""] = payload.split(" ");
      learn(domain, version);
    },
    // Notices sent while the connection was down are lost, but not the changes that they announced.
    onConnect: () => void read(),
    onTrouble: (error) =>
      log.warn({ error: error.message }, "notices of changes do not arrive; the versions are read instead"),
  });
  const polling = poll().catch(() => {});

  return {
    of(domain) {
      const version = known.get(domain);
      if (version === undefined) throw new Error(`there is no domain "${domain}"`);
      return version;
    },
    all: () => Object.fromEntries([...known].filter(([domain]) => domain !== GONE)),
    onChange: (listener) => void onChange.push(listener),
    onGone: (listener) => void onGone.push(listener),
    isConnected: () => subscription.isConnected(),
    async stop() {
      leaving.abort();
      await Promise.all([subscription.stop(), polling]);
    },
  };
}

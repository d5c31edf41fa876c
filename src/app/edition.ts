import type { Edition } from "#platform/edition.ts";
import type { Fetch } from "#platform/fetch/request.ts";
import type { Env } from "#platform/settings/env.ts";

interface Deps {
  readonly fetch: Fetch;
  /** A few feeds of papers known to answer. */
  readonly probes: readonly string[];
  hasLiveArticles(): Promise<boolean>;
}

/** Letters are mailed only if a mail server is configured and the news is real: invented news is mailed to nobody. */
export function sendsMail({ SMTP_URL }: Env, edition: Edition): boolean {
  return SMTP_URL !== undefined && edition === "live";
}

const TIMEOUT_MS = 5_000;

/** "auto": live if a real newspaper answers, or ever has; otherwise the sample edition. */
export async function chooseEdition(
  setting: Env["EDITION"],
  { fetch, probes, hasLiveArticles }: Deps,
): Promise<Edition> {
  if (setting === "matchday") return "sample";
  if (setting !== "auto") return setting;
  if (await hasLiveArticles()) return "live";
  const attempts = probes.map(async (url) => {
    const answer = await fetch({ url, timeoutMs: TIMEOUT_MS });
    if (!answer.ok) throw new Error(answer.failure.kind);
  });
  return Promise.any(attempts).then(
    () => "live" as const,
    () => "sample" as const,
  );
}

/** Says so at the start, so that nobody takes invented news for real. */
export function announceSample({ SMTP_URL, DATA_DIR }: Env, announce: (sentence: string) => void): void {
  announce("This is the sample edition: its newspapers are invented, and no real one is asked.");
  if (SMTP_URL !== undefined)
    announce(`SMTP_URL is not used: the sample edition mails nothing. Its letters go to ${DATA_DIR}/outbox.`);
}

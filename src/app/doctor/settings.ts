import { addressOf } from "#platform/mail/address.ts";
import type { Env } from "#platform/settings/env.ts";
import { HOLDS_SESSIONS, unusedSettings } from "#platform/settings/unused.ts";

/** "wrong" harms readers or the operator now; "look" may be intended. */
export interface Finding {
  readonly about: string;
  readonly state: "good" | "look" | "wrong";
  readonly says: string;
  /** What to do, unless all is well. */
  readonly todo?: string;
}

const INVENTED = /\.(?:example|test|invalid|localhost)$/;

/** What the settings alone say about a live site. */
export function findInSettings(env: Env): Finding[] {
  const findings = [...findInAddress(env), ...findInMail(env), ...findInKeys(env), ...findUnused(env)];
  return findings.length > 0 ? findings : [{ about: "settings", state: "good", says: "complete" }];
}

function findInAddress({ SITE_URL: site, TRUST_PROXY }: Env): Finding[] {
  const about = "SITE_URL";
  if (site === undefined) {
    const says = "feeds, letters and shared pictures lead to this machine's localhost";
    return [{ about, state: "wrong", says, todo: "set SITE_URL to the address that readers use: https://…" }];
  }
  if (!site.startsWith("https:")) {
    const says = "readers get pages and send their addresses unencrypted";
    const todo = 'put Caddy or nginx in front (docs/operations.md, "TLS") and set SITE_URL=https://…';
    return [{ about, state: "wrong", says, todo }];
  }
  if (TRUST_PROXY > 0) return [];
  const says = "behind the TLS proxy all readers count as one, and together meet the limits of one";
  return [
    { about: "TRUST_PROXY", state: "wrong", says, todo: "set TRUST_PROXY=1 (the number of your proxies)" },
  ];
}

function findInMail({ SMTP_URL, MAIL_FROM, CONTACT_EMAIL, OPS_EMAIL }: Env): Finding[] {
  const findings: Finding[] = [];
  if (CONTACT_EMAIL === undefined) {
    const says = "the contact pages and the push services are given an invented address";
    findings.push({
      about: "CONTACT_EMAIL",
      state: "wrong",
      says,
      todo: "set it to an address that you read",
    });
  }
  if (SMTP_URL === undefined) {
    const says = "letters go to the outbox folder and reach nobody";
    findings.push({ about: "SMTP_URL", state: "look", says, todo: "set SMTP_URL, MAIL_FROM and SITE_URL" });
  } else if (OPS_EMAIL === undefined) {
    const says = "nobody is mailed when something is wrong";
    findings.push({ about: "OPS_EMAIL", state: "look", says, todo: "set it to your own address" });
  }
  const invented = { MAIL_FROM, CONTACT_EMAIL, OPS_EMAIL };
  for (const [about, address] of Object.entries(invented))
    if (address !== undefined && INVENTED.test(addressOf(address)))
      findings.push({ about, state: "wrong", says: "this is an example's address", todo: "set your own" });
  return findings;
}

function findInKeys({ OPS_TOKEN, BACKUP_DIR, BACKUP_KEY }: Env): Finding[] {
  const findings: [isMissing: boolean, finding: Finding][] = [
    [
      OPS_TOKEN === undefined,
      {
        ...({ about: "OPS_TOKEN", state: "look", says: "/ops, /ops/desk and /metrics are closed" } as const),
        todo: "set it: openssl rand -hex 24",
      },
    ],
    [
      BACKUP_DIR === undefined,
      {
        ...({ about: "BACKUP_DIR", state: "look", says: "no backups are made by themselves" } as const),
        todo: "set it to a folder on another disk, and BACKUP_HOOK to a program that copies them away",
      },
    ],
    [
      BACKUP_DIR !== undefined && BACKUP_KEY === undefined,
      {
        ...({
          about: "BACKUP_KEY",
          state: "look",
          says: "backups hold readers' addresses unencrypted",
        } as const),
        todo: "set it: openssl rand -hex 24, and keep it elsewhere too",
      },
    ],
  ];
  return findings.flatMap(([isMissing, finding]) => (isMissing ? [finding] : []));
}

function findUnused(env: Env): Finding[] {
  const todo = 'set it for processes with ROLES=web only (docs/operations.md, "From one machine to many")';
  const says = `is not used: ${HOLDS_SESSIONS}`;
  return unusedSettings(env).map((about) => ({ about, state: "look", says, todo }));
}

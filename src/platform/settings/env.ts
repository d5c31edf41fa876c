import * as z from "zod/mini";
import { WrongInput } from "#platform/process/errors.ts";
import {
  adRecords,
  apiAddress,
  apiBase,
  day,
  emailAddress,
  folder,
  host,
  key,
  modelName,
  oneOf,
  origin,
  pageAddress,
  pageLanguages,
  password,
  postgresAddress,
  postgresAddresses,
  program,
  pushServices,
  roles,
  secret,
  securityContact,
  sender,
  smtpAddress,
  token,
  vapidKey,
  webAddresses,
  wholeNumber,
  yesOrNo,
} from "./kinds.ts";

const { optional } = z;

/** Every setting of the product; `.env.example` describes them. */
const settings = z.object({
  PORT: z._default(wholeNumber(0, 65_535), 3000),
  HOST: z._default(host, "127.0.0.1"),
  DATA_DIR: z._default(folder, "data"),
  EDITION: z._default(oneOf(["auto", "live", "sample", "matchday"]), "auto"),
  DATABASE_URL: optional(postgresAddress),
  DATABASE_POOL_URL: optional(postgresAddress),
  DATABASE_READ_URL: z._default(postgresAddresses, ""),
  ROLES: z._default(roles, "web,worker"),
  // The first day is that of the league's oldest known match; the last is later than anybody will need.
  LEAGUE_TODAY: optional(day("2009-09-20", "2099-12-31")),
  SITE_URL: optional(origin),
  TRUST_PROXY: z._default(wholeNumber(0, 5), 0),
  EDGE_PURGE_URLS: z._default(webAddresses, ""),
  EDGE_PURGE_TOKEN: optional(token),
  SECRET: optional(secret),
  SECRET_BEFORE: optional(secret),
  SMTP_URL: optional(smtpAddress),
  MAIL_FROM: optional(sender),
  CONTACT_EMAIL: optional(emailAddress),
  GATE_PASSWORD: optional(password),
  OPS_TOKEN: optional(token),
  OPS_EMAIL: optional(emailAddress),
  BACKUP_DIR: optional(folder),
  BACKUP_KEY: optional(secret),
  BACKUP_HOOK: optional(program),
  LANGUAGES: optional(pageLanguages),
  RETENTION_DAYS: z._default(wholeNumber(7, 3650), 180),
  LOG_LEVEL: z._default(oneOf(["debug", "info", "warn", "error"]), "info"),
  API_BASE_DEVELOPMENT: z._default(apiBase, "/api"),
  API_BASE_PRODUCTION: z._default(apiBase, "/api"),
  CONSENT_SCRIPT: optional(pageAddress),
  TAG_MANAGER: optional(pageAddress),
  AD_NETWORK: optional(pageAddress),
  ADS_TXT: optional(adRecords),
  SECURITY_CONTACT: optional(securityContact),
  GEO: z._default(yesOrNo, true),
  GEO_DIRECT: optional(pageAddress),
  WEATHER_DIRECT: optional(pageAddress),
  WEATHER_DIRECT_KEY: optional(key),
  DOUBLE_OPT_IN: optional(yesOrNo),
  PUSH_SERVICES: z._default(
    pushServices,
    "fcm.googleapis.com updates.push.services.mozilla.com *.push.apple.com *.notify.windows.com",
  ),
  PUSH_MOST: z._default(wholeNumber(0, 10_000_000), 200_000),
  VAPID_PRIVATE_KEY: optional(vapidKey),
  EVENT_FEEDS: z._default(webAddresses, ""),
  PROVE_ANSWERS: z._default(yesOrNo, false),
  OPENWEATHER_KEY: optional(key),
  TMDB_KEY: optional(key),
  NGX_PULSE_KEY: optional(key),
  API_FOOTBALL_KEY: optional(key),
  LLM_URL: optional(apiAddress),
  LLM_MODEL: optional(modelName),
  LLM_KEY: optional(key),
  LLM_DAILY_TOKENS: z._default(wholeNumber(0, 1_000_000_000), 200_000),
});

export type Env = z.infer<typeof settings>;

/** Settings that need another one. */
const NEEDS: readonly (readonly [name: keyof Env, needed: keyof Env])[] = [
  ["LLM_URL", "LLM_MODEL"],
  ["LLM_MODEL", "LLM_URL"],
  ["LLM_KEY", "LLM_URL"],
  ["WEATHER_DIRECT_KEY", "WEATHER_DIRECT"],
  ["EDGE_PURGE_URLS", "EDGE_PURGE_TOKEN"],
  ["EDGE_PURGE_TOKEN", "EDGE_PURGE_URLS"],
  // Otherwise letters would go out under an invented name, with links to this machine's localhost.
  ["SMTP_URL", "SITE_URL"],
  ["SMTP_URL", "MAIL_FROM"],
  ["BACKUP_HOOK", "BACKUP_DIR"],
  ["SECRET_BEFORE", "SECRET"],
  ["DATABASE_POOL_URL", "DATABASE_URL"],
  ["DATABASE_READ_URL", "DATABASE_URL"],
];

/** The settings, or an error with a sentence for each wrong one. An empty value counts as not set. */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const nonEmpty = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = settings.safeParse(nonEmpty);
  const wrong = parsed.success
    ? []
    : parsed.error.issues.map(({ path: [name], message }) =>
        sentence(String(name), nonEmpty, `it must be ${message}`),
      );
  const incomplete = NEEDS.filter(
    ([name, needed]) => nonEmpty[name] !== undefined && nonEmpty[needed] === undefined,
  ).map(([name, needed]) => sentence(name, nonEmpty, `it needs ${needed} beside it`));
  if (parsed.success && incomplete.length === 0) return parsed.data;
  throw new WrongSetting([...wrong, ...incomplete].join("\n"));
}

export class WrongSetting extends WrongInput {}

function sentence(
  name: string,
  values: Readonly<Record<string, string | undefined>>,
  reason: string,
): string {
  return `The setting ${name}=${printable(name, values[name] ?? "")} is not usable: ${reason}. See .env.example.`;
}

const HIDDEN = /SECRET|PASSWORD|TOKEN$|KEY$|^(DATABASE(_POOL|_READ)?|SMTP|LLM)_URL$/;
const MAX_LENGTH = 80;

/** A secret is never printed, not even a wrong one. Addresses are printed without credentials and without path. */
function printable(name: string, value: string): string {
  if (HIDDEN.test(name)) return "(hidden)";
  const bare = value.replace(/\/\/[^/@\s]*@/g, "//…@").replace(/(\/\/[^/\s]+\/)[^\s]+/g, "$1…");
  return JSON.stringify(bare.length <= MAX_LENGTH ? bare : `${bare.slice(0, MAX_LENGTH)}…`);
}

export function settingNames(): string[] {
  return Object.keys(settings.shape);
}

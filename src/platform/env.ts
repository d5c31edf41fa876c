import * as z from "zod/mini";

const yes = z.pipe(
  z.enum(["1", "true", "yes", "0", "false", "no", ""]),
  z.transform((word) => ["1", "true", "yes"].includes(word)),
);
const port = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65535));
const address = z.url({ protocol: /^https?$/ });
const secret = z.string().check(z.minLength(8));
const optional = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(schema);

/** Every setting of the product; `.env.example` says what each does. */
const settings = z.object({
  PORT: z._default(port, 3000),
  HOST: z._default(z.string(), "127.0.0.1"),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), "data"),
  EDITION: z._default(z.enum(["auto", "live", "sample"]), "auto"),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
  ROLES: z._default(z.string().check(z.regex(/^(web|worker)(,(web|worker))*$/)), "web,worker"),
  LEAGUE_TODAY: optional(z.iso.date()),
  SITE_URL: optional(address),
  TRUST_PROXY: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(5)), 0),
  SECRET: optional(secret),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: optional(z.string()),
  CONTACT_EMAIL: optional(z.email()),
  GATE_PASSWORD: optional(secret),
  OPS_TOKEN: optional(secret),
  RETENTION_DAYS: z._default(z.coerce.number().check(z.int(), z.minimum(7), z.maximum(3650)), 180),
  LOG_LEVEL: z._default(z.enum(["debug", "info", "warn", "error"]), "info"),
  API_BASE_DEVELOPMENT: z._default(z.string(), "/api"),
  API_BASE_PRODUCTION: z._default(z.string(), "/api"),
  CONSENT_SCRIPT: optional(address),
  TAG_MANAGER: optional(address),
  AD_NETWORK: optional(address),
  ADS_TXT: optional(z.string()),
  SECURITY_CONTACT: optional(z.string().check(z.regex(/^(mailto:|https:\/\/|tel:)\S+$/))),
  GEO: z._default(yes, true),
  GEO_DIRECT: optional(address),
  WEATHER_DIRECT: optional(address),
  WEATHER_DIRECT_KEY: optional(z.string()),
  DOUBLE_OPT_IN: optional(yes),
  EVENT_FEEDS: z._default(z.string(), ""),
  PROVE_ANSWERS: z._default(yes, false),
  OPENWEATHER_KEY: optional(z.string()),
  TMDB_KEY: optional(z.string()),
  NGX_PULSE_KEY: optional(z.string()),
  API_FOOTBALL_KEY: optional(z.string()),
  LLM_URL: optional(address),
  LLM_MODEL: optional(z.string()),
  LLM_KEY: optional(z.string()),
  LLM_DAILY_TOKENS: z._default(z.coerce.number().check(z.int(), z.minimum(0)), 200_000),
});

export type Env = z.infer<typeof settings>;

/** The settings, or one sentence that names what is wrong. An empty value counts as none. */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = settings.safeParse(given);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const name = String(issue?.path[0] ?? "?");
  throw new WrongSetting(
    `The setting ${name}=${shown(name, given[name])} is not usable: ${issue?.message ?? "it is wrong"}. See .env.example.`,
  );
}

export class WrongSetting extends Error {}

/** A secret is never echoed, also not when it is wrong. */
function shown(name: string, value: string | undefined): string {
  return /SECRET|PASSWORD|TOKEN|KEY|URL/.test(name) ? "(hidden)" : JSON.stringify(value ?? "");
}

export function settingNames(): string[] {
  return Object.keys(settings.shape);
}

import { liveCultureProviders } from "#features/culture/jobs/schedule.ts";
import { apiFootballAddress } from "#features/league/jobs/schedule.ts";
import { liveMarketsProviders } from "#features/markets/jobs/schedule.ts";
import { feedsToProbe } from "#features/news/jobs/schedule.ts";
import { liveWeatherProviders } from "#features/weather/jobs/schedule.ts";
import type { Fetch, FetchRequest } from "#platform/fetch/request.ts";
import { domainOf } from "#platform/mail/address.ts";
import { findSenderRecords } from "#platform/mail/sender-records.ts";
import { findMailFault } from "#platform/mail/smtp.ts";
import type { Env } from "#platform/settings/env.ts";
import { MINUTE_MS } from "#platform/time.ts";
import type { Finding } from "./settings.ts";

interface Deps {
  readonly env: Env;
  readonly fetch: Fetch;
  readonly now: Date;
}

const TIMEOUT_MS = 10_000;

/** What only others can tell: this site's own address, the mail server, the names, newspapers and providers. */
export async function findOutside(deps: Deps): Promise<Finding[]> {
  const found = await Promise.all([site(deps), mail(deps), senderRecords(deps), feeds(deps), ...keys(deps)]);
  return found.flat();
}

async function site({ env: { SITE_URL }, fetch }: Deps): Promise<Finding[]> {
  if (SITE_URL === undefined) return [];
  const about = "site";
  const url = `${SITE_URL}/healthz`;
  const answer = await fetch({ url, timeoutMs: TIMEOUT_MS });
  const todo = "check the name's DNS record, the certificate, and that the proxy leads to this process";
  if (!answer.ok) return [{ about, state: "wrong", says: `${url}: ${answer.failure.message}`, todo }];
  const isOurs = Buffer.from(answer.value.body).toString().trim() === "alive";
  return [
    isOurs
      ? good(about, `${url} answers`)
      : { about, state: "wrong", says: `${url}: something else answers`, todo },
  ];
}

async function mail({ env: { SMTP_URL } }: Deps): Promise<Finding[]> {
  if (SMTP_URL === undefined) return [];
  const fault = await findMailFault(SMTP_URL, TIMEOUT_MS);
  if (fault === null) return [good("mail server", "takes the login")];
  const todo = "check host, port, user and password of SMTP_URL, and that your host lets mail out";
  return [{ about: "mail server", state: "wrong", says: fault, todo }];
}

async function senderRecords({ env: { MAIL_FROM, SMTP_URL } }: Deps): Promise<Finding[]> {
  if (MAIL_FROM === undefined || SMTP_URL === undefined) return [];
  const about = `the domain ${domainOf(MAIL_FROM)}`;
  const missing = await findSenderRecords(domainOf(MAIL_FROM));
  if (missing === null)
    return [{ about, state: "look", says: "its DNS could not be asked", todo: "try again; check DNS" }];
  if (missing.length === 0) return [good(about, "has SPF and DMARC")];
  const todo = "add the records that your mail provider names; without them letters land in spam";
  return [{ about, state: "look", says: `has no ${missing.join(" and no ")} record`, todo }];
}

/** Their answers also tell the time. */
async function feeds({ fetch, now }: Deps): Promise<Finding[]> {
  const answers = await Promise.all(feedsToProbe.map((url) => fetch({ url, timeoutMs: TIMEOUT_MS })));
  const reached = answers.filter((answer) => answer.ok);
  if (reached.length === 0) {
    const failure = answers.find((answer) => !answer.ok)?.failure.message ?? "";
    const todo = "check DNS, the firewall and whether your host may leave its network";
    return [{ about: "newspapers", state: "wrong", says: `none answered (${failure})`, todo }];
  }
  const times = reached.map(({ value }) => Date.parse(value.headers.date ?? "")).filter(Number.isFinite);
  const wrongBy = Math.min(...times.map((time) => Math.abs(now.getTime() - time)));
  return [
    good("newspapers", `${reached.length} of ${answers.length} answered`),
    ...(times.length > 0 && wrongBy > MINUTE_MS
      ? [
          {
            ...WRONG_CLOCK,
            says: `differs from the newspapers' by ${Math.round(wrongBy / 1_000)} s`,
          } as const,
        ]
      : []),
  ];
}

const WRONG_CLOCK = { about: "clock", state: "wrong", todo: "run NTP: timedatectl set-ntp true" } as const;

function keys({ env, fetch }: Deps): Promise<Finding[]>[] {
  const { OPENWEATHER_KEY, TMDB_KEY, NGX_PULSE_KEY, API_FOOTBALL_KEY } = env;
  const place = `${liveWeatherProviders.openWeather}/weather?lat=9.06&lon=7.49`;
  const requests: [name: string, key: string | undefined, request: FetchRequest][] = [
    ["OPENWEATHER_KEY", OPENWEATHER_KEY, { url: `${place}&appid=${OPENWEATHER_KEY}`, logAs: place }],
    [
      ...(["TMDB_KEY", TMDB_KEY] as const),
      { url: `${liveCultureProviders.tmdb}/configuration`, headers: { authorization: `Bearer ${TMDB_KEY}` } },
    ],
    [
      ...(["NGX_PULSE_KEY", NGX_PULSE_KEY] as const),
      {
        url: `${liveMarketsProviders.ngxPulse}/indices/ngx-all-share/history`,
        headers: { "x-api-key": String(NGX_PULSE_KEY) },
      },
    ],
    [
      ...(["API_FOOTBALL_KEY", API_FOOTBALL_KEY] as const),
      { url: `${apiFootballAddress}/status`, headers: { "x-apisports-key": String(API_FOOTBALL_KEY) } },
    ],
  ];
  return requests.map(([name, key, request]) => (key === undefined ? NOTHING : tryKey(name, request, fetch)));
}

const NOTHING = Promise.resolve([]);
const REFUSES = [401, 403];

async function tryKey(about: string, request: FetchRequest, fetch: Fetch): Promise<Finding[]> {
  const answer = await fetch({ ...request, timeoutMs: TIMEOUT_MS });
  if (answer.ok) return [good(about, "is accepted")];
  const { failure } = answer;
  const isRefused = failure.kind === "status" && REFUSES.includes(failure.status);
  return isRefused
    ? [{ about, state: "wrong", says: "the provider refuses it", todo: "set a new key, or none" }]
    : [{ about, state: "look", says: `could not be tried (${failure.kind})`, todo: "try again later" }];
}

function good(about: string, says: string): Finding {
  return { about, state: "good", says };
}

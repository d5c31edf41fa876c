import { isUnfinished } from "#features/league/contract/match-state.ts";
import { readReports } from "#features/league/intake/read-reports.ts";
import type { Match, Report } from "#features/league/shapes.ts";
import { type Connector, connectors, type SourceRequest } from "#features/league/sources/connectors.ts";
import { matchdayNow } from "#features/league/statistics/rounds.ts";
import { currentSpan } from "#features/league/statistics/seasons.ts";
import { findSeasons } from "#features/league/store/clubs.ts";
import { findMatches, findSeasonSpans, type SeasonSpan } from "#features/league/store/matches.ts";
import { findSourceChecks, saveSourceCheck } from "#features/league/store/source-checks.ts";
import { errorMessage } from "#platform/process/errors.ts";
import { failed, ok, type Result } from "#platform/result.ts";
import { HOUR_MS, lagosDate, lagosInstant, MINUTE_MS } from "#platform/time.ts";
import { applyReports } from "./apply-reports.ts";
import { EARLIEST_KICKOFF, type LeagueDeps } from "./deps.ts";
import { seasonOfDay } from "./operator/season-days.ts";

/** A job is a little late or early. */
const TIMER_MS = 20_000;
const MATCH_HOURS = 3;
/** The hours from the earliest kick-off to the end of the latest match. */
const AFTERNOON_HOURS = 8;

type Moment = Pick<SourceRequest, "season" | "today" | "round">;
type Check = Awaited<ReturnType<typeof findSourceChecks>>[number];

/**
 * Asks every source that is due for the season of the day; while matches are on, those with running scores each minute.
 * A failure is logged and kept with its source, and does not affect the others.
 */
export async function askSources(deps: LeagueDeps, { onlyRunning = false } = {}): Promise<void> {
  const today = deps.today ?? lagosDate(deps.clock.now());
  const known = (await findSeasons(deps.db)).map(({ id }) => id);
  const season = seasonToAsk(known, await findSeasonSpans(deps.db), today);
  if (season === undefined) return;
  const matches = (await findMatches(deps.db, { season })).map(({ match }) => match);
  const isRunning = matches.some((match) => match.date === today && isOn(match, deps));
  if (onlyRunning && !isRunning) return;
  const moment = { season, today, round: matchdayNow(matches, today) ?? 1 };
  const checks = new Map((await findSourceChecks(deps.db)).map((check) => [check.source, check]));
  for (const connector of connectors) {
    const last = checks.get(connector.name) ?? neverAsked(connector.name);
    const often = isRunning ? connector.runningEveryMinutes : undefined;
    if (onlyRunning && often === undefined) continue;
    // A check dated in the future was recorded by a wrong clock, so the sign is ignored.
    const elapsedMs = Math.abs(deps.clock.now().getTime() - last.checked_at.getTime());
    const dueMs = (often ?? connector.everyMinutes) * MINUTE_MS - TIMER_MS;
    if (elapsedMs >= dueMs) await askOne(deps, connector, moment, last);
  }
}

/**
 * The season that is current for readers, while it has matches ahead; then the day's own, once it is later, although
 * none of its matches is known yet. A next season that is merely known is not asked for.
 */
export function seasonToAsk(
  known: readonly string[],
  spans: readonly SeasonSpan[],
  today: string,
): string | undefined {
  const current = currentSpan(spans, today);
  const ofDay = known.findLast((id) => id <= seasonOfDay(today));
  if (!current || ofDay === undefined) return current?.season ?? ofDay;
  return current.last >= today || current.season > ofDay ? current.season : ofDay;
}

/** A match of today is on from its kick-off, or the earliest one, until long after its end; a replayed one at any hour. */
function isOn(match: Match, { clock, today }: LeagueDeps): boolean {
  if (!isUnfinished(match)) return false;
  if (today !== undefined) return true;
  const sinceMs =
    clock.now().getTime() - lagosInstant(match.date, match.kickoff ?? EARLIEST_KICKOFF).getTime();
  return sinceMs >= 0 && sinceMs < (match.kickoff ? MATCH_HOURS : AFTERNOON_HOURS) * HOUR_MS;
}

async function askOne(deps: LeagueDeps, connector: Connector, moment: Moment, last: Check): Promise<void> {
  const { db, clock, log } = deps;
  const base = deps.providers?.[connector.name] ?? connector.base;
  const requests = connector.requests({ ...moment, base, key: deps.apiFootballKey });
  if (requests.length === 0) return;
  // What is thrown, such as the database's refusal of a value, is this source's failure too.
  const taken = await takeAnswer(deps, connector, requests, moment.season, last).catch((error: unknown) =>
    failed({ kind: "thrown", message: errorMessage(error) }),
  );
  if (taken.ok) return;
  const failure = taken.failure.message;
  log.warn({ source: connector.name, failure }, "nothing was taken from a league source");
  await saveSourceCheck(db, { ...last, checked_at: clock.now(), failure: failure.slice(0, 300) });
}

async function takeAnswer(
  deps: LeagueDeps,
  connector: Connector,
  requests: ReturnType<Connector["requests"]>,
  season: string,
  last: Check,
): Promise<Result<null, SourceFailure>> {
  const answer = await askSource(deps, connector, requests, season, last.version);
  if (!answer.ok) return answer;
  const at = deps.clock.now();
  const { reports, version } = answer.value;
  const applied = await applyReports(deps, connector.name, reports);
  if (applied.added + applied.changed + applied.conflicts > 0) {
    deps.log.info({ source: connector.name, ...applied }, "league news");
  }
  const unknown_clubs = [...applied.unknown];
  const check = { ...last, checked_at: at, succeeded_at: at, failure: null, version, unknown_clubs };
  await saveSourceCheck(deps.db, check);
  return ok(null);
}

interface SourceFailure {
  readonly kind: string;
  readonly message: string;
}

interface SourceAnswer {
  readonly reports: readonly Report[];
  readonly version: string | null;
}

/** A source with a single address may report that nothing has changed since `version`. */
async function askSource(
  deps: LeagueDeps,
  connector: Connector,
  requests: ReturnType<Connector["requests"]>,
  season: string,
  version: string | null,
): Promise<Result<SourceAnswer, SourceFailure>> {
  const reports: Report[] = [];
  let etag: string | null = null;
  for (const request of requests) {
    const answer = await deps.fetch(requests.length === 1 ? { ...request, etag: version } : request);
    if (!answer.ok) return failed(answer.failure);
    if (answer.value.unchanged) return ok({ reports: [], version });
    const parsed = readReports(new TextDecoder().decode(answer.value.body), connector.format, season);
    if (!parsed.ok) return failed(parsed.failure);
    reports.push(...parsed.value);
    etag = answer.value.headers.etag ?? null;
  }
  return ok({ reports, version: etag });
}

function neverAsked(source: string): Check {
  return {
    source,
    checked_at: new Date(0),
    succeeded_at: null,
    failure: null,
    version: null,
    unknown_clubs: [],
  };
}

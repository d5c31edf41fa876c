import { readReports } from "#domains/league/intake/read-reports.ts";
import type { Report } from "#domains/league/shapes.ts";
import {
  type Asked,
  type Connector,
  connectors,
  leagueAddresses,
} from "#domains/league/sources/connectors.ts";
import { matchdayNow } from "#domains/league/statistics/rounds.ts";
import { findSeasons } from "#domains/league/store/clubs.ts";
import { findMatches } from "#domains/league/store/matches.ts";
import { findSourceChecks, keepSourceCheck } from "#domains/league/store/source-checks.ts";
import { lagosDate } from "#platform/clock.ts";
import { failed, ok, type Result } from "#platform/result.ts";
import type { LeagueHands } from "./hands.ts";
import { takeReports } from "./take-reports.ts";

/** Asks every source that is due for the newest season. One that fails says so and stops nobody. */
export async function askSources(hands: LeagueHands): Promise<void> {
  const season = (await findSeasons(hands.db)).at(-1);
  if (!season) return;
  const known = (await findMatches(hands.db, { season: season.id })).map(({ match }) => match);
  const today = lagosDate(hands.clock.now());
  const asked = { season: season.id, today, round: matchdayNow(known, today) ?? 1 };
  const checks = new Map((await findSourceChecks(hands.db)).map((check) => [check.source, check]));
  for (const connector of connectors) {
    const last = checks.get(connector.name)?.checked_at ?? new Date(0);
    const due = hands.clock.now().getTime() - last.getTime() >= connector.everyMinutes * 60_000;
    if (due) await askOne(hands, connector, asked, checks.get(connector.name)?.succeeded_at ?? null);
  }
}

async function askOne(
  hands: LeagueHands,
  connector: Connector,
  asked: Pick<Asked, "season" | "today" | "round">,
  succeededBefore: Date | null,
): Promise<void> {
  const base =
    hands.providers?.[connector.name] ?? leagueAddresses[connector.name as keyof typeof leagueAddresses];
  const requests = connector.requests({ ...asked, base, key: hands.apiFootballKey });
  if (requests.length === 0) return;
  const told = await tell(hands, connector, requests, asked.season);
  const at = hands.clock.now();
  if (!told.ok) {
    hands.log.warn(
      { source: connector.name, failure: told.failure.message },
      "a league source did not answer",
    );
    const failure = told.failure.message.slice(0, 300);
    await keepSourceCheck(hands.db, {
      source: connector.name,
      checked_at: at,
      succeeded_at: succeededBefore,
      failure,
      unknown_clubs: [],
    });
    return;
  }
  const taken = await takeReports(hands, connector.name, told.value);
  const unknown_clubs = [...taken.unknown];
  await keepSourceCheck(hands.db, {
    source: connector.name,
    checked_at: at,
    succeeded_at: at,
    failure: null,
    unknown_clubs,
  });
  if (taken.added + taken.changed + taken.conflicts > 0)
    hands.log.info({ source: connector.name, ...taken }, "league news");
}

async function tell(
  hands: LeagueHands,
  connector: Connector,
  requests: ReturnType<Connector["requests"]>,
  season: string,
): Promise<Result<Report[], { kind: string; message: string }>> {
  const reports: Report[] = [];
  for (const request of requests) {
    const answer = await hands.fetch(request);
    if (!answer.ok) return failed(answer.failure);
    const read = readReports(new TextDecoder().decode(answer.value.body), connector.format, season);
    if (!read.ok) return failed(read.failure);
    reports.push(...read.value);
  }
  return ok(reports);
}

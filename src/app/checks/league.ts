import type { Ask } from "#contracts/all/all-endpoints.ts";
import * as api from "#contracts/all/api.ts";
import type { AnswerOf } from "#contracts/endpoint.ts";
import type { CheckResult } from "#contracts/ops.ts";
import type { LeagueEndpoints } from "#features/league/contract/league.ts";
import type { Clock } from "#platform/clock.ts";
import { counted } from "#platform/text/counted.ts";
import { ago } from "./format.ts";

type Answer = AnswerOf<LeagueEndpoints, typeof api.league.conflicts>;

/** Matches for which sources or newspapers report different results. */
export async function checkLeague({ ask, clock }: { ask: Ask; clock: Clock }): Promise<CheckResult> {
  const { conflicts, headlines } = await askOrEmpty(ask);
  const matches = new Set(conflicts.map(({ fixture }) => fixture.fixture_id)).size;
  return {
    title: "League",
    gauges: [{ name: "league_conflicts", help: "Matches reported with different results", value: matches }],
    tables: [
      {
        title: "Headlines of the last days",
        head: ["", ""],
        rows: [["headlines", headlines ?? "not read yet"]],
      },
      {
        title: counted(conflicts.length, "differing report"),
        head: ["match", "shown", "source", "reports", "since", "headline"],
        rows: conflicts.map((one) => [
          `${one.fixture.home_team} v ${one.fixture.away_team}, ${one.fixture.date}`,
          scoreOf(one.fixture),
          one.source,
          scoreOf(one),
          ago(one.since, clock.now()),
          one.headline,
        ]),
      },
    ],
    problems:
      matches === 0
        ? []
        : [
            `${counted(matches, "league match has", "league matches have")} different results: see League below.`,
          ],
  };
}

/** Until the league is loaded, the endpoint refuses and says when to retry: there is nothing to compare yet. */
async function askOrEmpty(ask: Ask): Promise<Answer> {
  try {
    return await ask(api.league.conflicts);
  } catch (error) {
    if ((error as { retryAfterSeconds?: number }).retryAfterSeconds === undefined) throw error;
    return { conflicts: [], headlines: null };
  }
}

type ScoredMatch = Pick<Answer["conflicts"][number], "status" | "home_score" | "away_score">;

function scoreOf({ status, home_score, away_score }: ScoredMatch): string {
  return home_score === null || away_score === null ? status : `${home_score}-${away_score}`;
}

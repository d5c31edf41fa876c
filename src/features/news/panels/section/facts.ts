import type { AllEndpoints, Ask } from "#contracts/all/all-endpoints.ts";
import * as api from "#contracts/all/api.ts";
import type { AnswerOf } from "#contracts/endpoint.ts";
import { type CardArticle, langField } from "#features/news/panels/visible.ts";

type Step = NonNullable<CardArticle["later"]> & Pick<CardArticle, "language">;
type Result = AnswerOf<AllEndpoints, typeof api.league.latestRound>["fixtures"][number];
type Row = AnswerOf<AllEndpoints, typeof api.league.currentStandings>["table"][number];

/** What a section shows beneath its lead, which no other has. */
export type Facts =
  | { readonly is: "steps"; readonly steps: readonly Step[] }
  | {
      readonly is: "league";
      /** The day, if the season is played back. */
      readonly playedBackTo: string | null;
      readonly results: readonly Result[];
      readonly rows: readonly Row[];
    };

const STEPS_SHOWN = 4;
const ROWS_SHOWN = 5;

/** Politics: the latest outcomes that its papers report. Sports: the last scores, and the head of the table. */
export async function factsOf(
  ask: Ask,
  label: string,
  articles: readonly CardArticle[],
): Promise<Facts | null> {
  if (label === "Politics") return stepsOf(articles);
  if (label !== "Sports") return null;
  const [round, standings] = await Promise.all([
    ask(api.league.latestRound).catch(() => null),
    ask(api.league.currentStandings).catch(() => null),
  ]);
  const results = (round?.fixtures ?? []).filter(
    ({ home_score, away_score }) => home_score !== null && away_score !== null,
  );
  const rows = (standings?.table ?? []).slice(0, ROWS_SHOWN);
  const playedBackTo = standings?.played_back ? standings.as_of : null;
  return results.length + rows.length === 0 ? null : { is: "league", playedBackTo, results, rows };
}

function stepsOf(articles: readonly CardArticle[]): Facts | null {
  const steps = new Map(
    articles.flatMap(({ later, language }) =>
      later ? [[later.article_id, { ...later, ...langField("language", language) }] as const] : [],
    ),
  );
  const newest = [...steps.values()].sort((one, other) => other.published_at.localeCompare(one.published_at));
  return newest.length === 0 ? null : { is: "steps", steps: newest.slice(0, STEPS_SHOWN) };
}

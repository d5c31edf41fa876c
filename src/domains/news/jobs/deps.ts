import type { ModelSettings } from "#domains/news/llm/model.ts";
import type { Paper } from "#domains/news/shapes.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db/database.ts";
import type { Edition } from "#platform/edition.ts";
import type { Fetch } from "#platform/fetch/request.ts";
import type { Log } from "#platform/log.ts";

export interface NewsJobsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly fetch: Fetch;
  /** The live registry unless the sample edition hands in its own. */
  readonly papers: readonly Paper[];
  readonly edition: Edition;
  readonly retentionDays: number;
  /** None unless the operator names one: topics are then told by our own rules alone. */
  readonly model?: ModelDeps;
  /** Told of every round. */
  onRound?(round: RoundResult): void;
}

/** What a round of the feeds came to. */
export interface RoundResult {
  readonly asked: number;
  readonly failed: number;
  readonly newArticles: number;
}

/** The operator's language model: where it is, the door that leads there and nowhere else, what a day may cost. */
export interface ModelDeps extends ModelSettings {
  readonly fetch: Fetch;
  readonly dailyTokens: number;
}

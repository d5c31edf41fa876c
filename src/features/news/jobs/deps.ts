import type { ModelSettings } from "#features/news/llm/model.ts";
import type { Paper } from "#features/news/shapes.ts";
import type { Outage } from "#features/news/store/feeds/outage.ts";
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
  /** The pause between two requests to a newspaper, whichever workers make them. */
  readonly hostPauseMs?: number;
  /** No other process has workers on this database. */
  readonly isAlone?: boolean;
  /** The live registry, unless the sample edition supplies its own. */
  readonly papers: readonly Paper[];
  readonly edition: Edition;
  readonly retentionDays: number;
  /** Without a model, our own rules choose the topics' sentences. */
  readonly model?: ModelDeps;
  /** Called after every round. */
  onRound?(round: RoundResult): void;
}

export interface RoundResult {
  readonly asked: number;
  readonly failed: number;
  readonly newArticles: number;
  /** Set if all feeds failed in this round, and each feed when it was last asked. */
  readonly outage: Outage | null;
}

/** The operator's language model: its address, a fetch that reaches only that, and its daily limit. */
export interface ModelDeps extends ModelSettings {
  readonly fetch: Fetch;
  readonly dailyTokens: number;
}

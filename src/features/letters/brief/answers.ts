import type { OtherLanguage } from "#contracts/languages.ts";
import type { BriefTopic } from "#features/letters/shapes.ts";

/** The parts of the other domains' answers that the brief uses. */
export interface Topics {
  readonly topics: readonly BriefTopicAnswer[];
}

export type BriefTopicAnswer = Omit<BriefTopic, "picture"> & {
  readonly picture?: BriefTopic["picture"] | null;
};

export interface Stocks {
  readonly market_summary: {
    readonly key_indices: Readonly<Record<"ngx_all_share" | "ngx_bank" | "ngx_30", StockIndex>>;
  };
}

export interface StockIndex {
  readonly value: number | null;
  readonly percent_change: number | null;
  readonly direction: "up" | "down" | "neutral";
}

export interface Oil {
  readonly oil: { readonly price?: number; readonly change: string };
}

export interface Weather {
  readonly name: string;
  readonly main: { readonly temp: number; readonly temp_min: number; readonly temp_max: number };
  readonly weather: readonly { readonly description: string }[];
}

export interface Match {
  readonly date: string;
  readonly home_team: string;
  readonly away_team: string;
  readonly round: string;
  readonly status: string;
  readonly home_score: number | null;
  readonly away_score: number | null;
}

export interface LatestRound {
  readonly fixtures: readonly Match[];
  readonly round: string | null;
}

export interface Upcoming {
  readonly fixtures: readonly Match[];
}

export interface Standings {
  /** The league's own day, which is not the calendar's when a season is replayed. */
  readonly as_of: string;
}

export interface CompleteAnswers {
  readonly topics: Topics;
  readonly languages: readonly (Topics & { readonly language: OtherLanguage })[];
  readonly stocks: Stocks;
  readonly oil: Oil;
  readonly weather: Weather;
  readonly latestRound: LatestRound;
  readonly upcoming: Upcoming;
  readonly standings: Standings;
}

export type BriefQuestions = {
  readonly [Part in keyof CompleteAnswers]: () => Promise<CompleteAnswers[Part]>;
};
/** Null for a part whose domain had no answer. */
export type BriefAnswers = { readonly [Part in keyof CompleteAnswers]: CompleteAnswers[Part] | null };

/** Refusals carry a status; they are normal after a first start, when a figure does not exist yet. */
export function logLevelOf(error: unknown): "info" | "warn" {
  return typeof (error as { status?: unknown }).status === "number" ? "info" : "warn";
}

/** Asks all at once; a domain that fails is left out of the brief and logged. */
export async function gatherAnswers(
  questions: BriefQuestions,
  onFailure: (part: string, error: unknown) => void,
): Promise<BriefAnswers> {
  async function answerTo<Part extends keyof CompleteAnswers>(
    part: Part,
  ): Promise<CompleteAnswers[Part] | null> {
    try {
      return await questions[part]();
    } catch (error) {
      onFailure(part, error);
      return null;
    }
  }
  const [topics, languages, stocks, oil, weather, latestRound, upcoming, standings] = await Promise.all([
    answerTo("topics"),
    answerTo("languages"),
    answerTo("stocks"),
    answerTo("oil"),
    answerTo("weather"),
    answerTo("latestRound"),
    answerTo("upcoming"),
    answerTo("standings"),
  ]);
  return { topics, languages, stocks, oil, weather, latestRound, upcoming, standings };
}

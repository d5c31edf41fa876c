/** The stages of a figure: a provider's answer → a reading (cleaned) → a row with its edition → an answer. */

export const indexNames = ["ngx_all_share", "ngx_bank", "ngx_30"] as const;
export type IndexName = (typeof indexNames)[number];
export type Series = IndexName | "brent";

/** `day` is "2026-11-21". */
export interface DayValue {
  readonly day: string;
  readonly value: number;
}

export interface Quote {
  readonly value: number;
  /** Null if the provider does not state it; it is then calculated from the history. */
  readonly percentChange: number | null;
  readonly asOf: Date;
}

export interface Reading extends Quote {
  readonly history: readonly DayValue[];
}

export interface Share {
  readonly symbol: string;
  readonly close: number;
  /** In naira. */
  readonly change: number;
  readonly percentChange: number;
}

export const boardNames = ["gainers", "losers", "most_traded"] as const;
export type BoardName = (typeof boardNames)[number];
export type Boards = Readonly<Record<BoardName, readonly Share[]>>;

export interface Rate {
  /** "USD" */
  readonly currency: string;
  readonly day: string;
  readonly rate: number;
  readonly buying: number | null;
  readonly selling: number | null;
  readonly highest: number | null;
  readonly lowest: number | null;
}

export interface IndicatorValue {
  readonly indicator: string;
  /** "2025", "2026-07" or "2026-07-31" */
  readonly period: string;
  readonly value: number;
  readonly forecast: boolean;
}

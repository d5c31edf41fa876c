/**
 * Every call of the API: `ask(api.news.article, { id })`. The references of one of these names lead from the panel that
 * asks, through the contract, to the handler that answers, and back.
 */

export * as meta from "#contracts/calls.ts";
export * as culture from "#features/culture/calls.ts";
export * as league from "#features/league/contract/calls.ts";
export * as letters from "#features/letters/contract/calls.ts";
export * as markets from "#features/markets/calls.ts";
export * as news from "#features/news/contract/calls.ts";
export * as push from "#features/push/calls.ts";
export * as weather from "#features/weather/calls.ts";

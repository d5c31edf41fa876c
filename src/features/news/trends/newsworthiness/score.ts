import type { Signals } from "./signals.ts";

/** By hand: fitted ones agree less with the editors of held-out days (docs/desk.md). */
export const WEIGHTS: Readonly<Record<keyof Signals, number>> = {
  papers: 1,
  texts: 0.15,
  single: -0.5,
  remark: -0.4,
  act: 0.4,
  deaths: 0.35,
  consequence: 0.3,
  foreign: -0.8,
  light: -0.35,
  slight: -1,
  occasion: -0.4,
  advert: -1.5,
  contradicted: -0.6,
  age: -0.5,
  voted: 0.5,
};

/** How newsworthy a story is: what speaks for it minus what speaks against it. */
export function scoreOf(signals: Signals, weights = WEIGHTS): number {
  let sum = 0;
  for (const [name, weight] of Object.entries(weights)) sum += weight * signals[name as keyof Signals];
  return sum;
}

/** Foreign filler, greetings and advertisements lead nothing; what several papers report from abroad may. */
export function mayLead({ foreign, light, occasion, advert, slight }: Signals, papers: number): boolean {
  const isFiller = foreign > 0 && papers < MANY_PAPERS;
  return !isFiller && advert === 0 && !(occasion > 0 && papers < MANY_PAPERS) && light < 2 && slight < 0.5;
}

const MANY_PAPERS = 3;

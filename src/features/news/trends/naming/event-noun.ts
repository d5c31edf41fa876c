import { readWords } from "#platform/text/analysis/words.ts";

const MAJORITY = 0.7;

/** Events that a name alone leaves open: "Lagos airport" may be about a fire, "Nnewi North" about a by-election. */
const EVENTS: ReadonlySet<string> = new Set(
  `fire crash attack strike protest probe election poll primary flood explosion wedding funeral burial verdict trial summit
  talks ban match final friendly defeat draw transfer rescue budget scandal debate convention rematch walkout blackout outage
  collapse shooting abduction killing murder death shutdown scholarship recruitment reshuffle rally visit verdict ruling
  surgery divorce concert festival census curfew evacuation accident raid bombing impeachment takeover merger launch
  inauguration lawsuit loan tariff row crisis dispute deal bill visa passport derby tournament`.split(/\s+/),
);

export function isEvent(word: string): boolean {
  return EVENTS.has(word) || EVENTS.has(word.replace(/s$/, ""));
}

/** Competitions and meetings: a name with one of them says what it is about. */
const NAMED_EVENTS: ReadonlySet<string> = new Set(
  "cup shield league championship championships games trophy olympics awards fair conference convention derby".split(
    " ",
  ),
);

export function isNamedEvent(word: string): boolean {
  return NAMED_EVENTS.has(word) || isEvent(word);
}

/** The event that most headlines name by the same word; null if there is none. */
export function eventNoun(headlines: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const headline of headlines)
    for (const word of new Set(readWords(headline).map(({ shown }) => shown.toLowerCase())))
      if (EVENTS.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const [best] = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return best !== undefined && best[1] >= MAJORITY * headlines.length ? best[0] : null;
}

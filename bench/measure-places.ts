import { statesOf } from "#features/news/desk/places/states-of.ts";
import { summarise } from "#features/news/intake/summary.ts";
import { labelKey, labelRows } from "./labels.ts";
import type { Score } from "./measure-ladder.ts";

/** A set of labelled articles: how many of the states found are right, and how many of the right states are found. */
export function measurePlaces(lines: readonly string[]): Score[] {
  const articles = lines.map((line) => JSON.parse(line));
  return ["places", "places-unseen", "places-stranger"].flatMap((set) => {
    const rowOf = new Map(labelRows(set).map((row) => [row[0], row]));
    const ofSet = new Map(articles.map((article) => [labelKey(String(article.url)), article]));
    let [found, right, wanted, met] = [0, 0, 0, 0];
    for (const [key, row] of rowOf) {
      const { title, summary } = ofSet.get(key ?? "") ?? {};
      if (title === undefined) continue;
      // As it is stored.
      const states = statesOf({ title, summary: summarise(summary ?? "", "") });
      const [labels, others] = row.slice(1).map((list) => list.split(",").filter(Boolean));
      found += states.length;
      right += states.filter((state) => labels?.includes(state) || others?.includes(state)).length;
      wanted += labels?.length ?? 0;
      met += labels?.filter((state) => states.includes(state)).length ?? 0;
    }
    return [
      { what: `${set} (${rowOf.size}): states found that are right`, aim: 0.96, right, of: found },
      { what: `${set} (${rowOf.size}): states that are found`, aim: 0.85, right: met, of: wanted },
    ];
  });
}

import { readFileSync } from "node:fs";
import { states } from "#contracts/places.ts";
import { foldLetters } from "#platform/text/analysis/headline.ts";

/**
 * How a name tells its state: the state's own name; a city, school, airport or public body that is known by its name
 * alone, or what a state's people and kings are called; or a local government or town, of which most are also surnames.
 */
const kinds = ["state", "city", "school", "airport", "body", "people", "area", "town"] as const;
export type Kind = (typeof kinds)[number];

export interface Name {
  /** Folded: "birnin gwari". */
  readonly words: readonly string[];
  readonly shown: string;
  readonly kind: Kind;
  readonly state: string;
  /** "UI", "ABU": only in capitals is it the school. */
  readonly isShort: boolean;
}

const SHORT = /^[A-Z]{2,4}$/;
const DIRECTION = /\s(?:North|South|East|West|Central|Municipal)(?:[ -](?:East|West))?$/;

/** The words of a text or a name, as both are compared. */
export const wordPattern = /[\p{L}\p{M}\d]+(?:['’][\p{L}\p{M}]+)*/gu;

/** "Adeleke's" as "adeleke". */
export function foldWord(word: string): string {
  return foldLetters(word.replace(/['’]s$/iu, "").replaceAll("’", "'"));
}

/** By their first words, those of more words first. */
const names: ReadonlyMap<string, readonly Name[]> = readNames();

/** The longest name that begins with this word, if the words after it are its own. */
export function nameAt(words: readonly { readonly folded: string; readonly raw: string }[], at: number) {
  const first = words[at];
  if (first === undefined || !/^\p{Lu}/u.test(first.raw)) return undefined;
  return names
    .get(first.folded)
    ?.find(
      ({ words: own, isShort }) =>
        own.every((word, place) => words[at + place]?.folded === word) &&
        (!isShort || SHORT.test(first.raw.replace(/['’]s$/, ""))),
    );
}

/** The state of a city or town by its name alone: "Ibadan". */
export function stateOfTown(town: string): string | undefined {
  const words = [...town.matchAll(wordPattern)].map(([raw]) => ({ raw, folded: foldWord(raw) }));
  const name = nameAt(words, 0);
  return name?.words.length === words.length ? name.state : undefined;
}

/** The names of a state's cities, by which events and papers say that they are there. */
export function citiesOf(state: string): string[] {
  return [...names.values()]
    .flat()
    .filter((name) => name.state === state && (name.kind === "city" || name.kind === "state"))
    .map(({ shown }) => shown)
    .sort();
}

function readNames(): Map<string, Name[]> {
  const all = new Map<string, Name>();
  const add = (name: string, kind: Kind, state: string): void => {
    const words = [...name.matchAll(wordPattern)].map(([word]) => foldWord(word));
    const key = words.join(" ");
    if (!all.has(key))
      all.set(key, { words, shown: name, kind, state, isShort: SHORT.test(name) && name !== "FCT" });
  };
  for (const { slug, name, capital } of states) {
    add(name, "state", slug);
    if (capital !== name) add(capital, "city", slug);
  }
  const rows = readFileSync(new URL("./gazetteer.tsv", import.meta.url), "utf8")
    .trimEnd()
    .split("\n");
  const listed = rows.slice(1).flatMap((row) => {
    const [state = "", kind, list = ""] = row.split("\t");
    return list
      .split("; ")
      .map((name) => ({ name, state, kind: kinds.find((one) => one === kind) ?? "town" }));
  });
  for (const { name, kind, state } of listed) add(name, kind, state);
  // "Ife" for Ife North, Ife South and Ife East, where no other state has such a name.
  const bases = Map.groupBy(
    listed.filter(({ kind, name }) => kind === "area" && DIRECTION.test(name)),
    ({ name }) => name.replace(DIRECTION, ""),
  );
  for (const [name, areas] of bases)
    if (areas[0] !== undefined && areas.every(({ state }) => state === areas[0]?.state))
      add(name, "area", areas[0].state);
  return Map.groupBy(
    [...all.values()].sort((a, b) => b.words.length - a.words.length),
    ({ words: [first = ""] }) => first,
  );
}

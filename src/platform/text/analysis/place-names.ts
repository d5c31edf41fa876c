import { states as allStates } from "#contracts/places.ts";
import { readWordLists } from "#platform/text/word-lists.ts";

/**
 * Names of places, offices and agencies: half of a day's headlines share one, so alone they never distinguish events.
 * Folded, one word each.
 */
const { words } = readWordLists(new URL("./place-names.txt", import.meta.url));

const wordsOfStates = allStates.map(({ slug }) => slug.split("-"));

/** The states whose name is one word and not also a country's. */
export const states: ReadonlySet<string> = new Set(
  wordsOfStates.flatMap(([word = "", ...others]) => (others.length > 0 || word === "niger" ? [] : [word])),
);

/** "benin", "ado", "ekiti", "port", "harcourt". */
const wordsOfCapitals = allStates.flatMap(({ capital }) =>
  capital.toLowerCase().replace(" city", "").split(/[ -]/),
);

/** Places named in every second article, which alone say nothing about it. */
export const ubiquitousPlaces: ReadonlySet<string> = new Set([
  "nigeria",
  "nigerian",
  "africa",
  "african",
  "abuja",
]);

/** The terms of every second article: these places, the government and the president. Stems. */
export const ubiquitousTerms: ReadonlySet<string> = new Set([...ubiquitousPlaces, "govt", "presid"]);

/** Countries, their people and cities: of foreign news. "Niger" is a state too. */
export const foreignPlaces = words("foreign places");

/** The states, their capitals and larger towns, then the countries and cities of foreign news. */
export const places: ReadonlySet<string> = new Set([
  ...wordsOfStates.flat(),
  ...wordsOfCapitals,
  ...ubiquitousPlaces,
  ...words("towns and regions"),
  ...foreignPlaces,
]);

/** Short names of parties. */
export const parties = words("parties");

/** Agencies, parties, chambers and offices that are in the news every day. */
export const agencies: ReadonlySet<string> = new Set([...parties, ...words("agencies and offices")]);

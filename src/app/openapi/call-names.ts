import * as api from "#contracts/all/api.ts";

/** A call's feature, and its name among all calls: "GET /articles/{id}" is `newsArticle`. */
interface CallName {
  readonly operationId: string;
  readonly tags: readonly string[];
}

/** The names that the product itself asks by, so that a generated client reads as our own code does. */
export const callNames: ReadonlyMap<string, CallName> = new Map(
  Object.entries(api).flatMap(([feature, calls]) =>
    Object.entries(calls).map(([name, address]) => [
      address as string,
      { operationId: feature + name.charAt(0).toUpperCase() + name.slice(1), tags: [feature] },
    ]),
  ),
);

/** The features, in the words of the API's document. */
export const tags = [
  { name: "news", description: "Articles, stories, topics, newspapers and states." },
  { name: "league", description: "The Nigeria Premier Football League: tables, matches and forecasts." },
  { name: "markets", description: "Shares, oil, the naira and economic indicators." },
  { name: "weather", description: "The weather of Nigerian cities." },
  { name: "culture", description: "Films, music charts, events and public holidays." },
  { name: "letters", description: "The Daily Brief, its letters, and feedback." },
  { name: "push", description: "Notifications." },
  { name: "meta", description: "The API itself." },
] as const;

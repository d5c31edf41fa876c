import type { Commands } from "./command.ts";

/** Loaders of commands by the first word of their names, so that only the needed ones are loaded. */
const families: Readonly<Record<string, () => Promise<Commands>>> = {
  ...family(["feed", "desk", "feeds", "picks"], async () => (await import("./news.ts")).newsCommands),
  ...family(["topics"], async () => {
    const [news, { withdrawalCommands }] = await Promise.all([
      import("./news.ts"),
      import("./withdrawals.ts"),
    ]);
    return { ...news.newsCommands, ...withdrawalCommands };
  }),
  ...family(["articles", "pictures", "withdrawals"], async () => {
    const [{ placesCommands }, { withdrawalCommands }] = await Promise.all([
      import("./places.ts"),
      import("./withdrawals.ts"),
    ]);
    return { ...placesCommands, ...withdrawalCommands };
  }),
  ...family(["papers"], async () => {
    const [papers, { withdrawalCommands }] = await Promise.all([
      import("./papers.ts"),
      import("./withdrawals.ts"),
    ]);
    return { ...papers.papersCommands, ...withdrawalCommands };
  }),
  ...family(["league"], async () => (await import("./league.ts")).leagueCommands),
  ...family(["movies", "events"], async () => (await import("./culture.ts")).cultureCommands),
  ...family(["subscribers", "letters", "feedback"], async () => {
    return (await import("./letters.ts")).lettersCommands;
  }),
  ...family(["doctor"], async () => (await import("./doctor.ts")).doctorCommands),
  ...family(["words"], async () => (await import("./words.ts")).wordsCommands),
  ...family(["push"], async () => (await import("./push.ts")).pushCommands),
  ...family(["backup", "restore", "db"], async () => (await import("./database.ts")).databaseCommands),
};

function family(words: readonly string[], load: () => Promise<Commands>): typeof families {
  return Object.fromEntries(words.map((word) => [word, load]));
}

export async function allCommands(): Promise<Commands> {
  const loaded = await Promise.all([...new Set(Object.values(families))].map((load) => load()));
  return Object.assign({}, ...loaded);
}

/** The commands with this first word; all of them if there are none, so that the nearest can be suggested. */
export function commandsFor(firstWord: string): Promise<Commands> {
  const load = Object.hasOwn(families, firstWord) ? families[firstWord] : undefined;
  return load === undefined ? allCommands() : load();
}

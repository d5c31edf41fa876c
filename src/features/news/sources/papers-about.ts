import { readFileSync } from "node:fs";

/** The kinds of facts about a paper: never persons, parties or a leaning. */
export const paperFacts = ["city", "kind", "scope", "founded"] as const;

export type PaperFact = (typeof paperFacts)[number];

export interface SourcedFact {
  readonly fact: PaperFact;
  readonly value: string;
  /** The page that says so. */
  readonly source: string;
}

/** A row for each fact: paper, fact, value, source. A fact that no page states is left out. */
const rows = readFileSync(new URL("./papers-about.tsv", import.meta.url), "utf8")
  .trimEnd()
  .split("\n")
  .slice(1)
  .map((line) => line.split("\t"));

/** By the paper's id. */
const facts: ReadonlyMap<string, readonly SourcedFact[]> = new Map(
  [...Map.groupBy(rows, ([paper = ""]) => paper)].map(([paper, about]) => [paper, about.map(factOf)]),
);

export const papersWithFacts: readonly string[] = [...facts.keys()];

export function factsAbout(paperId: string): readonly SourcedFact[] {
  return facts.get(paperId) ?? [];
}

/** The mark beside the name of a government-owned paper or a public broadcaster; null for any other. */
export function ownerMark(about: readonly SourcedFact[]): string | null {
  const kind = about.find(({ fact }) => fact === "kind")?.value ?? null;
  return kind === "private" || kind === "non-profit" || kind === "student" ? null : kind;
}

function factOf([paper, name, value = "", source = ""]: readonly string[]): SourcedFact {
  const fact = paperFacts.find((candidate) => candidate === name);
  if (fact === undefined)
    throw new Error(
      `papers-about.tsv: "${name}" of ${paper} is not a fact; allowed are ${paperFacts.join(", ")}`,
    );
  return { fact, value, source };
}

import type { Category } from "#contracts/sections.ts";
import { papers } from "./papers.ts";

/** A row of the registry of papers, in the news domain's shape. */
export interface RegistryRow {
  readonly id: string;
  readonly name: string;
  readonly homepage: string;
  readonly icon: string;
  readonly language: string;
  /** The language of its name, if not English. */
  readonly nameLanguage?: string;
  readonly defaultCategory: Category;
  readonly kind?: "fact-check";
  readonly state: "on" | "off";
  readonly note?: string;
  readonly feeds: readonly {
    readonly url: string;
    readonly category: Category | null;
    readonly state: "on" | "off";
  }[];
}

/** The invented papers' rows. Their ids begin with "sample-", so they cannot equal a real paper's. */
export function registryRows(origin: string): RegistryRow[] {
  return papers.map(({ id, name, language, defaultCategory, feedOptions, ...paper }) => ({
    id: rowId(id),
    name,
    homepage: `${origin}/${id}`,
    icon: `${origin}/${id}/favicon.png`,
    language,
    ...(language !== "en" && { nameLanguage: language }),
    defaultCategory,
    ...(paper.kind && { kind: paper.kind }),
    state: "on",
    note: "An invented newspaper of the sample edition.",
    feeds: [{ url: `${origin}/${id}/${feedOptions.feed}`, category: null, state: "on" }],
  }));
}

interface Fact {
  readonly fact: "city" | "kind" | "scope" | "founded";
  readonly value: string;
  readonly source: string;
}

/** What the front page of an invented paper says about it; empty for any other paper. */
export function paperFacts(origin: string, paperId: string): Fact[] {
  const paper = papers.find(({ id }) => rowId(id) === paperId);
  if (!paper) return [];
  const source = `${origin}/${paper.id}`;
  const { place: city, about } = paper;
  const facts = { city, ...about };
  return (["city", "kind", "scope", "founded"] as const).flatMap((fact) => {
    const value = facts[fact];
    return value === undefined ? [] : [{ fact, value, source }];
  });
}

function rowId(id: string): string {
  return `sample-${id}`;
}

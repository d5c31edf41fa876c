/** What may be said of a paper: never persons, parties or a leaning. */
export const paperFacts = ["city", "kind", "scope", "founded"] as const;

export type PaperFact = (typeof paperFacts)[number];

export interface SourcedFact {
  readonly fact: PaperFact;
  readonly value: string;
  /** The page that says so. */
  readonly source: string;
}

const nta = "https://en.wikipedia.org/wiki/Nigerian_Television_Authority";
const nan = "https://nannews.ng/about-us/";
const observer =
  "https://nigerianobservernews.com/2021/05/the-nigerian-observer-53-challenges-and-opportunities/";
const tide = "http://www.thetidenewsonline.com/2020/12/04/bravo-the-tide-at-49/";
const premiumTimes = "http://www.premiumtimesng.com/about";

/** By the paper's id; a fact without a page that says it is left out. */
const facts: Readonly<Record<string, readonly SourcedFact[]>> = {
  nta: [
    { fact: "city", value: "Abuja", source: nta },
    { fact: "kind", value: "public broadcaster", source: nta },
    { fact: "scope", value: "national", source: nta },
    { fact: "founded", value: "1977", source: nta },
  ],
  nan: [
    { fact: "city", value: "Abuja", source: nan },
    { fact: "kind", value: "government-owned", source: nan },
    { fact: "founded", value: "1976", source: nan },
  ],
  nigerianobserver: [
    { fact: "kind", value: "government-owned", source: observer },
    { fact: "founded", value: "1968", source: observer },
  ],
  thetide: [
    { fact: "kind", value: "government-owned", source: tide },
    { fact: "founded", value: "1971", source: tide },
  ],
  premiumtimes: [
    { fact: "city", value: "Abuja", source: premiumTimes },
    { fact: "founded", value: "2011", source: premiumTimes },
  ],
};

export function factsAbout(paperId: string): readonly SourcedFact[] {
  return facts[paperId] ?? [];
}

/** The quiet word beside the name of a paper that a state owns; null for any other. */
export function ownerMark(paperId: string): string | null {
  const kind = factsAbout(paperId).find(({ fact }) => fact === "kind")?.value ?? null;
  return kind === "private" || kind === "non-profit" || kind === "student" ? null : kind;
}

import { expect, test } from "vitest";
import { hashTerm } from "#platform/text/analysis/hash-term.ts";
import { DAY_MS } from "#platform/time.ts";
import { weighSigns } from "./likeness.ts";
import type { Profile } from "./profile.ts";
import { type ComparedArticle, sameSpeaker } from "./signs.ts";
import { weighTerms } from "./weighted-terms.ts";

type Weights = Readonly<Record<string, number>>;

interface Of {
  readonly title?: Weights;
  readonly summary?: Weights;
  /** The words and names of the headline; without it, all its terms. */
  readonly distinctive?: string;
  readonly verbs?: string;
  readonly places?: string;
  readonly titlePlaces?: string;
  readonly speakers?: string;
  readonly numbers?: string;
  readonly names?: string;
  readonly agencies?: string;
  readonly kind?: Profile["kind"];
  readonly paper?: string;
  readonly day?: number;
}

const numbersOf = (text = ""): number[] => text.split(" ").filter(Boolean).map(hashTerm);

let papers = 0;
function article(of: Of): ComparedArticle {
  papers += 1;
  const profile: Partial<Profile> = {
    kind: of.kind ?? "report",
    title: weighTerms(Object.entries(of.title ?? {})),
    summary: weighTerms(Object.entries(of.summary ?? {})),
    distinctiveTerms: numbersOf(of.distinctive ?? Object.keys(of.title ?? {}).join(" ")),
    verbs: numbersOf(of.verbs),
    places: numbersOf(of.places),
    titlePlaces: numbersOf(of.titlePlaces),
    speakers: numbersOf(of.speakers),
    numbers: numbersOf(of.numbers),
    names: numbersOf(of.names),
    agencies: numbersOf(of.agencies),
  };
  return {
    profile: profile as Profile,
    paper: of.paper ?? `paper ${papers}`,
    time: (of.day ?? 0) * DAY_MS,
  };
}

/** What a sign says about two articles, in either order. */
function contribution(sign: string, one: Of, other: Of): number {
  const [a, b] = [article(one), article(other)];
  const find = (first: ComparedArticle, second: ComparedArticle): number =>
    weighSigns(first, second).find(({ name }) => name === sign)?.contribution ?? 0;
  const value = find(a, b);
  expect(find(b, a)).toBeCloseTo(value, 10);
  return value;
}

test.each<[sign: string, why: string, one: Of, other: Of, expected: number]>([
  ["same deed", "a verb in common", { verbs: "open sue" }, { verbs: "sue" }, 0.82],
  ["same deed", "other verbs", { verbs: "open" }, { verbs: "sue" }, 0],
  ["same place", "a place in common", { places: "osun jos" }, { places: "jos" }, 0.46],
  ["same place", "no place in one", { places: "osun" }, {}, 0],
  ["other place", "two places", { places: "osun" }, { places: "jos" }, -1.54],
  ["other place", "a place in common", { places: "osun jos" }, { places: "jos" }, 0],
  ["other place", "no place in one", { places: "osun" }, {}, 0],
  [
    "other place in the headlines",
    "two places there",
    { titlePlaces: "osun" },
    { titlePlaces: "jos" },
    -0.87,
  ],
  ["other place in the headlines", "one place there", { titlePlaces: "jos" }, { titlePlaces: "jos osun" }, 0],
  ["same number", "a number in common", { numbers: "40" }, { numbers: "40 12" }, 0.68],
  ["same number", "other numbers", { numbers: "40" }, { numbers: "12" }, 0],
  ["other names", "two names", { names: "adu" }, { names: "okoro" }, -0.97],
  ["other names", "a name in common", { names: "adu" }, { names: "adu okoro" }, 0],
  ["other names", "a name in one of them", { names: "adu" }, {}, 0],
  ["other kind", "a report and a reaction", { kind: "report" }, { kind: "reaction" }, -0.44],
  ["other kind", "two reactions", { kind: "reaction" }, { kind: "reaction" }, 0],
  ["same body", "an agency in common", { agencies: "efcc" }, { agencies: "efcc inec" }, 0.57],
  ["same body", "two agencies", { agencies: "efcc" }, { agencies: "inec" }, 0],
  ["other bodies", "two agencies", { agencies: "efcc" }, { agencies: "inec" }, -1.12],
  ["other bodies", "an agency in common", { agencies: "efcc" }, { agencies: "efcc inec" }, 0],
  ["a summary is missing", "one of two", { summary: { flour: 1 } }, {}, 0.81],
  ["a summary is missing", "both", {}, {}, 0.81],
  ["a summary is missing", "neither", { summary: { flour: 1 } }, { summary: { levy: 1 } }, 0],
  ["same paper", "one paper", { paper: "Punch" }, { paper: "Punch" }, -1.81],
  ["same paper", "two papers", { paper: "Punch" }, { paper: "Vanguard" }, 0],
  ["days apart", "three days", { day: 1 }, { day: 4 }, -2.28],
  ["days apart", "one day", { day: 1 }, { day: 2 }, -0.76],
  ["days apart", "the same time", { day: 1 }, { day: 1 }, 0],
  ["same speaker", "a name", { speakers: "adu", names: "adu" }, { speakers: "adu", names: "adu" }, 1.2],
  ["same speaker", "a body that is not a name", { speakers: "ministri" }, { speakers: "ministri" }, 0],
  [
    "same speaker",
    "two names",
    { speakers: "adu", names: "adu okoro" },
    { speakers: "okoro", names: "okoro adu" },
    0,
  ],
])("the sign “%s” for articles with %s", (sign, _, one, other, expected) => {
  expect(contribution(sign, one, other)).toBeCloseTo(expected, 10);
});

test.each<[sign: string, why: string, one: Of, other: Of, value: number, weight: number]>([
  [
    "headlines alike",
    "the cosine of the headlines",
    { title: { flour: 3, levy: 4 } },
    { title: { flour: 3, mill: 4 } },
    9 / 25,
    2.27,
  ],
  ["headlines alike", "0 for an empty headline", {}, { title: { flour: 3 } }, 0, 2.27],
  [
    "headline and summary alike",
    "what each headline shares with the other's summary",
    { title: { flour: 3, levy: 4 }, summary: { mill: 5 } },
    { title: { mill: 2 }, summary: { flour: 1 } },
    (3 * 1 + 5 * 2) / (5 * 2),
    1.36,
  ],
  [
    "summaries alike",
    "the cosine of the summaries",
    { summary: { flour: 3, levy: 4 } },
    { summary: { flour: 3, mill: 4 } },
    9 / 25,
    1.95,
  ],
  [
    "headline less covered",
    "the smaller share, where a summary's word counts 0.6",
    { title: { flour: 3, levy: 4, mill: 3 } },
    { title: { flour: 3, ship: 2 }, summary: { levy: 9 } },
    (3 + 0.6 * 4) / 10,
    2.52,
  ],
  [
    "headline more covered",
    "the larger share",
    { title: { flour: 3, levy: 4, mill: 3 } },
    { title: { flour: 3, ship: 2 }, summary: { levy: 9 } },
    3 / 5,
    2.71,
  ],
  ["headline more covered", "0 for two empty headlines", {}, {}, 0, 2.71],
  [
    "words shared",
    "a fifth for one word",
    { title: { flour: 3 } },
    { title: { flour: 2, levy: 2 } },
    0.2,
    1.28,
  ],
  [
    "words shared",
    "no more than for five words",
    { title: { a: 1, b: 1, c: 1, d: 1, e: 1, f: 1 } },
    { title: { a: 1, b: 1, c: 1, d: 1, e: 1, f: 1 } },
    1,
    1.28,
  ],
  [
    "words shared",
    "nothing for a place that both headlines have",
    { title: { osun: 3 }, distinctive: "" },
    { title: { osun: 3 } },
    0,
    1.28,
  ],
  [
    "rarest word shared",
    "the greatest rarity of a shared word, as a share of 8",
    { title: { flour: 3, levy: 4, mill: 7 } },
    { title: { flour: 3, levy: 4 } },
    4 / 8,
    1.33,
  ],
  [
    "rarest word shared",
    "small for a word of every second article",
    { title: { flour: 0.4 } },
    { title: { flour: 0.4 } },
    0.05,
    1.33,
  ],
  [
    "things shared",
    "the rarities of shared words that are not verbs, as a share of 20",
    { title: { flour: 4, levy: 6, sue: 5 }, verbs: "sue" },
    { title: { flour: 4, levy: 6, sue: 5 }, verbs: "sue" },
    10 / 20,
    0.09,
  ],
  [
    "things shared",
    "no more than for 20",
    { title: { flour: 8, levy: 8, mill: 8 } },
    { title: { flour: 8, levy: 8, mill: 8 } },
    1,
    0.09,
  ],
  [
    "words shared across",
    "a fifth for each of a headline's words that only the other's summary has",
    { title: { flour: 4, levy: 6 }, summary: { mill: 1 } },
    { title: { mill: 4, ship: 6 }, summary: { flour: 1, rain: 1 } },
    2 / 5,
    0.44,
  ],
  [
    "words shared across",
    "no more than for five words",
    { title: { a: 1, b: 1, c: 1, d: 1, e: 1, f: 1 } },
    { summary: { a: 1, b: 1, c: 1, d: 1, e: 1, f: 1 } },
    1,
    0.44,
  ],
])("the sign “%s” is %s", (sign, _, one, other, value, weight) => {
  expect(contribution(sign, one, other)).toBeCloseTo(weight * value, 10);
});

test("two articles have the same speaker if both name the one who speaks", () => {
  const profileOf = (of: Of): Profile => article(of).profile;
  const adu = profileOf({ speakers: "minist adu", names: "adu" });
  expect(sameSpeaker(adu, profileOf({ speakers: "adu", names: "adu" }))).toBe(true);
  expect(sameSpeaker(adu, profileOf({ speakers: "minist", names: "adu" }))).toBe(false);
  expect(sameSpeaker(adu, profileOf({}))).toBe(false);
  expect(sameSpeaker(profileOf({}), profileOf({}))).toBe(false);
});

test("the signs are listed the strongest first, without those that hardly matter", () => {
  const one = article({ title: { flour: 2 }, paper: "Punch", verbs: "sue" });
  const other = article({ title: { flour: 2 }, paper: "Punch", verbs: "sue" });
  expect(weighSigns(one, other).map(({ name }) => name)).toEqual([
    "headline more covered",
    "headline less covered",
    "headlines alike",
    "same paper",
    "same deed",
    "a summary is missing",
    "rarest word shared",
    "words shared",
    "things shared",
  ]);
  const common = () => article({ title: { flour: 1 } });
  expect(weighSigns(common(), common()).map(({ name }) => name)).not.toContain("things shared");
});

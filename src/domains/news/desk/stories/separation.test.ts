import { expect, test } from "vitest";
import { hashTerm } from "#platform/text/analysis/hash-term.ts";
import { readText } from "#platform/text/analysis/read-text.ts";
import { findCouncils, findFixture, findPart } from "./parts.ts";
import { findPeople } from "./people.ts";
import type { Profile } from "./profile.ts";
import { type SeparationReason, separationReason } from "./separation.ts";
import { weighTerms } from "./weighted-terms.ts";

interface Words {
  readonly title?: string;
  readonly summary?: string;
  readonly verbs?: string;
  readonly opposed?: string;
  readonly speakers?: string;
  readonly names?: string;
  readonly fixture?: readonly [string, string];
  readonly bodies?: readonly string[];
  readonly councils?: string;
  readonly peopleOf?: string;
  readonly possessors?: string;
  readonly part?: string;
  /** Whom it names, one word each; `heads` are the words by which others may name them. */
  readonly who?: string;
  readonly heads?: string;
  readonly where?: string;
}

const wordsOf = (text = "") => text.split(" ").filter(Boolean);
const numbers = (text?: string) => wordsOf(text).map(hashTerm);
const weights = (text?: string) => weighTerms(wordsOf(text).map((word) => [word, 1]));

/** An article that says these words and nothing else. */
function profile(of: Words): Profile {
  const nothing = { distinctiveTerms: [], places: [], titlePlaces: [], numbers: [], agencies: [] };
  return {
    ...nothing,
    ...{ kind: "report", spoken: false, part: of.part ?? null },
    ...{ title: weights(of.title), summary: weights(of.summary) },
    ...{ verbs: numbers(of.verbs), opposed: numbers(of.opposed), speakers: numbers(of.speakers) },
    bodies: (of.bodies ?? []).map(numbers),
    names: numbers(of.names),
    titleNames: numbers(of.who),
    titleNameHeads: numbers(of.heads ?? of.who),
    titlePlaceTerms: numbers(of.where),
    roles: null,
    people: {
      principal: of.peopleOf === undefined ? null : hashTerm(of.peopleOf),
      possessors: numbers(of.possessors),
      mentioned: of.peopleOf !== undefined,
    },
    councils: numbers(of.councils),
    fixture: of.fixture === undefined ? null : [hashTerm(of.fixture[0]), hashTerm(of.fixture[1])],
  };
}

const fixture = (one: string, other: string, more: Words = {}): Words => ({
  ...{ fixture: [one, other], title: `${one} ${other}`, ...more },
});

const withPerson = (title: string, who: string, more = ""): Words => ({
  title: `${title} ${who} ${more}`,
  who,
});
const withPlace = (title: string, where: string): Words => ({ title: `${title} ${where}`, where });
/** Ten words: one beside the name is less than 15 % of the headline, two are more. */
const long = "army frees trader after raid on base near border town";

test.each<[string, Words, Words, SeparationReason | null]>([
  ["two empty articles", {}, {}, null],
  ["two parts of a serial", { part: "1" }, { part: "2" }, "parts"],
  ["the same part of a serial", { part: "2" }, { part: "2" }, null],
  ["a part of a serial and no part", { part: "1" }, {}, null],
  ["opposite deeds", { verbs: "ban", opposed: "lift" }, { verbs: "lift", opposed: "ban" }, "opposite deeds"],
  [
    "both deeds in one article",
    { verbs: "ban lift", opposed: "lift ban" },
    { verbs: "lift", opposed: "ban" },
    null,
  ],
  ["an opposite on one side only", { verbs: "ban", opposed: "lift" }, { verbs: "lift" }, null],
  ["different opponents", fixture("enyimba", "barau"), fixture("enyimba", "heartland"), "fixtures"],
  ["the same match", fixture("enyimba", "barau"), fixture("barau", "enyimba"), null],
  [
    "a match whose summary names the other opponent",
    fixture("enyimba", "barau", { summary: "heartland" }),
    fixture("enyimba", "heartland"),
    null,
  ],
  ["a match and no match", fixture("enyimba", "barau"), {}, null],
  ["different bodies", { bodies: ["apc"], title: "apc" }, { bodies: ["pdp"], title: "pdp" }, "bodies"],
  ["bodies of two sorts", { bodies: ["apc", ""] }, { bodies: ["", "senate"] }, null],
  ["different bodies of the second sort", { bodies: ["", "efcc"] }, { bodies: ["", "icpc"] }, "bodies"],
  [
    "a body that the other's summary names",
    { bodies: ["apc"], title: "apc" },
    { bodies: ["pdp"], summary: "apc" },
    null,
  ],
  ["an aide and the chief", { peopleOf: "adu" }, { title: "adu" }, "people"],
  ["an aide and somebody else", { peopleOf: "adu" }, { title: "bello" }, null],
  ["aides in both articles", { peopleOf: "adu" }, { peopleOf: "bello", title: "adu" }, null],
  [
    "an aide, and the chief in the possessive",
    { peopleOf: "adu" },
    { possessors: "adu", title: "adu" },
    null,
  ],
  ["two local governments", { councils: "iwo" }, { councils: "central" }, "local governments"],
  [
    "a local government that the other's summary names",
    { councils: "iwo" },
    { councils: "ede", summary: "iwo" },
    null,
  ],
  ["a local government in common", { councils: "iwo ede" }, { councils: "ede" }, null],
  ["a local government and no local government", { councils: "iwo" }, {}, null],
  ["the same speaker", { speakers: "adu" }, { speakers: "adu" }, null],
  ["two speakers", { speakers: "adu" }, { speakers: "bello" }, "speakers"],
  [
    "two speakers, one in the other's summary",
    { speakers: "adu" },
    { speakers: "bello", summary: "adu" },
    null,
  ],
  [
    "a speaker who answers the other one by name",
    { speakers: "camp", title: "camp adu" },
    { speakers: "adu", names: "adu", title: "adu bello", summary: "camp" },
    "speakers",
  ],
  [
    "a speaker who answers one that is not a name",
    { speakers: "camp", title: "camp ministri" },
    { speakers: "ministri", title: "ministri", summary: "camp" },
    null,
  ],
  ["a speaker whom the other's headline names", { speakers: "adu" }, { title: "adu" }, null],
  ["a speaker whom the other's summary names", { speakers: "adu" }, { summary: "adu" }, null],
  ["a speaker whom the other does not name", { speakers: "adu" }, { title: "bello" }, "speakers"],
  [
    "the same news of two people",
    withPerson("army frees", "adu"),
    withPerson("army frees", "bello"),
    "who or where",
  ],
  ["the same news of one person", withPerson("army frees", "adu"), withPerson("army frees", "adu"), null],
  [
    "the same news with a person and without",
    withPerson("army frees", "adu"),
    { title: "army frees trader" },
    null,
  ],
  [
    "different news of two people",
    withPerson("army frees", "adu", "ransom camp"),
    withPerson("army frees", "bello", "court trial"),
    null,
  ],
  [
    "the same news of two people, with one more word of one",
    withPerson(long, "adu", "camp"),
    withPerson(long, "bello"),
    "who or where",
  ],
  [
    "the same news of two people, with two more words of one",
    withPerson(long, "adu", "camp ransom"),
    withPerson(long, "bello"),
    null,
  ],
  [
    "a person whom the other's summary names",
    withPerson("army frees", "adu"),
    { ...withPerson("army frees", "bello"), summary: "adu" },
    null,
  ],
  [
    "a person under two names",
    { ...withPerson("army frees", "adu"), heads: "president" },
    { ...withPerson("army frees", "bello"), heads: "president" },
    null,
  ],
  [
    "the same news of two places",
    withPlace("flood sweeps", "jos"),
    withPlace("flood sweeps", "ede"),
    "who or where",
  ],
  ["the same news of one place", withPlace("flood sweeps", "jos"), withPlace("flood sweeps", "jos"), null],
  [
    "the same news with a place and without",
    withPlace("flood sweeps", "jos"),
    { title: "flood sweeps market" },
    null,
  ],
])("whether two articles are kept apart: %s", (_what, one, other, apart) => {
  expect(separationReason(profile(one), profile(other))).toBe(apart);
  expect(separationReason(profile(other), profile(one))).toBe(apart);
});

const fixtureIn = (headline: string) =>
  findFixture(headline, readText(headline).title)?.map((side) => side) ?? null;

test.each<[string, readonly [string, string] | null]>([
  ["Enyimba beat Barau 2-0", ["enyimba", "barau"]],
  ["Enyimba vs Barau", ["enyimba", "barau"]],
  ["Enyimba lose 1-2 to Barau", ["enyimba", "barau"]],
  ["League: Enyimba hold Barau", ["enyimba", "barau"]],
  // No match, or only one side of it.
  ["Enyimba beat Barau to a signing", null],
  ["Beat Barau 2-0, Enyimba told", null],
])("the sides of %j are %j", (headline, sides) => {
  expect(fixtureIn(headline)).toEqual(sides?.map(hashTerm) ?? null);
});

test.each([
  ["Remaking Nigeria (2)", "2"],
  ["Remaking Nigeria [IV]", "iv"],
  ["Remaking Nigeria, Part Two", "two"],
  ["Remaking Nigeria (3), by Folake Adu", "3"],
  ["Remaking Nigeria (2027)", null],
  ["Part of the bridge collapses", null],
])("the part of %j is %j", (headline, part) => expect(findPart(headline)).toBe(part));

test.each<[string, readonly string[]]>([
  ["Accord has won Ife Central Local Government Area", ["central"]],
  ["Accord wins Iwo LG, loses Boripe LGA", ["iwo", "borip"]],
  ["Villages of Otukpo local government, in Benue", ["otukpo"]],
  // A state, a verb, no name at all.
  ["Osun LG chairmen meet, State Local Government polls loom", []],
  ["Assembly Suspends LG Chairmen", []],
  ["The six most affected LGAs", []],
])("the local governments of %j are %j", (text, councils) => expect(findCouncils(text)).toEqual(councils));

test.each<[string, string, string | null, readonly string[], boolean]>([
  ["Adu's campaign spokesperson wins polling unit", "", "adu", ["adu"], true],
  ["Bello’s wife and Adu's ship leave Warri", "", "bello", ["bello", "adu"], true],
  ["Adu's new market opens", "The trader's family cut the ribbon.", null, ["adu"], true],
  ["Market opens in Warri", "", null, [], false],
  // A word within another.
  ["Bello's season of guarded hope", "", null, ["bello"], false],
])(
  "whose people the headline %j and the summary %j mention",
  (title, summary, principal, possessors, mentioned) => {
    expect(findPeople(title, summary)).toEqual({
      ...{ principal: principal && hashTerm(principal), possessors: possessors.map(hashTerm), mentioned },
    });
  },
);

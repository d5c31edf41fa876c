import { expect, test } from "vitest";
import { hashTerm } from "#platform/text/analysis/hash-term.ts";
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
  /** Places of the headline and the summary, with their states. */
  readonly states?: string;
  readonly titleStates?: string;
  readonly numbers?: string;
  readonly count?: string;
  /** Who kills whom. */
  readonly roles?: readonly [actor: string, target: string];
}

const wordsOf = (text = "") => text.split(" ").filter(Boolean);
const numbers = (text?: string) => wordsOf(text).map(hashTerm);
const weights = (text?: string) => weighTerms(wordsOf(text).map((word) => [word, 1]));

/** An article that says these words and nothing else. */
function profile(of: Words): Profile {
  const nothing = { distinctiveTerms: [], agencies: [], named: 0 };
  const [number, noun] = wordsOf(of.count);
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
    places: numbers(of.states ?? of.titleStates),
    titlePlaces: numbers(of.titleStates),
    counts: number && noun ? [{ number: hashTerm(number), noun: hashTerm(noun), value: Number(number) }] : [],
    numbers: numbers(of.numbers),
    roles: of.roles
      ? { deed: hashTerm("kill"), actors: numbers(of.roles[0]), targets: numbers(of.roles[1]) }
      : null,
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
/** With a name and three more words, twenty. */
const twenty = "one two three four five six seven eight nine ten more words of any long headline";

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
  ["two states", { titleStates: "kogi" }, { titleStates: "benue" }, "states"],
  ["a state that both tell", { titleStates: "kogi" }, { titleStates: "benue", states: "kogi" }, null],
  ["two counts of one noun", { count: "16 miner" }, { count: "13 miner" }, "counts"],
  ["two papers' counts of one event", { count: "32 miner" }, { count: "30 miner" }, null],
  ["a count that both tell", { count: "16 miner" }, { count: "13 miner", summary: "16" }, null],
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
  ["bodies of two kinds", { bodies: ["apc", ""] }, { bodies: ["", "senate"] }, null],
  ["different bodies of the second kind", { bodies: ["", "efcc"] }, { bodies: ["", "icpc"] }, "bodies"],
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
  [
    "two speakers, and a third person in a summary",
    { speakers: "adu" },
    { speakers: "bello", summary: "okoro" },
    "speakers",
  ],
  [
    "a speaker in common whom both headlines name",
    { speakers: "camp adu", title: "camp adu" },
    { speakers: "adu", names: "adu", title: "adu" },
    null,
  ],
  ["one of two speakers in common", { speakers: "adu bello" }, { speakers: "bello okoro" }, null],
  [
    "two matches of which one side is the same and the other missing",
    fixture("enyimba", "barau", { summary: "heartland ikorodu" }),
    fixture("heartland", "ikorodu"),
    null,
  ],
  ["two matches without a common side", fixture("enyimba", "barau"), fixture("plateau", "kwara"), "fixtures"],
  ["two verbs that are not opposites", { verbs: "ban" }, { verbs: "lift" }, null],
  [
    "both deeds in both articles",
    { verbs: "ban lift", opposed: "lift ban" },
    { verbs: "lift ban", opposed: "ban lift" },
    null,
  ],
  ["swapped roles", { roles: ["polic", "bandit"] }, { roles: ["bandit", "polic"] }, "roles"],
  ["the same roles", { roles: ["polic", "bandit"] }, { roles: ["polic", "bandit"] }, null],
  ["an aide, and the chief in a summary", { peopleOf: "adu" }, { summary: "adu" }, null],
  [
    "the same news of two people, both in a place of its own that the other mentions",
    { title: "army frees adu jos", who: "adu", where: "jos", summary: "ede" },
    { title: "army frees bello ede", who: "bello", where: "ede", summary: "jos" },
    "who or where",
  ],
  [
    "the same news of one person in two places",
    { title: "army frees adu jos", who: "adu", where: "jos" },
    { title: "army frees adu ede", who: "adu", where: "ede" },
    "who or where",
  ],
  [
    "the same news of two places, one in the state of the other",
    { title: "flood sweeps jos", where: "jos", states: "jos plateau" },
    { title: "flood sweeps plateau", where: "plateau", states: "plateau" },
    null,
  ],
  [
    "the same news of two people, with other numbers",
    { title: "army frees 40 adu", who: "adu", numbers: "40" },
    { title: "army frees 12 bello", who: "bello", numbers: "12" },
    "who or where",
  ],
  [
    "the same news of two people, with three of twenty words its own",
    withPerson(`${twenty} camp ransom tent`, "adu"),
    withPerson(twenty, "bello"),
    "who or where",
  ],
  [
    "the same news of two people, with three of nineteen words its own",
    withPerson(`${twenty.slice(4)} camp ransom tent`, "adu"),
    withPerson(twenty, "bello"),
    null,
  ],
  [
    "the same news of two people, with two words more in either",
    withPerson(long, "adu", "camp ransom"),
    withPerson(long, "bello", "court trial"),
    null,
  ],
  [
    "a person in one headline, and a place in the other",
    { title: "army frees adu", who: "adu" },
    { title: "army frees trader jos", where: "jos" },
    null,
  ],
])("whether two articles are kept apart: %s", (_what, one, other, apart) => {
  expect(separationReason(profile(one), profile(other))).toBe(apart);
  expect(separationReason(profile(other), profile(one))).toBe(apart);
});

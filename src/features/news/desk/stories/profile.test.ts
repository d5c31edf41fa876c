import { expect, test } from "vitest";
import { oppositesOf } from "#features/news/desk/thesaurus/thesaurus.ts";
import { hashTerm } from "#platform/text/analysis/hash-term.ts";
import { readText } from "#platform/text/analysis/read-text.ts";
import { makeProfile, type Profile } from "./profile.ts";
import { weightOf } from "./weighted-terms.ts";

function profileOf(title: string, summary = "", rarity: (term: string) => number = () => 2): Profile {
  return makeProfile({ title, summary }, readText(title, summary), rarity);
}

type Lists = {
  [Key in keyof Profile as Profile[Key] extends readonly number[] ? Key : never]?: string;
};

const numbersOf = (terms: string): number[] => terms.split(" ").filter(Boolean).map(hashTerm);

test.each<[headline: string, summary: string, lists: Lists]>([
  [
    "Minister sues EFCC over Otukpo mill",
    "Okoro, from Warri, wants N5m.",
    {
      distinctiveTerms: "sue otukpo mill",
      verbs: "sue",
      agencies: "minist efcc",
      places: "benu warri delta",
      titlePlaces: "benu",
      titlePlaceTerms: "otukpo",
      numbers: "",
      speakers: "",
    },
  ],
  [
    "Police arrest 40 as Adeleke, Okocha visit Osogbo",
    "Davido was there.",
    {
      names: "adelek okocha davido",
      titleNames: "adelek okocha",
      titleNameHeads: "adel okoc",
      numbers: "40",
    },
  ],
  [
    "Osun poll: Drummers praise Adeleke",
    "",
    { distinctiveTerms: "drummer prais adelek", titleNames: "adelek" },
  ],
  // Nigeria is named in every second article.
  ["Fuel price rises in Nigeria", "", { places: "", titlePlaces: "", titlePlaceTerms: "" }],
  // Somebody's words and reactions have a speaker, reports have none.
  ["Adeleke condemns flour levy", "", { speakers: "adelek" }],
  ["Flour levy must go – Adeleke", "", { speakers: "adelek" }],
  ["Adeleke opens flour mill", "", { speakers: "" }],
  ["", "", { distinctiveTerms: "", verbs: "", names: "", places: "", speakers: "", councils: "" }],
  ["Accord wins", "It won Iwo LG and Boripe LGA.", { councils: "iwo borip" }],
])("what the headline %j with the summary %j names", (headline, summary, lists) => {
  const profile = profileOf(headline, summary);
  const expected = Object.fromEntries(
    Object.entries(lists).map(([key, terms = ""]) => [key, numbersOf(terms)]),
  );
  expect(profile).toMatchObject(expected);
});

test("terms weigh as much as they are rare, those of a kicker half as much", () => {
  const rarity = (term: string): number => (term === "cassava" ? 3 : 2);
  const { title, summary } = profileOf("Osun poll: Traders fight cassava", "A cassava shop.", rarity);
  const weights = (terms: string, of: typeof title) =>
    terms.split(" ").map((term) => weightOf(hashTerm(term), of));
  expect(weights("cassava trader osun poll", title)).toEqual([3, 2, 1, 1]);
  expect(weights("cassava shop", summary)).toEqual([null, 2]);
});

test("a profile holds the opposites of its headline's verbs", () => {
  const { verbs, opposed } = profileOf("Osogbo jails Adu");
  expect(verbs).toEqual(numbersOf("jail"));
  expect(opposed.toSorted()).toEqual(oppositesOf("jail").map(hashTerm).toSorted());
  expect(opposed).not.toEqual([]);
});

test("a profile holds the kind, part, sides, roles and people of its article", () => {
  expect(profileOf("Remaking the Lagos lagoon (2)")).toMatchObject({
    part: "2",
    fixture: null,
    kind: "report",
  });
  expect(profileOf("Enyimba beat Barau 2-0")).toMatchObject({
    part: null,
    fixture: numbersOf("enyimba barau"),
  });
  expect(profileOf("BREAKING: Traders sue council").roles).toMatchObject({ actors: numbersOf("trader") });
  expect(profileOf("Mill opens", "Adu’s wife came.").people).toMatchObject({ mentioned: true });
  expect(profileOf("Adeleke condemns flour levy")).toMatchObject({ kind: "reaction", spoken: false });
  expect(profileOf("Flour levy must go – Adeleke")).toMatchObject({ spoken: true });
});

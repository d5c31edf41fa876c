import { expect, test } from "vitest";
import { readText } from "#platform/text/analysis/read-text.ts";
import { Offices } from "./offices.ts";

const sentences = [
  "INEC chairman, Joash Amupitan, opened the store in Ikeja.",
  "The INEC Chairman, Prof. Joash Amupitan, left for Abuja.",
  "Enugu State governor, Peter Mbah, approved the road.",
  "The Minister of Works, David Umahi, visited the bridge.",
  "Governor Ademola Adeleke of Osun received the monarch.",
  "The Kogi APC chairman, Sunday Bello, spoke in Lokoja.",
];

test.each([
  ["INEC boss assures voters", "amupitan"],
  ["Amupitan assures voters", "inec"],
  ["Enugu gov signs bill", "mbah"],
  ["Works minister defends bridge", "umahi"],
  ["Osun State governor signs budget", "adelek"],
  // The chairman of a party's chapter is not the party's chairman, and a former one is not the present one.
  ["APC chairman begs members", undefined],
  ["Ex-Enugu gov joins race", undefined],
  ["Mbah signs bill", undefined],
])("the holder or office that is added to: %s", (title, added) => {
  const offices = new Offices();
  for (const summary of sentences) offices.learn("", summary);
  const reading = readText(title);
  expect(offices.complete(reading, title).summary.map(({ term }) => term)).toEqual(added ? [added] : []);
});

test("an office belongs to the person last named as its holder", () => {
  const offices = new Offices();
  offices.learn("", "Kebbi governor, Nasir Idris, spoke.");
  offices.learn("", "Kebbi governor, Abubakar Malami, spoke.");
  expect(offices.complete(readText("Kebbi gov speaks"), "Kebbi gov speaks").summary).toEqual([
    { term: "malami", kind: "name" },
  ]);
});

import { expect, test } from "vitest";
import { idsOf, readRequirements, tally } from "./proofs.ts";

const requirements = readRequirements(
  "id\tarea\tsection\trequirement\nNAV-01\tNAV\t2\tHome.\nNAV-02\tNAV\t2\tSearch.\nLG-01\tLG\t2\tSeason.",
);

test("requirement ids are read from the beginning of a title only", () => {
  expect(idsOf("NAV-01 the home page")).toEqual(["NAV-01"]);
  expect(idsOf("NAV-01, NAV-02 both pages")).toEqual(["NAV-01", "NAV-02"]);
  expect(idsOf("see NAV-01")).toEqual([]);
});

test("a requirement is proven if a test names it and every test that names it passed", () => {
  const { areas } = tally(requirements, [
    { title: "NAV-01 on a phone", passed: true },
    { title: "NAV-01 on a desktop", passed: false },
    { title: "NAV-02 works", passed: true },
  ]);
  expect(areas.get("NAV")).toEqual({ proven: ["NAV-02"], open: ["NAV-01"] });
  expect(areas.get("LG")).toEqual({ proven: [], open: ["LG-01"] });
});

test("an unknown id is reported", () => {
  expect(tally(requirements, [{ title: "NAV-99 nowhere", passed: true }]).unknown).toEqual(["NAV-99"]);
  expect(tally(requirements, [{ title: "UTF-8 is read", passed: true }]).unknown).toEqual([]);
});

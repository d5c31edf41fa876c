import fc from "fast-check";
import { expect, test } from "vitest";
import { categories } from "#contracts/sections.ts";
import { cpuMs } from "#tests/support/cpu-time.ts";
import { classify } from "./classify.ts";
import { addressCategory, sectionCategory, taggedCategory } from "./sections.ts";
import { trainModel } from "./train-model.ts";
import { trainingExampleOf } from "./training-example.ts";

test.each([
  ["Striker scores twice as Lions beat Sharks in cup final", "Sports"],
  ["Naira gains as central bank holds interest rate", "Business"],
  ["Senator defects to ruling party ahead of governorship primaries", "Politics"],
  ["Actress premieres new film at Lagos cinema", "Entertainment"],
  ["Hospital opens free malaria clinic for mothers", "Health"],
  ["University lecturers begin new session as students return", "Education"],
  ["Police arrest three over stolen cable", "General News"],
  ["Designer shows adire outfits at fashion week", "Lifestyle"],
  ["Software developers launch artificial intelligence app", "Technology"],
  ["Governor's aide abducted on Kainji road", "General News"],
  ["Troops rescue kidnapped party chairman", "General News"],
  ["Oracle fires thousands in new round of layoffs", "Business"],
  ["Microsoft cuts 400 jobs", "Technology"],
  ["Resident doctors suspend strike after talks with Gbajabiamila", "Health"],
  ["10,000 runners expected at Port Harcourt marathon", "Sports"],
  ["Shettima asks foreign investors to look at Nigeria", "Business"],
  ["Team Nigeria leave for Accra", "Sports"],
  ["2027: Bello picks campaign director", "Politics"],
  ["Baker defends constant outings with husband", "General News"],
])("the category of %j is %s", (title, category) => {
  expect(classify({ title }).category).toBe(category);
});

test("the paper's own label comes before the text: its feed, then tags, then address", () => {
  const title = "Striker scores twice in cup final";
  const url = "https://example.com/business/striker-scores";
  expect(classify({ title, url, categories: ["Health"], feedCategory: "Politics" }).category).toBe(
    "Politics",
  );
  expect(classify({ title, url, categories: ["Health"] }).category).toBe("Health");
  expect(classify({ title, url }).category).toBe("Business");
});

test("a general feed or section such as Metro only leans towards General News", () => {
  expect(
    classify({ title: "Striker scores twice as Lions win league cup final", feedCategory: "General News" })
      .category,
  ).toBe("Sports");
  expect(classify({ title: "Many gather by the river", categories: ["Metro"] }).category).toBe(
    "General News",
  );
});

test("an empty title is General News, with a confidence below 0.5", () => {
  const { category, confidence } = classify({ title: "" });
  expect(category).toBe("General News");
  expect(confidence).toBeLessThan(0.5);
});

test.each([
  [["News", "Politics"], "Politics"],
  [["Sports", "Business"], null],
  [["Metro", "Sports"], "Sports"],
  [["Top Stories"], null],
  [[], null],
])("tags %j give the category %s", (tags, category) => {
  expect(taggedCategory(tags)).toBe(category);
});

test("an address gives a category by its folders, not by the headline in it", () => {
  expect(addressCategory("https://example.com/sports/football/123-minister-visits.html")).toBe("Sports");
  expect(addressCategory("https://example.com/2026/07/21/sports-minister-visits/")).toBe(null);
  expect(addressCategory("https://example.com/sports")).toBe(null);
  expect(addressCategory("no address")).toBe(null);
});

test("section names are recognised in Hausa and with HTML entities, unknown ones are not", () => {
  expect(sectionCategory("Wasanni")).toBe("Sports");
  expect(sectionCategory("Oil &amp; Gas")).toBe("Business");
  expect(sectionCategory("constructor")).toBe(null);
});

test("any input gives one of the nine categories and a confidence from 0 to 1", () => {
  const text = fc.oneof(fc.string(), fc.string({ unit: "binary", maxLength: 300 }));
  fc.assert(
    fc.property(text, text, fc.array(text), text, (title, summary, tags, url) => {
      const { category, confidence } = classify({ title, summary, categories: tags, url });
      expect(categories).toContain(category);
      expect(confidence).toBeGreaterThanOrEqual(0);
      expect(confidence).toBeLessThanOrEqual(1);
    }),
    { numRuns: 100 },
  );
});

test("a title of 100 kB is classified in less than 50 ms of CPU time", () => {
  classify({ title: "warm" });
  const start = cpuMs();
  classify({ title: "cup ".repeat(25_000), summary: "final ".repeat(25_000) });
  expect(cpuMs() - start).toBeLessThan(50);
});

test("the same examples train the same model, which classifies by what it has learnt", () => {
  const examples = Array.from({ length: 12 }, (_, i) => [
    { title: `Quorble number ${i} zintles the ploom`, category: "Health" as const },
    { title: `Vexing drax ${i} outruns a brimble`, category: "Sports" as const },
  ]).flat();
  const model = trainModel(examples);
  expect(trainModel(examples)).toEqual(model);
  expect(classify({ title: "Ploom zintles a quorble" }, model).category).toBe("Health");
  expect(classify({ title: "Brimble outruns drax" }, model).category).toBe("Sports");
});

test("a training example is labelled by its paper, else by a clear headline, else left out", () => {
  expect(trainingExampleOf({ title: "Many gather", categories: ["Health"] })?.category).toBe("Health");
  expect(trainingExampleOf({ title: "Striker scores twice in league cup final" })?.category).toBe("Sports");
  expect(trainingExampleOf({ title: "Many gather by the river" })).toBe(null);
});

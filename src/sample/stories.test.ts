import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { categories } from "#contracts/sections.ts";
import { planLocalWeeks } from "./local.ts";
import { paperOf, papers } from "./papers.ts";
import { stories } from "./stories.ts";

const headlines = stories.flatMap((story) => [
  ...story.reports.map(([, headline]) => headline),
  ...story.later.map(([headline]) => headline),
]);
const sentences = stories.flatMap((story) => [
  ...story.reports.map(([, , summary]) => summary),
  ...story.later.map(([, sentence]) => sentence),
]);

test("there are at least 400 stories, and at least 40 in each of the nine categories", () => {
  expect(stories.length).toBeGreaterThanOrEqual(400);
  for (const category of categories) {
    expect(stories.filter((story) => story.category === category).length, category).toBeGreaterThanOrEqual(
      40,
    );
  }
});

test("no name of a story, no headline and no sentence occurs twice", () => {
  expect(repeated(stories.map((story) => story.name))).toEqual([]);
  expect(repeated(headlines)).toEqual([]);
  expect(repeated(sentences)).toEqual([]);
});

test("a story begins in English, has up to six different papers and at least one follow-up", () => {
  for (const story of stories) {
    const paperIds = story.reports.map(([paper]) => paper);
    expect(paperOf(paperIds[0] ?? "")?.language, story.name).toBe("en");
    expect(repeated(paperIds), story.name).toEqual([]);
    expect(story.reports.length, story.name).toBeLessThanOrEqual(6);
    expect(story.later.length, story.name).toBeGreaterThanOrEqual(1);
  }
});

test("at least 150 stories have two or more tellings, at least twelve of them four or more", () => {
  expect(stories.filter((story) => story.reports.length >= 2).length).toBeGreaterThanOrEqual(150);
  expect(stories.filter((story) => story.reports.length >= 4).length).toBeGreaterThanOrEqual(12);
});

test("every paper, whatever its language, has tellings of at least ten stories", () => {
  const local = planLocalWeeks().flat();
  for (const paper of papers) {
    const tellings = [
      ...stories.filter((story) => story.reports.some(([id]) => id === paper.id)),
      ...local.filter(({ text }) => text.author === paper.id),
    ];
    expect(tellings.length, paper.name).toBeGreaterThanOrEqual(10);
  }
});

test("headlines and sentences keep to their lengths and their closing punctuation", () => {
  for (const headline of headlines) {
    expect(headline.length, headline).toBeGreaterThanOrEqual(14);
    expect(headline.length, headline).toBeLessThanOrEqual(110);
    expect(headline, headline).not.toMatch(/\.$/);
  }
  for (const sentence of sentences) {
    expect(sentence.length, sentence).toBeLessThanOrEqual(300);
    expect(sentence, sentence).toMatch(/[.!?]$/);
  }
});

test("no text contains a weekday, a month, a straight double quote or a double space", () => {
  const stale =
    /\b(mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(january|february|april|june|july|august|september|october|november|december)\b|lorem|undefined|["{}<>]| {2}/i;
  for (const words of [...headlines, ...sentences]) expect(words).not.toMatch(stale);
});

test("no text names a known public figure or contains an accusing word", () => {
  const publicFigures =
    /\b(tinubu|shettima|buhari|osinbajo|atiku|peter obi|obasanjo|jonathan|goodluck|wike|fubara|sanwo-?olu|akpabio|gbajabiamila|abbas|lawan|saraki|kwankwaso|ganduje|el-?rufai|soludo|makinde|adeleke|zulum|fayemi|fashola|amaechi|okonjo|dangote|otedola|elumelu|adenuga|rabiu|cardoso|emefiele|achebe|soyinka|adichie|davido|wizkid|burna boy|tiwa savage|rema|asake|osimhen|lookman|iwobi|ndidi|oshoala|genevieve|funke akindele|kanu)\b/i;
  const accusing =
    /\b(arrest|murder|kill|rape|fraud|loot|bribe|corrupt|kidnap|bandit|terror|embezzl|stole|theft|guilty|convict|suspect|gunm|bomb|cult)\w*/i;
  for (const words of [...headlines, ...sentences]) {
    expect(words).not.toMatch(publicFigures);
    expect(words).not.toMatch(accusing);
  }
});

test("no invented paper bears the name of a real one", () => {
  const registry = readFileSync("src/features/news/sources/papers.json", "utf8").toLowerCase();
  for (const paper of papers)
    expect(registry.includes(`"${paper.name.toLowerCase()}"`), paper.name).toBe(false);
});

function repeated(items: readonly string[]): string[] {
  return items.filter((one, index) => items.indexOf(one) !== index);
}

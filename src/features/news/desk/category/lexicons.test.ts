import { expect, test } from "vitest";
import { categories } from "#contracts/sections.ts";
import { judgeByLexicon } from "./judge-by-lexicon.ts";
import { parseLexicon, readLexicon } from "./lexicons/read-lexicon.ts";

test.each([
  ["ha", "Hukumar zaɓe ta fitar da sunayen ƴan takara", "Politics"],
  ["ha", "'Yan wasan Kano sun zura ƙwallo uku", "Sports"],
  ["ha", "Likitoci sun buɗe sabon asibitin yara", "Health"],
  ["yo", "Àwọn akẹ́kọ̀ọ́ fásitì bẹ̀rẹ̀ ìdánwò", "Education"],
  ["yo", "Gomina buwọlu eto idibo tuntun", "Politics"],
  ["ig", "Ụlọakụ etinyela ego ọhụrụ n'azụmahịa", "Business"],
  ["ig", "Super Eagles emeriela asọmpi bọọlụ", "Sports"],
  ["pcm", "Footballer score two goal for Super Eagles", "Sports"],
  ["pcm", "Doctor dem don start free cancer check for hospital", "Health"],
] as const)("in %s %j is %s", (language, title, category) => {
  const verdict = judgeByLexicon({ title }, language);
  expect(verdict.category).toBe(category);
  expect(verdict.margin).toBeGreaterThanOrEqual(2);
});

test("a word's forms count once together; a word can also count against a category", () => {
  expect(judgeByLexicon({ title: "zaɓe zaɓen zaben zabe" }, "ha").margin).toBe(3);
  expect(judgeByLexicon({ title: "zaɓe, ƙwallo" }, "ha").margin).toBe(0);
  expect(judgeByLexicon({ title: "wasan kwaikwayo" }, "ha").category).not.toBe("Sports");
});

test("Igbo with dots is matched with its dots, Igbo without dots without them", () => {
  expect(judgeByLexicon({ title: "abu ọma" }, "ig").margin).toBe(0);
  expect(judgeByLexicon({ title: "abụ ọma" }, "ig").category).toBe("Entertainment");
  expect(judgeByLexicon({ title: "abu oma" }, "ig").category).toBe("Entertainment");
});

test.each(["pcm", "ha", "yo", "ig"])("the lexicon of %s is read and has more than 70 words", (language) => {
  const { dotted } = readLexicon(language);
  expect(dotted.length).toBeGreaterThan(70);
});

const head = "category\tweight\tword\tforms\tgloss\n";
test.each([
  [
    "Gossip\t3\tfim\tfim\tfilm",
    `ha.tsv:2: "Gossip" is not a category; allowed are ${categories.join(", ")}.`,
  ],
  ["Sports\t9\twasa\twasa\tgame", 'ha.tsv:2: the weight is "9"; allowed are 1 to 3 and -1 to -3.'],
  [
    "Sports\t1\twasa\twasa||wasan\tgame",
    'ha.tsv:2: a form in "wasa||wasan" is empty; forms are separated by one "|".',
  ],
])("an invalid line is reported with file and line number: %j", (line, sentence) => {
  expect(() => parseLexicon(`${head}${line}\n`, "ha.tsv")).toThrow(sentence);
});

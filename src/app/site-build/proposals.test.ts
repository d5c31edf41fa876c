import { expect, test } from "vitest";
import { matchTemplate, proposalsAsPo } from "./proposals.ts";

const catalogue = `msgid ""
msgstr ""
"Language: ha\\n"

#: a.tsx
msgid "Latest"
msgstr "Na baya"

#: b.tsx
msgid "{n} story"
msgid_plural "{n} stories"
msgstr[0] "labari {n}"
msgstr[1] "labarai {n}"

#: c.tsx
msgid "{name}"
msgstr "{name}"
`;

test.each([
  ["Na baya", "Na baya", {}],
  ["labarai {n}", "labarai 5", { "{n}": "5" }],
  ["{a} da {b}", "Kano da Jos", { "{a}": "Kano", "{b}": "Jos" }],
  ["labarai {n}", "labarai ", null],
  ["labarai {n} yau", "labarai 5 jiya", null],
  ["Na baya", "Na baya-bayan nan", null],
])("%j is matched with %j: %j", (template, sentence, values) => {
  const found = matchTemplate(template, sentence);
  expect(found && Object.fromEntries(found)).toEqual(values);
});

test("a proposal stands in its entry beside the present text, its numbers as placeholders", () => {
  const po = proposalsAsPo(catalogue, [{ sentence: "labarai 5", proposal: "labarai guda 5" }]);
  expect(po).toContain("now: labarai {n}\n#: b.tsx\n#, fuzzy\n");
  expect(po).toContain('msgstr[0] "labari {n}"\nmsgstr[1] "labarai guda {n}"');
});

test("what a proposal lacks, and a sentence that no entry says, are noted", () => {
  const [lacking, unknown] = ["labarai 5", "Labarin jarida"].map((sentence) =>
    proposalsAsPo(catalogue.slice(0, catalogue.indexOf("#: c")), [{ sentence, proposal: "da yawa" }]),
  );
  expect(lacking).toContain("the proposal lacks {n}");
  expect(lacking).toContain('msgstr[1] "da yawa"');
  expect(unknown).toContain("no entry of the catalogue says this sentence");
});

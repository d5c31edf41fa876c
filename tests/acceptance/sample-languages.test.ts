import { expect, test } from "vitest";
import { detectLanguage } from "#features/news/intake/language/detect-language.ts";
import { planLocalWeeks } from "#sample/local.ts";
import { paperOf } from "#sample/papers.ts";
import { stories } from "#sample/stories.ts";

const tellings = stories.flatMap(({ reports }) =>
  reports.map(([paper, title, summary]) => ({ language: paperOf(paper)?.language ?? "en", title, summary })),
);
const local = planLocalWeeks()
  .flat()
  .map(({ text, paper }) => ({ language: paper.language, title: text.headline, summary: text.summary }));

test("every telling of the sample edition is recognised in its paper's language", () => {
  const misdetected = [...tellings, ...local].filter(
    ({ language, ...text }) => detectLanguage(text, language) !== language,
  );
  expect(misdetected).toEqual([]);
});

test.each([
  ["en", 99.9],
  ["pcm", 75],
  ["ha", 98],
  ["yo", 98],
  ["ig", 98],
])("of tellings in %s, at least %d %% are recognised when their paper is English", (language, share) => {
  const inLanguage = tellings.filter((telling) => telling.language === language);
  const detected = inLanguage.filter((text) => detectLanguage(text, "en") === language);
  expect((100 * detected.length) / inLanguage.length).toBeGreaterThanOrEqual(share);
});

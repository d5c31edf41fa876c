import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { languages } from "#contracts/languages.ts";
import { allWords } from "#words/all.ts";
import { registerWords, wordsOf } from "#words/of-language.ts";
import { WordsOfPage } from "#words/words.ts";
import { FollowToggle } from "./FollowToggle.tsx";

for (const words of allWords) registerWords(words);

function buttonIn(language: (typeof languages)[number], followed: boolean) {
  const html = renderToStaticMarkup(
    <WordsOfPage value={wordsOf(language)}>
      <FollowToggle label="Kolanut Daily" followed={followed} flip={() => undefined} />
    </WordsOfPage>,
  );
  return {
    name: /aria-label="([^"]+)"/.exec(html)?.[1] ?? "",
    text: html.replace(/<[^>]+>/g, ""),
    pressed: /aria-pressed="(\w+)"/.exec(html)?.[1],
  };
}

test.each(languages)(
  "in %s the button's accessible name contains its visible text and the paper's name",
  (language) => {
    for (const followed of [false, true]) {
      const { name, text, pressed } = buttonIn(language, followed);
      expect(text).not.toBe("");
      expect(name).toContain(text);
      expect(name).toContain("Kolanut Daily");
      expect(pressed).toBe(String(followed));
    }
  },
);

test("the name of a followed paper's button still begins with Follow and the paper's name", () => {
  expect(buttonIn("en", false).name).toBe("Follow Kolanut Daily");
  expect(buttonIn("en", true).name).toBe("Follow Kolanut Daily, Following");
});

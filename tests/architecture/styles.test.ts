import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const FOLDER = "src/ui/styles/pages";
const files = readdirSync(FOLDER);
/** Of these the second adds to what the first gives, on pages that have both. */
const TOGETHER = [
  ["article.css", "story.css"],
  ["league.css", "league-views.css"],
];

/** The classes with which rules of a page's styles begin: those of their own (".race {"), or of a part in them (".race li"). */
function classesOf(file: string, end: string): string[] {
  const rules = readFileSync(`${FOLDER}/${file}`, "utf8").replace(/\/\*[^*]*\*\//g, "");
  return [...rules.matchAll(new RegExp(`^\\s*\\.([\\w-]+)${end}`, "gm"))].map(([, name = ""]) => name);
}

// After a soft visit the styles of the page before stay: a class of the same name would look like both.
test("no class has its look from the styles of two pages", () => {
  const shared = files.flatMap((file) =>
    [...new Set(classesOf(file, " \\{"))].flatMap((name) =>
      files
        .filter(
          (other) =>
            other !== file &&
            !TOGETHER.some((pair) => pair.includes(file) && pair.includes(other)) &&
            classesOf(other, "\\b[^-_]").includes(name),
        )
        .map((other) => [name, file, other]),
    ),
  );
  expect(shared).toEqual([]);
});

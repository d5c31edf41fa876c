import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";

const FOLDER = "src/ui/styles/pages";
const files = readdirSync(FOLDER);
/** On pages that have both, the second adds to the first. */
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

test("all styles together are at most 22 KB", () => {
  const all = ["src/ui/styles", FOLDER].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(".css"))
      .map((name) => readFileSync(`${folder}/${name}`, "utf8")),
  );
  const text = all
    .join("")
    .replaceAll(/\/\*[\s\S]*?\*\/|@import.+/g, "")
    .replaceAll(/\s+/g, " ");
  expect(brotliCompressSync(text).length).toBeLessThanOrEqual(22 * 1024);
});

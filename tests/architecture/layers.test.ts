import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { importsOf, sourceFiles } from "./imports.ts";
import { checkImport } from "./layers.ts";

test("every import obeys the layer rules", () => {
  const broken = sourceFiles("src")
    .flatMap((file) => importsOf(file))
    .map((imported) => ({ ...imported, problem: checkImport(imported) }))
    .filter(({ problem }) => problem !== null)
    .map(({ from, to, problem }) => `${from} → ${to}: ${problem}`);
  expect(broken).toEqual([]);
});

test.each([
  ["src/contracts/news.ts", "#platform/clock.ts", "contracts import the platform"],
  ["src/contracts/news.ts", "react", "contracts import a library other than zod"],
  ["src/platform/log.ts", "#contracts/news.ts", "the platform imports a contract"],
  ["src/platform/log.ts", "#domains/news/api/read.ts", "the platform imports a domain"],
  ["src/domains/news/desk/cluster.ts", "#domains/news/store/tables.ts", "a step imports another step"],
  ["src/domains/news/desk/cluster.ts", "#domains/league/shapes.ts", "a step imports another domain"],
  ["src/domains/news/desk/cluster.ts", "#domains/news/jobs/schedule.ts", "a step imports the schedule"],
  ["src/domains/news/desk/cluster.ts", "#contracts/news.ts", "a step imports a contract"],
  [
    "src/domains/league/statistics/table.ts",
    "#domains/league/prediction/elo.ts",
    "statistics import predictions",
  ],
  ["src/domains/news/api/read.ts", "#domains/league/api/read.ts", "an API imports another domain"],
  ["src/domains/news/api/read.ts", "#site/data/ask.ts", "a domain imports the site"],
  ["src/domains/news/shapes.ts", "#domains/news/store/tables.ts", "shapes import a step"],
  ["src/domains/news/odd.ts", "#domains/news/shapes.ts", "a file other than shapes.ts in a domain's root"],
  ["src/outlets/rss/feed.ts", "#domains/news/api/read.ts", "an outlet imports a domain"],
  ["src/outlets/rss/feed.ts", "#site/ui/Card.tsx", "an outlet imports a page's component"],
  ["src/sample/server.ts", "#domains/news/sources/papers.ts", "the sample edition imports a domain"],
  ["src/site/news/Card.tsx", "#platform/clock.ts", "the site imports the platform"],
  ["src/site/news/Card.tsx", "#domains/news/api/read.ts", "the site imports a domain"],
  ["src/site/news/Card.tsx", "#site/league/Table.tsx", "a panel imports another domain's panel"],
  ["src/site/news/Card.tsx", "#site/shell/Header.tsx", "a panel imports the shell"],
  ["src/site/news/Card.tsx", "zod", "the site imports zod"],
  ["src/site/ui/Card.tsx", "#site/news/Card.tsx", "a primitive imports a panel"],
  ["src/site/device/bookmarks.ts", "#site/routes/home.tsx", "the device imports a route"],
  ["src/site/shell/Header.tsx", "#site/routes/home.tsx", "the shell imports a route"],
  ["src/server/compose.ts", "#domains/news/store/articles.ts", "the server imports a step of a domain"],
  ["src/server/compose.ts", "#site/data/ask.ts", "the server imports the site's source"],
  ["src/server/http/app.ts", "../platform/log.ts", "a relative path leaves its folder"],
  ["src/somewhere/else.ts", "#platform/log.ts", "a file outside every layer"],
])("%s → %s is forbidden: %s", (from, to) => {
  expect(checkImport({ from, to, typeOnly: false })).not.toBeNull();
});

test("the site imports types of contracts, not their code", () => {
  const contractImport = { from: "src/site/news/Card.tsx", to: "#contracts/news.ts" };
  expect(checkImport({ ...contractImport, typeOnly: true })).toBeNull();
  expect(checkImport({ ...contractImport, typeOnly: false })).not.toBeNull();
});

test("a domain's shapes.ts may import types of contracts, its steps may not", () => {
  const contractImport = { to: "#contracts/letters.ts", typeOnly: true };
  expect(checkImport({ ...contractImport, from: "src/domains/letters/shapes.ts" })).toBeNull();
  expect(
    checkImport({ ...contractImport, from: "src/domains/letters/shapes.ts", typeOnly: false }),
  ).not.toBeNull();
  expect(checkImport({ ...contractImport, from: "src/domains/letters/brief/compose.ts" })).not.toBeNull();
});

test("an import is found in every form in which it can be written", () => {
  const byUrl = (name: string): string => `new URL(${JSON.stringify(name)}, import.meta.url)`;
  const text = [
    'import { a } from "./a.ts";',
    'import type { B } from "#b/b.ts";',
    'import {\n  type C,\n  type D,\n} from "c";',
    'export { e } from "./e.ts";',
    'import "./f.css";',
    'const g = await import("./g.ts");',
    'import h from "./h.css?inline";',
    `const i = ${byUrl("./i-thread.ts")};`,
    `const j = ${byUrl("../intake/j-thread.ts")};`,
    `const no = ${byUrl("./table.txt")};`,
  ].join("\n");
  expect(importsOf("src/domains/news/jobs/x.ts", text).map(({ to, typeOnly }) => [to, typeOnly])).toEqual([
    ["./a.ts", false],
    ["#b/b.ts", true],
    ["c", true],
    ["./e.ts", false],
    ["./f.css", false],
    ["./h.css", false],
    ["./g.ts", false],
    ["./i-thread.ts", false],
    ["#domains/news/intake/j-thread.ts", false],
  ]);
});

test("a file has at most 300 lines, tests included, except data tables", () => {
  const long = ["src", "tests", "bench"]
    .flatMap(sourceFiles)
    .filter((file) => !isData(file))
    .map((file) => [file, readFileSync(file, "utf8").split("\n").length] as const)
    .filter(([, lines]) => lines > 301);
  expect(long).toEqual([]);
});

test("a folder has at most 20 files of code, except the contracts", () => {
  const folders = Map.groupBy(
    sourceFiles("src").filter((file) => !/\.test\.tsx?$/.test(file) && !isData(file)),
    (file) => file.replace(/\/[^/]+$/, ""),
  );
  expect(
    [...folders]
      .map(([folder, files]) => [folder, files.length] as const)
      .filter(([folder, count]) => count > 20 && folder !== "src/contracts"),
  ).toEqual([]);
});

/** Files of our sources only; built ones may not exist yet. */
const OWN_FILE = /new URL\(\s*["']([^"']*)["'],\s*import\.meta\.url/g;

test("every file named by a URL exists: the compiler does not check such names", () => {
  const namedFiles = ["src", "tests", "bench"].flatMap(sourceFiles).flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(OWN_FILE)].map(([, name = ""]) => ({
      file,
      name,
      exists: name.includes("/build/") || existsSync(path.join(path.dirname(file), name)),
    })),
  );
  expect(namedFiles.length).toBeGreaterThan(3);
  expect(namedFiles.filter(({ exists }) => !exists)).toEqual([]);
});

test("no folder or file is called utils, helpers, common, misc, lib or shared", () => {
  expect(
    sourceFiles("src").filter((file) => /\/(utils?|helpers?|common|misc|lib|shared)(\/|\.tsx?$)/.test(file)),
  ).toEqual([]);
});

test("every domain has shapes.ts and api/read.ts", () => {
  for (const domain of readdirSync("src/domains")) {
    expect([
      domain,
      existsSync(`src/domains/${domain}/shapes.ts`),
      existsSync(`src/domains/${domain}/api/read.ts`),
    ]).toEqual([domain, true, true]);
  }
});

/** Registries and word lists, which are data. */
function isData(file: string): boolean {
  return /^src\/domains\/news\/sources\//.test(file) || /\/(words|lexicon|model)[^/]*\.ts$/.test(file);
}

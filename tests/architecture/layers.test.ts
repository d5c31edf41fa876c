import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { fileOf, importsOf, sourceFiles } from "./imports.ts";
import { checkImport, exceptions } from "./layers.ts";

test("every import obeys the layer rules", () => {
  const broken = sourceFiles("src")
    .flatMap((file) => importsOf(file))
    .map((imported) => ({ ...imported, problem: checkImport(imported) }))
    .filter(({ problem }) => problem !== null)
    .map(({ from, to, problem }) => `${from} → ${to}: ${problem}`);
  expect(broken).toEqual([]);
});

test.each([
  ["src/contracts/forms.ts", "#platform/clock.ts", "a contract imports the platform"],
  ["src/contracts/forms.ts", "react", "a contract imports a library other than zod"],
  ["src/contracts/forms.ts", "#features/news/contract/news.ts", "a shared contract imports a feature's"],
  ["src/contracts/forms.ts", "./all/all-endpoints.ts", "a shared contract imports what is made of all"],
  [
    "src/features/news/contract/news.ts",
    "#features/league/contract/shapes.ts",
    "a contract imports another feature's",
  ],
  ["src/features/news/contract/news.ts", "#features/news/shapes.ts", "a contract imports the server half"],
  ["src/features/news/contract/calls.ts", "zod", "what the browser imports of a contract brings zod"],
  ["src/features/push/calls.ts", "./contract.ts", "what the browser imports of a contract brings all of it"],
  ["src/contracts/all/api.ts", "#features/push/contract.ts", "the list of calls brings a contract"],
  ["src/platform/log.ts", "#contracts/forms.ts", "the platform imports a contract"],
  ["src/platform/log.ts", "#features/news/api/read.ts", "the platform imports a feature"],
  ["src/features/news/desk/cluster.ts", "#features/news/store/tables.ts", "a step imports another step"],
  ["src/features/news/desk/cluster.ts", "#features/league/shapes.ts", "a step imports another feature"],
  ["src/features/news/desk/cluster.ts", "#features/news/jobs/schedule.ts", "a step imports the schedule"],
  ["src/features/news/desk/cluster.ts", "#features/news/contract/news.ts", "a step imports a contract"],
  [
    "src/features/league/statistics/table.ts",
    "#features/league/prediction/elo.ts",
    "statistics import predictions",
  ],
  ["src/features/news/api/read.ts", "#features/league/api/read.ts", "an API imports another feature"],
  ["src/features/news/api/read.ts", "#ask/ask.ts", "a server half imports what pages use"],
  ["src/features/news/api/read.ts", "#features/news/panels/visible.ts", "a server half imports a panel"],
  ["src/features/news/shapes.ts", "#features/news/store/tables.ts", "shapes import a step"],
  ["src/features/news/odd.ts", "#features/news/shapes.ts", "an odd file in a feature's root"],
  ["src/features/news/outlets/rss/feed.ts", "#features/news/api/read.ts", "an outlet imports a step"],
  ["src/features/news/outlets/rss/feed.ts", "#ui/Icon.tsx", "an outlet imports a page's component"],
  ["src/app/share/draw.ts", "#features/news/api/read.ts", "an outlet of the app imports a feature"],
  ["src/sample/server.ts", "#features/news/sources/papers.ts", "the sample edition imports a feature"],
  ["src/features/news/panels/Card.tsx", "#platform/clock.ts", "a panel imports the platform"],
  ["src/features/news/panels/Card.tsx", "#features/news/api/read.ts", "a panel imports the server half"],
  [
    "src/features/news/panels/Card.tsx",
    "#features/league/panels/Table.tsx",
    "a panel imports another feature",
  ],
  ["src/features/news/panels/Card.tsx", "#app/site/shell/Header.tsx", "a panel imports the shell"],
  ["src/features/news/panels/Card.tsx", "#features/news/pages/search.tsx", "a panel imports a page"],
  ["src/features/news/panels/Card.tsx", "zod", "a panel imports zod"],
  [
    "src/features/news/panels/Card.tsx",
    "#features/reader/panels/Row.tsx",
    "news imports what the device keeps",
  ],
  ["src/features/league/pages/hub.tsx", "#features/news/panels/Card.tsx", "a page imports another feature"],
  ["src/ui/Card.tsx", "#features/news/panels/Card.tsx", "a primitive imports a panel"],
  ["src/device/bookmarks.ts", "#features/news/pages/search.tsx", "the device imports a page"],
  ["src/app/site/shell/Header.tsx", "#features/news/pages/search.tsx", "the shell imports a page"],
  ["src/app/site/root.tsx", "#features/news/api/read.ts", "the site imports a server half"],
  ["src/app/compose.ts", "#features/news/store/articles.ts", "the app imports a step of a feature"],
  ["src/app/compose.ts", "#features/news/panels/Card.tsx", "the server imports a panel"],
  ["src/app/compose.ts", "#app/site/root.tsx", "the server imports the site's source"],
  ["src/app/http/app.ts", "../platform/log.ts", "a relative path leaves its folder"],
  ["src/somewhere/else.ts", "#platform/log.ts", "a file outside every layer"],
])("%s → %s is forbidden: %s", (from, to) => {
  expect(checkImport({ from, to, typeOnly: false })).not.toBeNull();
});

test("a page of any feature ends with more news, whose frame its server half cannot import", () => {
  const frame = { to: "#features/news/frame/PlainPage.tsx", typeOnly: false };
  expect(checkImport({ ...frame, from: "src/features/weather/pages/city.tsx" })).toBeNull();
  expect(checkImport({ ...frame, from: "src/features/weather/api/read.ts" })).not.toBeNull();
});

test("every exception is used", () => {
  const imports = sourceFiles("src").flatMap((file) => importsOf(file));
  const unused = exceptions.filter(
    ({ from, to }) =>
      !imports.some((one) => from.test(one.from) && new RegExp(`^src/${to}$`).test(fileOf(one) ?? "")),
  );
  expect(unused).toEqual([]);
});

test("the browser half imports types of contracts, not their code", () => {
  const contractImport = { from: "src/features/news/panels/Card.tsx", to: "#features/news/contract/news.ts" };
  expect(checkImport({ ...contractImport, typeOnly: true })).toBeNull();
  expect(checkImport({ ...contractImport, typeOnly: false })).not.toBeNull();
});

test("a feature's shapes.ts may import types of contracts, its steps may not", () => {
  const contractImport = { to: "#features/letters/contract/letters.ts", typeOnly: true };
  expect(checkImport({ ...contractImport, from: "src/features/letters/shapes.ts" })).toBeNull();
  expect(
    checkImport({ ...contractImport, from: "src/features/letters/shapes.ts", typeOnly: false }),
  ).not.toBeNull();
  expect(checkImport({ ...contractImport, from: "src/features/letters/brief/compose.ts" })).not.toBeNull();
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
  expect(importsOf("src/features/news/jobs/x.ts", text).map(({ to, typeOnly }) => [to, typeOnly])).toEqual([
    ["./a.ts", false],
    ["#b/b.ts", true],
    ["c", true],
    ["./e.ts", false],
    ["./f.css", false],
    ["./h.css", false],
    ["./g.ts", false],
    ["./i-thread.ts", false],
    ["#features/news/intake/j-thread.ts", false],
  ]);
});

test("a file has at most 300 lines, tests included", () => {
  const long = ["src", "tests", "bench"]
    .flatMap(sourceFiles)
    .map((file) => [file, readFileSync(file, "utf8").split("\n").length] as const)
    .filter(([, lines]) => lines > 301);
  expect(long).toEqual([]);
});

test("a folder has at most 20 files of code, except the contracts", () => {
  const folders = Map.groupBy(
    sourceFiles("src").filter((file) => !/\.test\.tsx?$/.test(file)),
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

test("every feature that answers calls has shapes.ts and api/read.ts", () => {
  const features = readdirSync("src/features").filter((name) => !["info", "reader", "websub"].includes(name));
  expect(features).toHaveLength(7);
  const needed = features.flatMap((name) => [`${name}/shapes.ts`, `${name}/api/read.ts`]);
  expect(needed.filter((file) => !existsSync(`src/features/${file}`))).toEqual([]);
});

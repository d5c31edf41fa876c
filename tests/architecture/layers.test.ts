import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { importsOf, sourceFiles } from "./imports.ts";
import { checkImport } from "./layers.ts";

test("every import of the house is lawful", () => {
  const broken = sourceFiles("src")
    .flatMap((file) => importsOf(file))
    .map((one) => ({ ...one, says: checkImport(one) }))
    .filter(({ says }) => says !== null)
    .map(({ from, to, says }) => `${from} → ${to}: ${says}`);
  expect(broken).toEqual([]);
});

test.each([
  ["src/contracts/news.ts", "#platform/clock.ts", "contracts reaches for the platform"],
  ["src/contracts/news.ts", "react", "contracts reaches for a library"],
  ["src/platform/log.ts", "#contracts/news.ts", "the platform learns a contract"],
  ["src/platform/log.ts", "#domains/news/api/read.ts", "the platform learns a domain"],
  ["src/domains/news/desk/cluster.ts", "#domains/news/store/tables.ts", "a station visits its neighbour"],
  ["src/domains/news/desk/cluster.ts", "#domains/league/shapes.ts", "a station visits another domain"],
  ["src/domains/news/desk/cluster.ts", "#domains/news/jobs/schedule.ts", "a station walks through a door"],
  ["src/domains/news/desk/cluster.ts", "#contracts/news.ts", "a station speaks the wire's words"],
  [
    "src/domains/league/statistics/table.ts",
    "#domains/league/prediction/elo.ts",
    "the neighbourly visit is one-way",
  ],
  ["src/domains/news/api/read.ts", "#domains/league/api/read.ts", "a door opens on another domain"],
  ["src/domains/news/api/read.ts", "#site/data/ask.ts", "a domain looks at the site"],
  ["src/domains/news/shapes.ts", "#domains/news/store/tables.ts", "shapes lean on a station"],
  ["src/domains/news/odd.ts", "#domains/news/shapes.ts", "a file stands in a domain's root"],
  ["src/outlets/rss/feed.ts", "#domains/news/api/read.ts", "an outlet enters a domain"],
  ["src/outlets/rss/feed.ts", "#site/ui/Card.tsx", "an outlet draws a page"],
  ["src/sample/server.ts", "#domains/news/sources/papers.ts", "the sample edition enters a domain"],
  ["src/site/news/Card.tsx", "#platform/clock.ts", "the browser carries the platform"],
  ["src/site/news/Card.tsx", "#domains/news/api/read.ts", "the browser carries a domain"],
  ["src/site/news/Card.tsx", "#site/league/Table.tsx", "a panel visits another domain's panel"],
  ["src/site/news/Card.tsx", "#site/shell/Header.tsx", "a panel knows the shell"],
  ["src/site/news/Card.tsx", "zod", "zod comes to the browser"],
  ["src/site/ui/Card.tsx", "#site/news/Card.tsx", "a primitive knows a panel"],
  ["src/site/device/bookmarks.ts", "#site/routes/home.tsx", "the device knows a route"],
  ["src/site/shell/Header.tsx", "#site/routes/home.tsx", "the shell knows a route"],
  ["src/server/compose.ts", "#domains/news/store/articles.ts", "main climbs in past the doors"],
  ["src/server/compose.ts", "#site/data/ask.ts", "main carries a second copy of the site"],
  ["src/server/http/app.ts", "../platform/log.ts", "a path climbs"],
  ["src/somewhere/else.ts", "#platform/log.ts", "a file stands in no room"],
])("%s → %s is forbidden: %s", (from, to) => {
  expect(checkImport({ from, to, typeOnly: false })).not.toBeNull();
});

test("the site borrows types of contracts, not their code", () => {
  const one = { from: "src/site/news/Card.tsx", to: "#contracts/news.ts" };
  expect(checkImport({ ...one, typeOnly: true })).toBeNull();
  expect(checkImport({ ...one, typeOnly: false })).not.toBeNull();
});

test("a domain's shapes borrow types of contracts, its steps not even those", () => {
  const one = { to: "#contracts/letters.ts", typeOnly: true };
  expect(checkImport({ ...one, from: "src/domains/letters/shapes.ts" })).toBeNull();
  expect(checkImport({ ...one, from: "src/domains/letters/shapes.ts", typeOnly: false })).not.toBeNull();
  expect(checkImport({ ...one, from: "src/domains/letters/brief/compose.ts" })).not.toBeNull();
});

test("imports are read in every form in which they can be written", () => {
  const text = [
    'import { a } from "./a.ts";',
    'import type { B } from "#b/b.ts";',
    'import {\n  type C,\n  type D,\n} from "c";',
    'export { e } from "./e.ts";',
    'import "./f.css";',
    'const g = await import("./g.ts");',
    'import h from "./h.css?inline";',
  ].join("\n");
  expect(importsOf("x.ts", text).map(({ to, typeOnly }) => [to, typeOnly])).toEqual([
    ["./a.ts", false],
    ["#b/b.ts", true],
    ["c", true],
    ["./e.ts", false],
    ["./f.css", false],
    ["./h.css", false],
    ["./g.ts", false],
  ]);
});

test("a file has at most 300 lines, data tables excepted", () => {
  const long = sourceFiles("src")
    .filter((file) => !isData(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(file, "utf8").split("\n").length] as const)
    .filter(([, lines]) => lines > 301);
  expect(long).toEqual([]);
});

test("a folder has at most 20 files of code; the contracts are one list by plan", () => {
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

test("no room is called utils, helpers, common or misc", () => {
  expect(
    sourceFiles("src").filter((file) => /\/(utils?|helpers?|common|misc|lib|shared)(\/|\.tsx?$)/.test(file)),
  ).toEqual([]);
});

test("no browser test waits for a time: a busy machine takes longer than any", () => {
  const waiting = readdirSync("tests/e2e").filter((file) =>
    /waitForTimeout|setTimeout\((?!\d)/.test(readFileSync(`tests/e2e/${file}`, "utf8")),
  );
  expect(waiting).toEqual([]);
});

test("every domain has shapes and at least a door to read it", () => {
  for (const domain of readdirSync("src/domains")) {
    expect([
      domain,
      existsSync(`src/domains/${domain}/shapes.ts`),
      existsSync(`src/domains/${domain}/api/read.ts`),
    ]).toEqual([domain, true, true]);
  }
});

/** Registries and word lists: they grow by rows, not by thought. */
function isData(file: string): boolean {
  return (
    /^src\/domains\/news\/sources\//.test(file) ||
    /\/(words|lexicon|model)[^/]*\.ts$/.test(file) ||
    /\/data\//.test(file)
  );
}

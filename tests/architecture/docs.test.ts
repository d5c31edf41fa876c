import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { allCommands } from "#cli/commands/all.ts";
import { readEnv, settingNames } from "#platform/settings/env.ts";
import { HEAP, MALLOC } from "#tests/support/product.ts";

const documents = [
  "README.md",
  "CONTRIBUTING.md",
  "AGENTS.md",
  "CHANGELOG.md",
  "SECURITY.md",
  ...globSync("docs/**/*.md"),
];
const operations = readFileSync("docs/operations.md", "utf8");
const sources = globSync("src/**/*.ts*").filter((file) => !/\.test\.tsx?$/.test(file));
const product = sources.map((file) => readFileSync(file, "utf8")).join("\n");

const findAll = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, first = ""]) => first);

test("docs/operations.md names every setting", () => {
  expect(settingNames().filter((name) => !operations.includes(`\`${name}\``))).toEqual([]);
});

test("the defaults in .env.example are the product's", () => {
  const example = findAll(readFileSync(".env.example", "utf8"), /^([A-Z_]+=.*)$/gm);
  expect(readEnv(Object.fromEntries(example.map((line) => line.split(/=(.*)/))))).toEqual(readEnv({}));
});

test("docs/operations.md names every command", async () => {
  expect(Object.keys(await allCommands()).filter((name) => !operations.includes(`\`${name}\``))).toEqual([]);
});

test("docs/operations.md has a row for every alarm", () => {
  const alarms = findAll(readFileSync("ops/alarms.yaml", "utf8"), /alert: (\w+)/g);
  expect(alarms.length).toBeGreaterThan(10);
  expect(alarms.filter((name) => !operations.includes(`| \`${name}\` |`))).toEqual([]);
});

test("docs/operations.md names every metric of the product, and no other", () => {
  const measured = findAll(
    sources
      .filter((file) => /^src\/app\/(?:checks|http\/metrics)/.test(file))
      .map((file) => readFileSync(file, "utf8"))
      .join("\n"),
    /\bname: "([a-z]+(?:_[a-z]+)*)"/g,
  );
  const table = operations.slice(operations.indexOf("### Metrics"), operations.indexOf("### Alarms"));
  const namedMetrics = findAll(table.replace(/\|[^|]*\|\n/g, "\n"), /`([a-z]+(?:_[a-z]+)*)(?:\{[\w,]*\})?`/g);
  expect(measured.length).toBeGreaterThan(25);
  expect(namedMetrics.toSorted()).toEqual([...new Set(measured)].toSorted());
});

test("every link in a document points to a file that exists", () => {
  const broken = documents.flatMap((file) =>
    findAll(readFileSync(file, "utf8"), /\]\((?!https?:|#|mailto:)([^)#]+)/g)
      .filter((to) => !existsSync(path.join(path.dirname(file), to)))
      .map((to) => `${file}: ${to}`),
  );
  expect(broken).toEqual([]);
});

const files = globSync("{src,tests}/**/*.*");

/** Folders that begin a path in the documents: of the repository, of `src`, of a feature. */
const FROM_ROOT = /^(?:src|tests|docs|ops|bench|migrations|public)\//;
const FROM_SOURCE = /^(?:app|ask|cli|contracts|device|features|platform|sample|ui|words)\//;
const FROM_ANY_FOLDER = /^[\w-]+\.(?:test|spec)\.tsx?$|^(?:api|jobs|figures)\/[\w-]+\.ts$/;

function pathExists(name: string): boolean {
  if (FROM_ANY_FOLDER.test(name)) return files.some((file) => file.endsWith(`/${name}`));
  const place = FROM_SOURCE.test(name) ? `src/${name}` : name;
  return place.includes("*") ? globSync(place).length > 0 : existsSync(place);
}

test("every path that a document names exists", () => {
  const namedPaths = documents.flatMap((document) =>
    findAll(readFileSync(document, "utf8"), /`([\w./*-]+)`/g)
      .filter((name) => [FROM_ROOT, FROM_SOURCE, FROM_ANY_FOLDER].some((form) => form.test(name)))
      .filter((name) => !/\b(X|NAME|DOMAIN)\b/.test(name))
      .map((name) => ({ document, name })),
  );
  expect(namedPaths.length).toBeGreaterThan(60);
  expect(namedPaths.filter(({ name }) => !pathExists(name))).toEqual([]);
});

test("every npm script, bench and audit that a document names exists", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: object };
  const benches = findAll(readFileSync("bench/all.ts", "utf8"), /^ {2}"?([\w-]+)"?: bench\w+,$/gm);
  const audits = findAll(readFileSync("tests/audit.ts", "utf8"), /name: "([^"]+)"/g);
  const text = documents.map((file) => readFileSync(file, "utf8")).join("\n");
  expect([...benches, ...audits].length).toBeGreaterThan(20);
  expect(findAll(text, /npm run ([a-z]+)/g).filter((name) => !(name in scripts))).toEqual([]);
  expect(findAll(text, /npm run bench ([a-z-]+)/g).filter((part) => !benches.includes(part))).toEqual([]);
  const namedAudits = findAll(text, /npm run audit (?:-- )?"?([\w ]+?)"?`/g).filter(
    (part) => part !== "NAME",
  );
  expect(namedAudits.length).toBeGreaterThan(5);
  expect(namedAudits.filter((part) => !audits.some((name) => name.includes(part)))).toEqual([]);
});

test("every log message that a document quotes is in the product's code", () => {
  const text = documents.map((file) => readFileSync(file, "utf8")).join("\n");
  const messages = findAll(text, /\blog (?:then says )?`([^`]+)`/g);
  const ofPostgres = ["could not extend file"];
  expect(messages.length).toBeGreaterThan(10);
  expect(messages.filter((message) => !ofPostgres.includes(message) && !product.includes(message))).toEqual(
    [],
  );
});

test("the decisions name every library in package.json's dependencies", () => {
  const { dependencies } = JSON.parse(readFileSync("package.json", "utf8")) as { dependencies: object };
  const decisions = globSync("docs/decisions/*.md")
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  expect(Object.keys(dependencies).filter((name) => !decisions.includes(`\`${name}\``))).toEqual([]);
});

test("package, changelog and menu name one version", () => {
  const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
  expect(product.includes(`"Version ${version.replace("-beta", " Beta")}"`)).toBe(true);
  expect(readFileSync("CHANGELOG.md", "utf8")).toMatch(new RegExp(`^# Changelog\n\n.*\n\n## ${version}\n`));
});

test("the systemd unit starts files that exist", () => {
  const unit = readFileSync("ops/naija-gist.service", "utf8");
  const [, program = "", file = ""] =
    /ExecStart=\/opt\/naija-gist\/current\/(\S+) .*?(src\/\S+)/.exec(unit) ?? [];
  expect([program, file].filter((name) => !existsSync(name))).toEqual([]);
});

test.each(["start.mjs", "Dockerfile", "ops/naija-gist.service"])(
  "%s limits memory as the tests' products do, and keeps compiled modules",
  (file) => {
    const text = readFileSync(file, "utf8");
    const malloc = Object.entries(MALLOC).map(([name, value]) => new RegExp(`${name}(?:=|: ")${value}\\b`));
    expect([...HEAP, ...malloc, "NODE_COMPILE_CACHE"].filter((part) => text.search(part) < 0)).toEqual([]);
  },
);

test("the Dockerfile builds the site by calling a function that its module exports", () => {
  const [, file = "", name = ""] =
    /^RUN node -e "import\('\.\/(\S+?)'\)\.then\(\(\{ (\w+) \}\) => \2\(\)\)"/m.exec(
      readFileSync("Dockerfile", "utf8"),
    ) ?? [];
  const source = readFileSync(file, "utf8");
  expect(source).toContain(`export async function ${name}(`);
});

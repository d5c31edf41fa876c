import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { commands } from "#cli/commands/all.ts";
import { settingNames } from "#platform/settings/env.ts";

const operations = readFileSync("docs/operations.md", "utf8");

test("the operator's page names every setting", () => {
  expect(settingNames().filter((name) => !operations.includes(`\`${name}\``))).toEqual([]);
});

test("the operator's page names every command", () => {
  expect(Object.keys(commands).filter((name) => !operations.includes(`\`${name}\``))).toEqual([]);
});

test("the operator's page says what to do at every alarm", () => {
  const alarms = [...readFileSync("ops/alarms.yaml", "utf8").matchAll(/alert: (\w+)/g)].map(
    ([, name]) => name,
  );
  expect(alarms.length).toBeGreaterThan(10);
  expect(alarms.filter((name) => !operations.includes(`| \`${name}\` |`))).toEqual([]);
});

test.each([
  "docs/operations.md",
  "docs/scaling.md",
  "docs/performance.md",
  "docs/architecture.md",
  "README.md",
  "CONTRIBUTING.md",
])("every file that %s points to is there", (file) => {
  const folder = file.includes("/") ? "docs/" : "";
  const links = [...readFileSync(file, "utf8").matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g)].map(
    ([, to = ""]) => to,
  );
  expect(links.filter((to) => !existsSync(new URL(to, `file://${process.cwd()}/${folder}`)))).toEqual([]);
});

test("the service's unit starts files that are there", () => {
  const unit = readFileSync("ops/naija-gist.service", "utf8");
  const [, program = "", file = ""] = /ExecStart=\/opt\/naija-gist\/(\S+) .*?(src\/\S+)/.exec(unit) ?? [];
  expect([program, file].filter((name) => !existsSync(name))).toEqual([]);
});

import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The first that notes which versions the schema serves. */
const FIRST = "0230_served_versions";
const TAKES_AWAY =
  /\bdrop (?:table|column|view|schema|type|constraint)\b|\brename (?:to|column)\b|\bset not null\b|\balter column \w+ (?:set data )?type\b/i;
const NOTES = /^update migrations\.floor set oldest = '(\w+)';$/m;

interface Migration {
  readonly name: string;
  readonly text: string;
}

/** What is wrong with a migration, given the names of all. */
function faultOf({ name, text }: Migration, names: readonly string[]): string | null {
  const statements = text.replace(/--.*$/gm, "");
  if (name <= FIRST || !TAKES_AWAY.test(statements)) return null;
  const floor = NOTES.exec(text)?.[1];
  if (floor === undefined) return "takes something away and does not note in migrations.floor for whom";
  return names.includes(floor) && floor < name ? null : `names ${floor}, which is no earlier migration`;
}

test("a migration that takes something away says which versions can still use the schema", () => {
  const migrations = readdirSync("migrations").map((file) => ({
    name: file.replace(".sql", ""),
    text: readFileSync(`migrations/${file}`, "utf8"),
  }));
  const names = migrations.map(({ name }) => name);
  expect(migrations.filter((migration) => faultOf(migration, names) !== null)).toEqual([]);
});

test.each([
  ["create table news.next (id text)", null],
  ["-- drop table news.held\nselect 1", null],
  ["alter table news.held drop column state", "takes something away"],
  ["alter table news.held drop column state;\nupdate migrations.floor set oldest = '0240_next';", null],
  ["alter table news.held rename to kept;\nupdate migrations.floor set oldest = '0250_last';", "0250_last"],
])("the rule for migrations: %s", (text, fault) => {
  const said = faultOf({ name: "0250_last", text }, ["0230_served_versions", "0240_next", "0250_last"]);
  if (fault === null) expect(said).toBeNull();
  else expect(said).toContain(fault);
});

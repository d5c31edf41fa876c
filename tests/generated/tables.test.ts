import { existsSync, readdirSync, readFileSync } from "node:fs";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#tests/support/database.ts";

/** "news.article" → its columns, as a domain's table types name them. */
function declaredTables(): Map<string, string[]> {
  const files = readdirSync("src/features")
    .map((domain) => `src/features/${domain}/store/tables.ts`)
    .filter((file) => existsSync(file));
  return new Map(files.flatMap((file) => declaredIn(readFileSync(file, "utf8"))));
}

function declaredIn(text: string): [string, string[]][] {
  const oneLine = [...text.matchAll(/^export type (\w+) = \{(.+)\};$/gm)];
  const longer = [...text.matchAll(/^(?:export )?(?:interface|type) (\w+)(?: =)? \{\n([\s\S]*?)^\}/gm)];
  const interfaces = new Map([...oneLine, ...longer].map(([, name = "", body = ""]) => [name, body]));
  for (const [, name = "", base = "", body = ""] of text.matchAll(
    /^export interface (\w+) extends (\w+) \{\n([\s\S]*?)^\}/gm,
  ))
    interfaces.set(name, `${interfaces.get(base)}${body}`);
  const map = [...text.matchAll(/^ {2}(?:readonly )?"(\w+\.\w+)": (?:\{(.+)\}|(\w+));/gm)];
  return map.map(([, table = "", inline, type = ""]) => [
    table,
    fieldsOf(inline ?? interfaces.get(type) ?? ""),
  ]);
}

function fieldsOf(body: string): string[] {
  return [...body.matchAll(/(?:^ {2}|; |^ )(?:readonly )?(\w+)\??: /gm)]
    .map(([, field = ""]) => field)
    .sort();
}

test("table types match the migrated database", async () => {
  const { db, close } = await testDatabase();
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select table_schema || '.' || table_name as name, array_agg(column_name::text order by column_name) as columns
    from information_schema.columns
    where table_schema in ('news', 'league', 'markets', 'weather', 'culture', 'letters', 'push', 'websub')
    group by 1 order by 1`.execute(db);
  await close();
  const declared = declaredTables();
  const expected = Object.fromEntries(rows.map(({ name, columns }) => [name, columns.sort()]));
  expect(Object.fromEntries([...declared].sort())).toEqual(expected);
});

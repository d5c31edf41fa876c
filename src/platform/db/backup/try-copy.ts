import { createHash } from "node:crypto";
import { Client } from "pg";
import { migrate } from "#platform/db/migrate.ts";
import { openDatabase } from "#platform/db/open.ts";
import { exportLines, HEAD_MARK } from "./export.ts";
import { InvalidBackup } from "./file.ts";
import { importLines } from "./import.ts";

const SCRATCH = "naija_gist_trial";

/**
 * Restores a copy into a scratch database of the same server, and compares every row of it with the copy; returns how
 * many there are. The product's own database is not touched.
 */
export async function tryCopy(url: string, read: () => AsyncIterable<string>): Promise<number> {
  await inDatabase(url, `drop database if exists ${SCRATCH} with (force)`);
  await inDatabase(url, `create database ${SCRATCH} template template0`);
  try {
    const scratch = openDatabase(url.replace(/^([^?]*\/)[^/?]*/, `$1${SCRATCH}`), {
      connections: 2,
      onError: () => {},
    });
    try {
      await migrate(scratch.db, "migrations");
      const { rows } = await importLines(scratch.db, read(), { replace: true });
      if ((await digestOf(exportLines(scratch.db))) !== (await digestOf(read())))
        throw new InvalidBackup("Restored, the copy has other rows than the file.");
      return rows;
    } finally {
      await scratch.close();
    }
  } finally {
    await inDatabase(url, `drop database if exists ${SCRATCH} with (force)`);
  }
}

/** Between two rows of a line: PostgreSQL writes no such letters inside a row, where a comma is followed by a space. */
const BETWEEN_ROWS = '},{"';

/** The tables, each with a sum of the digests of its rows, whose order a restore may change. */
async function digestOf(lines: AsyncIterable<string>): Promise<string> {
  const sums = new Map<string, bigint>();
  for await (const line of lines) {
    const tab = line.indexOf("\t");
    const table = line.slice(0, tab);
    if (table === HEAD_MARK) continue;
    const rows = line
      .slice(tab + 1)
      .trim()
      .replace(/^\[\{"|\}\]$/g, "")
      .split(BETWEEN_ROWS);
    for (const row of rows) {
      const digest = createHash("sha256").update(row).digest().readBigUInt64BE();
      sums.set(table, BigInt.asUintN(64, (sums.get(table) ?? 0n) + digest));
    }
  }
  return JSON.stringify([...sums].map(([table, sum]) => [table, String(sum)]).sort());
}

async function inDatabase(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

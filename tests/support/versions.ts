import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { RunningProduct } from "./product.ts";

/** The next version adds to the schema; the one after it takes away what it no longer uses. */
const EXPANDS = `alter table news.article add column translator text not null default '';
  create table news.translator (id text primary key);`;
const CONTRACTS = `alter table news.paper rename column note to remark;
update migrations.floor set oldest = '9001_next';`;
/** What a version that can no longer use the schema says. */
export const TOO_OLD =
  "A newer version has changed the database (its last migration is 9002_last) so that this one can no longer use it: start the newer version.";
const PATHS = ["/latest", "/api/articles/latest", "/api/meta/versions", "/rss"];
const AT_ONCE = 4;

interface LaterVersion extends AsyncDisposable {
  /** Settings with which the product is this version. */
  readonly env: Readonly<Record<string, string>>;
  /** From its next start on, it is the version after that. */
  contract(): Promise<void>;
}

/** A version of the product whose migrations this one does not know. */
export async function laterVersion(): Promise<LaterVersion> {
  const folder = await mkdtemp(path.join(tmpdir(), "ng-later-"));
  await writeFile(path.join(folder, "9001_next.sql"), EXPANDS);
  return {
    env: { NODE_OPTIONS: "--import ./tests/support/later-migrations.ts", LATER_MIGRATIONS: folder },
    contract: () => writeFile(path.join(folder, "9002_last.sql"), CONTRACTS),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Asks these processes in turn, a few requests at a time, and counts what they answer. */
export async function countAnswers(
  products: Readonly<Record<string, RunningProduct>>,
  requests: number,
): Promise<Record<string, number>> {
  const all = Object.entries(products);
  const counts: Record<string, number> = {};
  const askAll = async (first: number): Promise<void> => {
    for (let nth = first; nth < requests; nth += AT_ONCE) {
      const [name, product] = all[nth % all.length] ?? [];
      // An address of its own each time, so that the answer is made from the database.
      const { status } = await fetch(`${product?.url}${PATHS[nth % PATHS.length]}?n=${nth}`);
      counts[`${name} ${status}`] = (counts[`${name} ${status}`] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, first) => askAll(first)));
  return counts;
}

import { tmpdir } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { findClusterPaths } from "#platform/db/binaries.ts";

/** Publishes in a running product, in whose database it writes as an operator with `psql` would. */
export interface Press extends AsyncDisposable {
  /** Publishes an article of an invented paper now, on request with the picture of an old one, and returns its id. */
  publish(headline: string, hasPicture?: boolean): Promise<string>;
  takeDown(id: string): Promise<void>;
  withdraw(id: string): Promise<void>;
}

const INSERT = `insert into news.article (id, canonical_url, url, paper_id, title, summary, category, categories,
    language, published_at, seen_at, analysed, story_id, subject_id, sample, image_url)
  select $1, 'http://press.example/' || $1, 'http://press.example/' || $1, id, $2, $2, 'Politics', '{}',
    'en', now(), now(), true, $1, $1, true, (
      select image_url from news.article where image_url is not null and $3 order by published_at, random() limit 1)
  from news.paper where edition = 'sample' and language = 'en' order by id limit 1`;

const WITHDRAW = `insert into ledger.entry (action, kind, name, by) values ('withdraw', 'article', $1, 'a test')`;

export async function openPress(dataDir: string): Promise<Press> {
  const { socketDir } = await findClusterPaths(dataDir, tmpdir());
  const client = new Client({ host: socketDir, user: "naija", database: "naija" });
  await client.connect();
  return {
    async publish(headline, hasPicture = false) {
      const id = `press${crypto.randomUUID().slice(0, 8)}`;
      const { rowCount } = await client.query(INSERT, [id, headline, hasPicture]);
      if (rowCount !== 1) throw new Error("there is no paper to publish in");
      return id;
    },
    takeDown: async (id) => void (await client.query("delete from news.article where id = $1", [id])),
    withdraw: async (id) => void (await client.query(WITHDRAW, [id])),
    [Symbol.asyncDispose]: () => client.end(),
  };
}

/** Milliseconds until the product lists the headline, on its page and in the answer for which the page asks, or no longer does. */
export async function untilListed(origin: string, headline: string, isListed = true): Promise<number> {
  const from = performance.now();
  const holds = async (path: string) => (await (await fetch(origin + path)).text()).includes(headline);
  for (const end = from + 20_000; performance.now() < end; await pause(50)) {
    const lists = await Promise.all([holds("/api/articles/latest?page=1&limit=12"), holds("/latest")]);
    if (lists.every((one) => one === isListed)) return performance.now() - from;
  }
  throw new Error(`“${headline}” ${isListed ? "did not come" : "stayed"}`);
}

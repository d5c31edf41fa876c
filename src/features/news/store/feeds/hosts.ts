import { sql } from "kysely";
import type { NewsDatabase } from "#features/news/store/tables.ts";
import type { Edition } from "#platform/edition.ts";

/**
 * The addresses that say which hosts a paper has: its site's, its feeds' as the registry or the operator named them
 * (never where a feed has moved to), and those of hosts that were learnt or allowed.
 */
export async function findKnownAddresses(
  db: NewsDatabase,
  edition: Edition,
): Promise<{ paper: string; url: string }[]> {
  const { rows } = await sql<{ paper: string; url: string }>`
    with papers as (select id, homepage from news.paper where edition = ${edition})
    select id as paper, homepage as url from papers
    union all select paper_id, listed_url from news.feed where paper_id in (select id from papers)
    union all select paper_id, 'https://' || host from news.paper_host where paper_id in (select id from papers)`.execute(
    db,
  );
  return rows;
}

/** From now on, links to this host are the paper's own. False if there is no such paper. */
export async function addHost(
  db: NewsDatabase,
  host: { paper: string; host: string; byOperator: boolean; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into news.paper_host (paper_id, host, by_operator, since)
    select id, ${host.host}, ${host.byOperator}, ${host.at} from news.paper where id = ${host.paper}
    on conflict (paper_id, host) do update set since = news.paper_host.since returning 1`.execute(db);
  return rows.length > 0;
}

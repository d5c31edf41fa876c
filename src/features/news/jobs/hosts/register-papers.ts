import type { Paper } from "#features/news/shapes.ts";
import { findHomepage, savePapers } from "#features/news/store/feeds/papers.ts";
import type { NewsDatabase } from "#features/news/store/tables.ts";
import type { Edition } from "#platform/edition.ts";
import type { Fetch } from "#platform/fetch/request.ts";

interface Deps {
  readonly db: NewsDatabase;
  readonly papers: readonly Paper[];
  readonly edition: Edition;
  readonly fetch: Fetch;
  /** There is no other worker: whoever answers where the papers were before is none of ours. */
  readonly isAlone?: boolean;
}

/**
 * Called as each round begins. Real papers are stored once by each process. Invented ones live at an address of
 * the process that plays them: a worker reads another's for as long as they answer, and then stores its own.
 */
export function createRegistration({ db, papers, edition, fetch, isAlone }: Deps): () => Promise<void> {
  let isRegistered = false;
  const [first] = papers;

  return async () => {
    if (edition === "sample" && !isAlone && first !== undefined) {
      const homepage = await findHomepage(db, first.id);
      if (homepage !== first.homepage) isRegistered = homepage !== null && (await isPlayed(first, homepage));
    }
    if (!isRegistered) await savePapers(db, papers, edition);
    isRegistered = true;
  };

  async function isPlayed({ name }: Paper, homepage: string): Promise<boolean> {
    const answer = await fetch({ url: homepage });
    return answer.ok && new TextDecoder().decode(answer.value.body).includes(name);
  }
}

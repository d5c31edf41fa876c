import { data } from "react-router";
import { type Load, page } from "#site/data/page.ts";
import { withWords } from "#site/words/bundles/files.ts";

/** So soon a page of a league that is still being loaded is asked for again. */
export const AGAIN_SECONDS = 3;

/** A page of the league; null while the league is loaded for the first time, and then nobody keeps a copy. */
export function leaguePage<Data>(load: Load<Data>) {
  const { loader, clientLoader } = page((ask, asked) => load(ask, asked).catch(nullWhileLoading));
  return { loader, clientLoader: withWords("league", clientLoader) };
}

/** What the server said of such a page goes out with it. */
export function headers({ loaderHeaders }: { loaderHeaders: Headers }): Headers {
  return loaderHeaders;
}

function nullWhileLoading(error: unknown) {
  if ((error as { status?: unknown })?.status !== 503) throw error;
  return data(null, { status: 503, headers: { "Retry-After": String(AGAIN_SECONDS) } });
}

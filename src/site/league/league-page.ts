import { data } from "react-router";
import { type Load, page } from "#site/data/page.ts";
import { withWords } from "#site/words/bundles/files.ts";

/** The seconds after which a page of a league that is still being loaded asks again. */
export const AGAIN_SECONDS = 3;

/** A page of the league; null while the league is loaded for the first time, when no cache keeps a copy. */
export function leaguePage<Data>(load: Load<Data>) {
  const { loader, clientLoader } = page((ask, asked) => load(ask, asked).catch(nullWhileLoading));
  return { loader, clientLoader: withWords("league", clientLoader) };
}

/** The server's headers for such a page go out with it. */
export function headers({ loaderHeaders }: { loaderHeaders: Headers }): Headers {
  return loaderHeaders;
}

function nullWhileLoading(error: unknown) {
  if ((error as { status?: unknown })?.status !== 503) throw error;
  return data(null, { status: 503, headers: { "Retry-After": String(AGAIN_SECONDS) } });
}

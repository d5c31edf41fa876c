import { createAnswerCache, createAsk, type Handler } from "#app/http/ask.ts";
import type { readLeague } from "#features/league/api/read.ts";
import { plain } from "./said-of-stories.ts";
import { renderPage } from "./site-pages.tsx";

/** Opens pages of the league as the server makes them: their HTML, and their words. */
export function leaguePages(league: ReturnType<typeof readLeague>, madeAt: string) {
  const handlers = new Map(Object.entries(league) as [string, Handler][]);
  const ask = createAsk(handlers, { prove: true, cache: createAnswerCache({}) });
  return async (address: string) => {
    const html = await renderPage(ask, address, madeAt);
    return { html, text: plain(html.replaceAll("<", " <")).replaceAll(/\s+/g, " ") };
  };
}

import { createAnswerCache, createAsk, type Handler } from "#app/http/ask.ts";
import type { readLeague } from "#features/league/api/read.ts";
import { leagueRoutes } from "#features/league/outlets/routes.ts";
import { plain } from "./said-of-stories.ts";
import { renderPage } from "./site-pages.tsx";

/** Opens what the server makes of the league: pages, as HTML and as words, and its calendars and embedded table. */
export function leaguePages(league: ReturnType<typeof readLeague>, clock: { now(): Date }) {
  const handlers = new Map(Object.entries(league) as [string, Handler][]);
  const ask = createAsk(handlers, { prove: true, cache: createAnswerCache({}) });
  const outlets = leagueRoutes({ ask, clock, siteUrl: "", languages: ["en"], say: (_, text) => text });
  return {
    async open(address: string) {
      const html = await renderPage(ask, address, clock.now().toISOString());
      return { html, text: plain(html.replaceAll("<", " <")).replaceAll(/\s+/g, " ") };
    },
    async outlet(path: string, params = {}) {
      const route = outlets.find((one) => one.path === path);
      const { body } = (await route?.make({ query: new URLSearchParams(), params } as never)) ?? {};
      return String(body).replaceAll("\r\n ", "").replaceAll("\\", "");
    },
  };
}

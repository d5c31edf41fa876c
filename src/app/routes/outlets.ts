import { wholeJson } from "#app/http/api.ts";
import { openApiDocument } from "#app/openapi/document.ts";
import { shareRoutes } from "#app/share/routes.ts";
import { endpoints } from "#contracts/all/all-endpoints.ts";
import type { Endpoints } from "#contracts/endpoint.ts";
import type { PublicSettings } from "#contracts/ops.ts";
import { cultureRoutes } from "#features/culture/outlets/routes.ts";
import { leagueRoutes } from "#features/league/outlets/routes.ts";
import { marketsRoutes } from "#features/markets/outlets/routes.ts";
import { newsRoutes } from "#features/news/outlets/routes.ts";
import type { OutletRoute } from "#platform/outlet.ts";
import { HOUR_SECONDS } from "#platform/time.ts";

type Deps = Parameters<typeof shareRoutes>[0] &
  Parameters<typeof newsRoutes>[0] & { readonly settings: PublicSettings };

/** Feeds, sitemaps, calendars, embeds, pictures for shared links, and the API's document. */
export function outletRoutes(deps: Deps): OutletRoute[] {
  const { siteUrl, languages } = deps.settings;
  const site = { ...deps, siteUrl, languages };
  return [
    openApiRoute(siteUrl),
    ...shareRoutes(deps),
    ...newsRoutes(deps),
    ...leagueRoutes(site),
    ...marketsRoutes(site),
    ...cultureRoutes(site),
  ];
}

/** The API's description, for other people's programs. */
function openApiRoute(siteUrl: string): OutletRoute {
  return {
    path: "/api/openapi.json",
    freshSeconds: HOUR_SECONDS,
    make: async () => ({
      type: "application/json; charset=utf-8",
      body: wholeJson(openApiDocument(endpoints as Endpoints, siteUrl), siteUrl),
    }),
  };
}

import type { Ask } from "#contracts/all/all-endpoints.ts";
import { languageAsked } from "#contracts/languages.ts";
import type { PublicSettings } from "#contracts/ops.ts";
import { type FeedAnswer, languageIn, rssFor } from "#features/news/outlets/rss/feeds.ts";
import type { Clock } from "#platform/clock.ts";
import type { Outlet, OutletRequest, OutletRoute } from "#platform/outlet.ts";
import { HOUR_SECONDS, MINUTE_SECONDS } from "#platform/time.ts";
import { datesCalendar } from "./dates-calendar.ts";
import { storyEmbed, topicEmbed } from "./embeds.ts";
import { leagueSitemap, newsSitemap, pagesSitemap, robotsText, sitemapIndex } from "./sitemap.ts";

interface Deps {
  readonly ask: Ask;
  readonly clock: Clock;
  readonly settings: Pick<PublicSettings, "siteUrl" | "edition" | "languages">;
  say(language: string, sentence: string, values?: Readonly<Record<string, string>>): string;
}

const XML = "application/xml; charset=utf-8";
const CALENDAR = "text/calendar; charset=utf-8";
const TEXT = "text/plain; charset=utf-8";

/** The news feeds, and the files for search engines. */
export function newsRoutes({ ask, clock, settings, say }: Deps): OutletRoute[] {
  const { siteUrl, edition, languages } = settings;
  const site = { site: siteUrl, edition, languages };
  const makeFeed = feedMaker({ ask, settings, say });
  const feed = async ({ path, query }: OutletRequest): Promise<Outlet | null> => {
    const made = await makeFeed(siteUrl + path + (query.size === 0 ? "" : `?${query}`));
    return made && { ...made, type: made.contentType };
  };
  return [
    { path: "/api/rss", freshSeconds: 5 * MINUTE_SECONDS, reads: ["q", "language"], make: feed },
    { path: "/api/rss.json", freshSeconds: 5 * MINUTE_SECONDS, reads: ["q", "language"], make: feed },
    { path: "/api/rss/*", freshSeconds: 5 * MINUTE_SECONDS, reads: ["q", "language"], make: feed },
    ...embedRoutes({ ask, settings }),
    {
      path: "/api/dates/:file",
      freshSeconds: 15 * MINUTE_SECONDS,
      async make({ params }) {
        const id = /^([\w-]+)\.ics$/.exec(params.file ?? "")?.[1];
        const body = id === undefined ? null : await datesCalendar({ ask, clock, siteUrl }, id);
        return body === null ? null : { type: CALENDAR, body };
      },
    },
    {
      path: "/sitemap.xml",
      freshSeconds: HOUR_SECONDS,
      make: async () => ({ type: XML, body: sitemapIndex(site) }),
    },
    {
      path: "/sitemaps/pages.xml",
      freshSeconds: 30 * MINUTE_SECONDS,
      make: async () => ({ type: XML, body: await pagesSitemap(ask, site) }),
    },
    {
      path: "/sitemaps/league.xml",
      freshSeconds: HOUR_SECONDS,
      make: async () => ({ type: XML, body: await leagueSitemap(ask, site) }),
    },
    {
      path: "/sitemaps/news.xml",
      freshSeconds: 5 * MINUTE_SECONDS,
      reads: ["language"],
      make: async ({ query }) => ({
        type: XML,
        body: await newsSitemap(ask, site, clock.now(), languageIn(query)),
      }),
    },
    {
      path: "/robots.txt",
      freshSeconds: HOUR_SECONDS,
      make: async () => ({ type: TEXT, body: robotsText(site) }),
    },
  ];
}

/** A story and a topic to embed in other people's pages. */
function embedRoutes({
  ask,
  settings: { siteUrl, languages },
}: Pick<Deps, "ask" | "settings">): OutletRoute[] {
  const kinds = { story: storyEmbed, topic: topicEmbed } as const;
  return Object.entries(kinds).map(([kind, embed]) => ({
    path: `/embed/${kind}/:id`,
    freshSeconds: 5 * MINUTE_SECONDS,
    reads: ["language"],
    async make({ params, query }) {
      const body = await embed({ ask, siteUrl, language: languageAsked(query, languages) }, params.id ?? "");
      return { type: "text/html; charset=utf-8", body, mayBeFramed: true };
    },
  }));
}

/** Makes the feed at an address; null if there is none. */
export function feedMaker({ ask, settings, say }: Omit<Deps, "clock">) {
  const { siteUrl: site, languages } = settings;
  const api = `${site}/api`;
  return async (address: string): Promise<FeedAnswer | null> =>
    address.startsWith(`${api}/`)
      ? await rssFor(ask, address.slice(api.length), { site, api, languages, say })
      : null;
}

import type { Hono } from "hono";
import { readNews } from "#domains/news/api/read.ts";
import { writeNews } from "#domains/news/api/write.ts";
import { leaveSample, livePapers, newsJobs } from "#domains/news/jobs/schedule.ts";
import { rssFor } from "#outlets/rss/feeds.ts";
import { newsSitemap, pagesSitemap, robotsText, sitemapIndex } from "#outlets/sitemap/sitemap.ts";
import type { Domain, House } from "#server/house.ts";
import type { OutletRequest, ServeCached } from "#server/http/cached-route.ts";

export async function composeNews(house: House): Promise<Domain> {
  const { db, clock, log, fetch, env, edition, sample, signer, onRound } = house;
  const papers = sample?.papers ?? livePapers;
  if (edition === "live") await leaveSample(db);
  return {
    handlers: { ...readNews({ db, clock, pictures: signer }), ...writeNews({ db, clock }) },
    jobs: newsJobs({
      db,
      clock,
      log,
      fetch,
      edition,
      papers,
      retentionDays: env.RETENTION_DAYS,
      model: modelOf(house),
      onRound,
    }),
    mount(app, serveCached) {
      mountFeeds(app, serveCached, house);
      mountSitemaps(serveCached, house);
    },
  };
}

/** The operator's language model, where there is one. */
function modelOf({ env, fetchTo }: House) {
  const { LLM_URL: url, LLM_MODEL: model, LLM_KEY: key, LLM_DAILY_TOKENS: dailyTokens } = env;
  if (url === undefined || model === undefined) return undefined;
  return { url, model, key, dailyTokens, fetch: fetchTo(url) };
}

const MINUTES = 60;
const XML = "application/xml; charset=utf-8";

function mountFeeds(app: Hono, serveCached: ServeCached, { ask, settings }: House): void {
  const { siteUrl: site } = settings;
  const feed = async (address: string) => {
    const found = await rssFor(ask, address, { site, api: `${site}/api` });
    return found && { type: found.contentType, body: found.body };
  };
  const address = ({ path, query }: OutletRequest): string => {
    const q = query.get("q");
    return path.replace(/^\/api/, "") + (q === null ? "" : `?${new URLSearchParams({ q })}`);
  };
  for (const pattern of ["/api/rss", "/api/rss.json", "/api/rss/*"]) {
    serveCached(pattern, 5 * MINUTES, (request) => feed(address(request)));
  }
  // The nine names as the reader's page prints them; /rss itself is that page.
  app.get("/rss/:name{.+}", (context) => context.redirect(`/api${new URL(context.req.url).pathname}`, 301));
}

function mountSitemaps(serveCached: ServeCached, { ask, clock, settings }: House): void {
  const about = { site: settings.siteUrl, edition: settings.edition };
  serveCached("/sitemap.xml", 60 * MINUTES, async () => ({ type: XML, body: sitemapIndex(about) }));
  serveCached("/sitemaps/pages.xml", 30 * MINUTES, async () => ({
    type: XML,
    body: await pagesSitemap(ask, about),
  }));
  serveCached("/sitemaps/news.xml", 5 * MINUTES, async () => ({
    type: XML,
    body: await newsSitemap(ask, about, clock.now()),
  }));
  serveCached("/robots.txt", 60 * MINUTES, async () => ({
    type: "text/plain; charset=utf-8",
    body: robotsText(about),
  }));
}

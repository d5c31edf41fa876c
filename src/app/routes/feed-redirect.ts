import type { Hono } from "hono";

/** Redirects the feeds' short addresses to the API. /rss itself is the page that lists them for readers. */
export function mountFeedRedirect(app: Hono): void {
  app.get("/rss/:name{.+}", (context) => context.redirect(`/api${new URL(context.req.url).pathname}`, 301));
}

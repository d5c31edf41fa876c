import type { Hono } from "hono";

/** The feeds' short names, as the page for readers prints them; /rss itself is that page. */
export function mountFeedRedirect(app: Hono): void {
  app.get("/rss/:name{.+}", (context) => context.redirect(`/api${new URL(context.req.url).pathname}`, 301));
}

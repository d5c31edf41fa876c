import type { Hono } from "hono";

/** Redirects the feeds' short addresses to the API. /rss itself is the page that lists them for readers. */
export function mountFeedRedirect(app: Hono): void {
  app.get("/rss/:name{.+}", (context) => {
    const { pathname, search } = new URL(context.req.url);
    return context.redirect(`/api${pathname}${search}`, 301);
  });
}

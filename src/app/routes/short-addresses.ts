import type { Hono } from "hono";
import { articlePage, pages, storyPage } from "#contracts/addresses.ts";

/** An article's id, or a story's after an "s"; both begin with a digit. */
const CODE = /^(s?)(\d[a-z\d]{1,30})$/;

/** The short addresses in shared messages: /s/7abc leads to an article, /s/s7abc to a story; a page cut off at its name, to all of its kind. */
export function mountShortAddresses(app: Hono): void {
  app.get("/s/:code", (context) => {
    const [, kind, id] = CODE.exec(context.req.param("code")) ?? [];
    if (id === undefined) return context.notFound();
    const page = kind === "s" ? storyPage(id) : articlePage(id);
    return context.redirect(page, 301);
  });
  app.get("/paper", (context) => context.redirect(pages.publishers, 301));
  app.get("/place", (context) => context.redirect(pages.places, 301));
}

import type { Hono } from "hono";
import { articlePage, storyPage } from "#contracts/addresses.ts";

/** An article's id, or a story's after an "s"; both begin with a digit. */
const CODE = /^(s?)(\d[a-z\d]{1,30})$/;

/** The short addresses in shared messages: /s/7abc leads to an article, /s/s7abc to a story. */
export function mountShortAddresses(app: Hono): void {
  app.get("/s/:code", (context) => {
    const [, kind, id] = CODE.exec(context.req.param("code")) ?? [];
    if (id === undefined) return context.notFound();
    const page = kind === "s" ? storyPage(id) : articlePage(id);
    return context.redirect(page, 301);
  });
}

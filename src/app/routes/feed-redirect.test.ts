import { Hono } from "hono";
import { expect, test } from "vitest";
import { mountFeedRedirect } from "./feed-redirect.ts";

test.each([
  ["/rss/politics", "/api/rss/politics"],
  ["/rss/politics?language=ha", "/api/rss/politics?language=ha"],
  ["/rss/search?q=naira%20rate&x=%26", "/api/rss/search?q=naira%20rate&x=%26"],
  ["/rss/paper/iroko.json", "/api/rss/paper/iroko.json"],
])("the feed %s has moved to %s, with its question", async (address, to) => {
  const app = new Hono();
  mountFeedRedirect(app);
  const { status, headers } = await app.request(address);
  expect([status, headers.get("location")]).toEqual([301, to]);
});

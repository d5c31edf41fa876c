import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/e2e.ts";
import { type LocalServer, serve } from "#tests/support/servers.ts";

/** A page of somebody else, on another origin: it frames what we offer, and asks our API from its own script. */
const CLIENT = readFileSync("node_modules/openapi-fetch/dist/index.mjs");
const script = (site: string) => `
  import createClient from "/client.js";
  const api = createClient({ baseUrl: ${JSON.stringify(`${site}/api`)} });
  const { data } = await api.GET("/trending/popular", { params: { query: { limit: 5 } } });
  const pictured = data.articles.find((article) => article.image_url && article.favicon_url);
  for (const [alt, src] of [["icon", pictured.favicon_url], ["picture", pictured.image_url]])
    document.body.append(Object.assign(new Image(), { alt, src }));
  document.body.append(Object.assign(document.createElement("h1"), { textContent: pictured.headline }));
`;

test.use({ mayAskOthers: true });

let other: LocalServer;
let html = "";
test.beforeAll(async () => {
  other = await serve(({ url }, response) => {
    const isScript = url === "/client.js";
    response.setHeader("Content-Type", isScript ? "text/javascript" : "text/html; charset=utf-8");
    response.end(isScript ? CLIENT : html);
  });
});
test.afterAll(() => other[Symbol.asyncDispose]());

test("a page of another site shows our news, icons, pictures and frames, and gets no cookie", async ({
  page,
  request,
  baseURL: site = "",
}) => {
  const { topics } = await (await request.get("/api/trending/ai")).json();
  const { articles } = await (await request.get("/api/trending/popular")).json();
  const story = articles.find(({ story_id }: { story_id: string | null }) => story_id)?.story_id;
  const paths = ["npfl-table", "markets", `story/${story}`, `topic/${topics[0]._id}`, "markets?language=ha"];
  const frames = paths.map((path) => `<iframe src="${site}/embed/${path}" title="${path}"></iframe>`);
  html = `<!doctype html><title>Another</title><body>${frames.join("")}<img alt="share" src="${site}/share.png"><script type="module">${script(site)}</script>`;
  await page.goto(other.origin);

  await expect(page.getByRole("heading")).not.toBeEmpty();
  for (const alt of ["icon", "picture", "share"])
    await expect.poll(() => width(page, alt)).toBeGreaterThan(1);
  for (const path of paths) {
    const frame = page.frameLocator(`iframe[title="${path}"]`);
    await expect(frame.getByRole("link", { name: "Naija Gist" })).toBeVisible();
    const hrefs = await frame
      .getByRole("link")
      .evaluateAll((links) => links.map((one) => one.getAttribute("href")));
    expect(hrefs.filter((href) => !href?.startsWith("http"))).toEqual([]);
  }
  expect(await page.context().cookies()).toEqual([]);
});

function width(page: Page, alt: string): Promise<number> {
  return page.getByAltText(alt).evaluate((image) => (image as HTMLImageElement).naturalWidth);
}

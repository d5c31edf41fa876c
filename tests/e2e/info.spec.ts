import { desktop, expect, hydrated, test } from "#tests/support/e2e.ts";

const names = [
  "/rss",
  "/rss/politics",
  "/rss/business",
  "/rss/sports",
  "/rss/entertainment",
  "/rss/technology",
  "/rss/health",
  "/rss/lifestyle",
  "/rss/news",
];
const standing = [
  "/about",
  "/privacy",
  "/terms",
  "/contact",
  "/copyright",
  "/disclaimer",
  "/developers",
  "/rss",
  "/careers",
];

test.use(desktop);

test.describe("the feeds", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("RSS-01 RSS-05 RSS-09 RSS-10 nine feeds, each with 'Copy URL' and 'Open', and four readers", async ({
    page,
  }) => {
    await page.goto("/rss");
    const list = page.locator(".feeds > li");
    expect(await list.locator("code").allTextContents()).toEqual(names);
    await expect(list.getByRole("button", { name: "Copy URL", exact: true })).toHaveCount(9);
    const open = list.getByRole("link", { name: "Open", exact: true });
    const addresses = await open.evaluateAll((links) =>
      links.map((link) => (link as HTMLAnchorElement).href),
    );
    expect(addresses.map((address) => new URL(address).pathname)).toEqual(names.map((name) => `/api${name}`));
    await expect(page.locator(".readers > li").getByRole("link")).toHaveCount(4);
    const alternates = page.locator('link[rel="alternate"][type="application/rss+xml"]');
    expect(
      (await alternates.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).sort(),
    ).toEqual(names.map((name) => `/api${name}`).sort());
  });

  test("RSS-06 RSS-07 RSS-08 'Copy URL' copies the absolute address and says 'Copied!' for 2 seconds, at that feed only", async ({
    page,
    baseURL,
  }) => {
    await page.clock.install();
    await page.goto("/rss");
    await hydrated(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    const feed = page.locator(".feeds > li").filter({ hasText: "/rss/health" });
    await feed.getByRole("button").click();
    await expect(feed.getByRole("button")).toHaveText("Copied!");
    await expect(page.getByRole("button", { name: "Copied!" })).toHaveCount(1);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/api/rss/health`);
    await page.clock.runFor(1900);
    await expect(feed.getByRole("button")).toHaveText("Copied!");
    await page.clock.runFor(200);
    await expect(feed.getByRole("button")).toHaveText("Copy URL");
  });
});

test("RSS-02 RSS-03 RSS-04 each feed is RSS, of its category only; the first one holds several", async ({
  page,
  request,
}) => {
  const labels = new Map<string, string>();
  for (const name of names) {
    const answered = await request.get(`/api${name}`);
    const body = await answered.text();
    expect([name, answered.status()]).toEqual([name, 200]);
    expect(answered.headers()["content-type"]).toMatch(/xml/);
    expect(body).toMatch(/<rss[^>]*version="2\.0"[\s\S]*<channel>[\s\S]*<item>/);
    // A browser's XML parser is strict.
    const items = await page.evaluate((xml) => {
      const read = new DOMParser().parseFromString(xml, "application/xml");
      return read.querySelector("parsererror") ? 0 : read.querySelectorAll("rss > channel > item").length;
    }, body);
    expect(items).toBe(body.match(/<item>/g)?.length);
    const categories = [...body.matchAll(/<category>([^<]*)<\/category>/g)].map(
      ([, category = ""]) => category,
    );
    const distinct = [...new Set(categories)];
    if (name === "/rss") expect(distinct.length).toBeGreaterThan(3);
    else expect(distinct).toHaveLength(1);
    labels.set(name, distinct[0] ?? "");
  }
  expect(labels.get("/rss/news")).toBe("General News");
  expect(labels.get("/rss/health")).toBe("Health");
});

test("CAR-01 CAR-02 CAR-03 CAR-04 CAR-05 CAR-06 CAR-07 CAR-08 CAR-09 one position with its facts; its details unfold and fold", async ({
  page,
}) => {
  await page.goto("/careers");
  const position = page.locator(".position");
  await expect(position).toHaveCount(1);
  await expect(position.getByRole("heading", { level: 2 })).toHaveText("Social Media & Content Strategist");
  for (const fact of ["Freelance", "Remote, Nigeria", "Flexible hours", "Posted October 21, 2025"])
    await expect(position.getByText(fact, { exact: true })).toBeVisible();
  const control = position.locator("summary");
  const parts = ["Overview", "Responsibilities", "Requirements", "Bonus skills", "Benefits", "How to apply"];
  await expect(position.getByText("Overview")).toBeHidden();
  await control.click();
  for (const part of parts) await expect(position.getByRole("heading", { name: part })).toBeVisible();
  expect(await position.locator("details p, details li").count()).toBeGreaterThan(12);
  await expect(position.locator('a[href^="mailto:"]')).toHaveAttribute(
    "href",
    /\?subject=Application%3A%20Social%20Media/,
  );
  await control.click();
  await expect(position.getByText("Overview")).toBeHidden();
  await expect(page.getByRole("main").locator('section:not(.position) a[href^="mailto:"]')).toHaveCount(1);
});

test("ROLE-01 there is no account: no control for one, and no route", async ({ page, request }) => {
  for (const path of ["/login", "/register", "/signin", "/account"])
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
  await page.goto("/");
  const named = "log ?in|sign ?in|register|account";
  // Links to stories and topics, and a story's two buttons, contain the papers' words.
  const told = ["article", "story", "hot-topics"].map((kind) => `[href^="/${kind}/"]`);
  await expect(
    page.getByRole("link", { name: new RegExp(named, "i") }).and(page.locator(`:not(${told})`)),
  ).toHaveCount(0);
  await expect(
    page.getByRole("button", { name: new RegExp(`^(?!Bookmark: |Share: ).*(${named})`, "i") }),
  ).toHaveCount(0);
});

test("ROLE-02 every page and every call is open to anybody", async ({ request }) => {
  const { calls } = (await (await request.get("/api/meta/calls")).json()) as {
    calls: { method: string; path: string }[];
  };
  const reads = calls
    .filter(({ method }) => method === "GET")
    .map(({ path }) => `/api${path.replace(/\{\w+\}/g, "x")}`);
  for (const path of [...standing, "/", "/latest", "/settings", "/bookmarks", "/newsletter", ...reads]) {
    const status = (await request.get(path)).status();
    expect([path, status === 401 || status === 403]).toEqual([path, false]);
  }
});

test("the developers' page lists every call, and its examples answer", async ({ page, request }) => {
  await page.goto("/developers");
  const { calls } = (await (await request.get("/api/meta/calls")).json()) as { calls: unknown[] };
  await expect(page.locator(".calls__one")).toHaveCount(calls.length);
  for (const example of await page.locator(".code").allTextContents()) {
    const address = new URL(/"(.+)"/.exec(example)?.[1] ?? "");
    expect([address.pathname, (await request.get(address.pathname + address.search)).status()]).toEqual([
      address.pathname,
      200,
    ]);
  }
});

test("no permanent page is a heading and little more", async ({ page }) => {
  for (const address of standing) {
    await page.goto(address, { waitUntil: "domcontentloaded" });
    const told = await page.getByRole("main").textContent();
    expect([address, (told?.length ?? 0) > 500]).toEqual([address, true]);
  }
});

import { endpoints } from "#contracts/all/all-endpoints.ts";
import { desktop, expect, hydrated, test } from "#tests/support/e2e.ts";
import { everyAddress } from "#tests/support/routes.ts";

/** Every call of the API: "GET /trending/ai". */
const addresses = Object.keys(endpoints);

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

  test("RSS-01 RSS-05 RSS-09 RSS-10 the page lists nine feeds, each with 'Copy URL' and 'Open', and four readers", async ({
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

test("RSS-02 RSS-03 RSS-04 each feed is well-formed RSS of a single category; /rss holds several", async ({
  page,
  request,
}) => {
  const labels = new Map<string, string>();
  for (const name of names) {
    const answer = await request.get(`/api${name}`);
    const body = await answer.text();
    expect([name, answer.status()]).toEqual([name, 200]);
    expect(answer.headers()["content-type"]).toMatch(/xml/);
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

test("CAR-01 CAR-02 CAR-03 CAR-04 CAR-05 CAR-06 CAR-07 CAR-08 CAR-09 one position is listed with its facts; its details expand and collapse", async ({
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

test("ROLE-01 there are no accounts: no sign-in control on the home page and no sign-in route", async ({
  page,
  request,
}) => {
  for (const path of ["/login", "/register", "/signin", "/account"])
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
  await page.goto("/");
  const signInWords = "log ?in|sign ?in|register|account";
  // Links to stories, topics and papers, and a story's two buttons, contain the papers' words and names.
  const newsLinks = ["article", "story", "hot-topics", "paper"].map((kind) => `[href^="/${kind}/"]`);
  await expect(
    page.getByRole("link", { name: new RegExp(signInWords, "i") }).and(page.locator(`:not(${newsLinks})`)),
  ).toHaveCount(0);
  await expect(
    page.getByRole("button", { name: new RegExp(`^(?!Bookmark: |Share: ).*(${signInWords})`, "i") }),
  ).toHaveCount(0);
});

test("ROLE-02 every page and every API call is open to anonymous visitors", async ({ request }) => {
  const pages = (await everyAddress(request)).map((path): [string, string] => ["GET", path]);
  const calls = addresses.map((address): [string, string] => {
    const [method = "", path = ""] = address.split(" ");
    return [method, `/api${path.replace(/\{\w+\}/g, "x")}`];
  });
  const results = await Promise.all(
    [...pages, ...calls].map(async ([method, path]) => {
      // An empty submission: it is refused for what it lacks, not for who sends it.
      const answer = await request.fetch(path, { method, ...(method === "POST" && { data: {} }) });
      return { method, path, status: answer.status() };
    }),
  );
  expect(results.filter(({ status }) => [401, 403, 405].includes(status))).toEqual([]);
  expect(results.filter(({ method }) => method === "POST").length).toBeGreaterThan(3);
});

test("the developers page lists every API call, and its five examples return 200", async ({
  page,
  request,
}) => {
  await page.goto("/developers");
  const listed = await page.locator(".calls__path").allTextContents();
  expect(listed.toSorted()).toEqual(addresses.toSorted());
  const lines = await page.locator(".code").allTextContents();
  const calls = lines.filter((line) => line.startsWith("curl"));
  expect(calls).toHaveLength(5);
  // The embeds of the whole site; a story's and a topic's line has a place for an id.
  const embeds = lines.filter((line) => line.startsWith("<iframe") && !line.includes("ID"));
  expect(embeds).toHaveLength(2);
  for (const line of [...calls, ...embeds]) {
    const address = new URL(/"(https?:.+?)"/.exec(line)?.[1] ?? "");
    expect([address.pathname, (await request.get(address.pathname + address.search)).status()]).toEqual([
      address.pathname,
      200,
    ]);
  }
});

test("every information page has more than 500 characters of text", async ({ page }) => {
  for (const address of standing) {
    await page.goto(address, { waitUntil: "domcontentloaded" });
    const text = await page.getByRole("main").textContent();
    expect([address, (text?.length ?? 0) > 500]).toEqual([address, true]);
  }
});

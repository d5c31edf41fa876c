import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { Client } from "pg";
import { findBrowser } from "#tests/support/browser.ts";
import { putRows } from "#tests/support/device.ts";
import { shownNews } from "#tests/support/shown-news.ts";
import { fault, note, noteVisit } from "./table.ts";

/** A page may lack what came in the last minute; older than that, it says so. */
const MAY_LACK_MS = 60_000;
/** How long a page that was shown from the device may take to be replaced or labelled. */
const SETTLE_MS = 2_000;
const REFRESH_MINUTES = 1;
const PILL_BOUND_MS = REFRESH_MINUTES * 60_000 + 2_000;
const AWAY_MS = 240_000;
const POLL_MS = 200;
const LIST = "/latest";

/** Two readers' browsers with their own caches and service workers; `acts` end when `until` is aborted. */
export async function openReaders(url: string, databaseUrl: string, until: AbortSignal) {
  const client = new Client(databaseUrl);
  await client.connect();
  const browsers = await Promise.all([openBrowser(url), openBrowser(url)]);
  // The one that walks about loses its network, so the one that stays is another.
  const [walking, staying] = browsers;
  return {
    acts: [stayOpen(staying.context, client, until), walkAbout(walking.context, client, until)],
    async close() {
      for (const browser of browsers) await browser.close();
      await client.end();
    },
  };
}

async function openBrowser(baseURL: string) {
  const profile = await mkdtemp(path.join(tmpdir(), "ng-reader-"));
  const context = await chromium.launchPersistentContext(profile, {
    ...(await findBrowser()),
    baseURL,
    locale: "en-NG",
    timezoneId: "Africa/Lagos",
  });
  return {
    context,
    async close() {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** A tab that stays open on the list: a button announces new stories within the reader's interval. */
async function stayOpen(context: BrowserContext, client: Client, until: AbortSignal): Promise<void> {
  const page = await context.newPage();
  await page.goto(LIST);
  await putRows(page, "settings", [{ key: "refreshInterval", value: String(REFRESH_MINUTES) }]);
  await page.reload();
  while (!until.aborted) {
    const { headlines: known } = await shownNews(page);
    const firstUnseen = await waitForUnseen(client, known, until);
    if (firstUnseen === null) break;
    const from = performance.now();
    const isShown = await page
      .locator(".newer")
      .waitFor({ timeout: 2 * PILL_BOUND_MS })
      .then(() => true)
      .catch(() => false);
    if (!isShown) fault(`no button for "${firstUnseen}" within ${(2 * PILL_BOUND_MS) / 1000} s`);
    else note("first unseen story stored → pill in an open page", performance.now() - from, PILL_BOUND_MS);
    await page.goto(LIST);
  }
}

async function waitForUnseen(
  client: Client,
  known: readonly string[],
  until: AbortSignal,
): Promise<string | null> {
  while (!until.aborted) {
    const [newest] = await storedTitles(client, 0);
    if (newest !== undefined && !known.includes(newest)) return newest;
    await pause(POLL_MS);
  }
  return null;
}

/** A second tab: full loads, soft visits, minutes away, the way back, and no network. */
async function walkAbout(context: BrowserContext, client: Client, until: AbortSignal): Promise<void> {
  const page = await context.newPage();
  const wait = (ms: number) => pause(ms, undefined, { signal: until }).catch(() => {});
  const ways: readonly (readonly [string, () => Promise<unknown>])[] = [
    ["a full load", () => page.goto(LIST)],
    [
      "a soft visit",
      async () => {
        await page.goto("/about");
        await page.evaluate(() => window.dispatchEvent(new Event("wheel")));
        await page.waitForFunction(() => document.documentElement.dataset.ready === "true");
        await page
          .locator(`a[href="${LIST}"]`)
          .first()
          .evaluate((link: HTMLElement) => link.click());
        await page.waitForURL((address) => address.pathname === LIST);
      },
    ],
    [
      "four minutes on another page, then a link",
      async () => {
        await page.goto("/about");
        await wait(AWAY_MS);
        await page.goto(LIST);
      },
    ],
    [
      "four minutes on another page, then back",
      async () => {
        await page.goto(LIST);
        await page.goto("/about");
        await wait(AWAY_MS);
        await page.goBack();
      },
    ],
    [
      "four minutes without a network, reloaded",
      async () => {
        await page.goto(LIST);
        await context.setOffline(true);
        await wait(AWAY_MS);
        await page.reload();
      },
    ],
    [
      "the network is back",
      async () => {
        await context.setOffline(false);
        await page.reload();
      },
    ],
  ];
  for (let turn = 0; !until.aborted; turn += 1) {
    const [way, go] = ways[turn % ways.length] ?? ["", async () => {}];
    try {
      await go();
      await pause(SETTLE_MS);
      await judge(page, client, way);
    } catch (error) {
      fault(`${way}: ${error instanceof Error ? error.message.split("\n")[0] : error}`);
    }
    await wait(5_000);
  }
  await context.setOffline(false);
}

/** A page that lacks a story stored more than a minute ago must state its time. */
async function judge(page: Page, client: Client, way: string): Promise<void> {
  const old = await storedTitles(client, MAY_LACK_MS);
  const { headlines, from } = await shownNews(page);
  const isCurrent = old[0] === undefined || headlines.includes(old[0]);
  noteVisit(`${way}: ${isCurrent ? "current" : from === "" ? "OLD" : "says how old it is"}`);
  if (!isCurrent && from === "") fault(`${way}: the page lacks "${old[0]}" and does not say how old it is`);
}

/** The newest headlines that were stored at least this long ago. */
async function storedTitles(client: Client, ageMs: number): Promise<string[]> {
  const { rows } = await client.query<{ title: string }>(
    `select title from news.article where not hidden and published_at <= now() - make_interval(secs => $1)
     order by published_at desc, id desc limit 5`,
    [ageMs / 1000],
  );
  return rows.map(({ title }) => title);
}

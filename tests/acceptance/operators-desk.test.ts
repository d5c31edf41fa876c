import { Hono } from "hono";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { mountOps } from "#app/routes/ops.ts";
import * as api from "#contracts/all/api.ts";
import { createNewsDesk } from "#features/news/api/desk.ts";
import { findVersion } from "#platform/changes/versions.ts";
import { playNews } from "#tests/support/played-news.ts";

const TOKEN = "a-token-of-the-operator";
const ADDRESS = "/ops/desk";

let news: Awaited<ReturnType<typeof playNews>>;
let app: Hono;
beforeAll(async () => {
  news = await playNews();
}, 120_000);
afterAll(() => news.close());
beforeEach(async () => {
  await sql`truncate news.press`.execute(news.db);
  app = new Hono();
  mountOps(app, {
    ...{
      db: news.db,
      reads: news.db,
      clock: news.clock,
      token: TOKEN,
      stopping: new AbortController().signal,
    },
    ...{ callerAddress: () => "192.0.2.1", isOwnOrigin: (origin) => origin === "https://gist.example" },
    ...{ check: async () => [], metrics: {} as never, desk: createNewsDesk(news), newsroom: {} as never },
  });
});

function post(fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
  const body = new URLSearchParams({ token: TOKEN, ...fields });
  return Promise.resolve(app.request(ADDRESS, { method: "POST", body, headers }));
}

async function press(value: string, name = ""): Promise<string> {
  const answer = await post({ press: value, name });
  expect(answer.status).toBe(200);
  return answer.text();
}

const edition = async (language?: "en") => {
  const answer = await news.ask(api.news.currentEdition, language && { language: [language] });
  return (answer.edition?.stories ?? []).map(({ story_id }) => story_id ?? "");
};
const brief = async () => (await news.ask(api.news.briefTopics)).topics.map(({ story_id }) => story_id ?? "");

test("the desk shows what readers see, and the reason for each place", async () => {
  const text = await press("show");
  const { edition: shown } = await news.ask(api.news.currentEdition);
  const headlines = [...text.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, headline]) => headline);
  const { topics } = await news.ask(api.news.briefTopics);
  expect(headlines.slice(0, 7 + topics.length)).toEqual(
    [...(shown?.stories ?? []), ...topics].map(({ headline }) => headline.replaceAll("'", "&#39;")),
  );
  for (const { also_in } of shown?.stories ?? [])
    if (also_in.count > 0) expect(text).toContain(`Also in ${also_in.count} paper`);
  const reasons = [...text.matchAll(/<p class="why">(.*?)<\/p>/g)].map(([, reason = ""]) => reason);
  expect(reasons.slice(0, 7 + topics.length).every((reason) => /points: /.test(reason))).toBe(true);
  expect(reasons).toHaveLength(headlines.length);
});

test("one press kills a story in the edition and the brief, and its undo brings it back", async () => {
  const [before, briefBefore] = [await edition(), await brief()];
  const inEnglish = await edition("en");
  const killed = before.find((story) => briefBefore.includes(story) && inEnglish.includes(story)) ?? "";
  expect(await press(`kill ${killed}`, "Ada Obi")).toContain("Done.");
  const after = await edition();
  expect(after).toHaveLength(7);
  expect(after).not.toContain(killed);
  expect(after.slice(0, 6)).toEqual(before.filter((story) => story !== killed));
  const ofEnglish = await edition("en");
  expect(ofEnglish.slice(0, 6)).toEqual(inEnglish.filter((story) => story !== killed));
  expect(ofEnglish).toHaveLength(7);
  const briefAfter = await brief();
  expect(briefAfter).not.toContain(killed);
  expect(briefAfter).toHaveLength(briefBefore.length);
  const text = await press("show");
  expect(text.split(`kill ${killed}"`)).toHaveLength(1);
  expect(text).toContain("by Ada Obi");
  const [, undo = ""] = /value="(undo \d+)"/.exec(text) ?? [];
  await press(undo);
  expect([await edition(), await brief()]).toEqual([before, briefBefore]);
});

test("one press moves or pins a story, in the edition or the brief alone", async () => {
  const [[a = "", b = "", ...rest], briefBefore] = [await edition(), await brief()];
  await press(`move edition 1 ${b}`);
  expect(await edition()).toEqual([b, a, ...rest]);
  expect(await brief()).toEqual(briefBefore);
  const [first = "", second = "", ...others] = briefBefore;
  await press(`move brief 1 ${second}`);
  expect(await brief()).toEqual([second, first, ...others]);
  const [, headline = "", pin = "", story = ""] =
    /<h3>([^<]*)<\/h3>(?:(?!<h3>)[\s\S])*?value="(pin edition 7 (\S+?))"/.exec(await press("show")) ?? [];
  expect(await press(pin)).toContain(`pin: “${headline}”, edition, place 7`);
  expect((await edition()).at(-1)).toBe(story);
  await press(`pin brief 1 ${story}`);
  expect((await brief())[0]).toBe(story);
  await createNewsDesk(news).undo(null);
  expect((await brief())[0]).toBe(second);
});

test("what the desk itself chose stays as it was, so no press enters what is measured", async () => {
  const stored = async () =>
    (
      await sql`select stories from news.edition union all select content from news.digest where name in ('leads', 'brief')`.execute(
        news.db,
      )
    ).rows;
  const before = await stored();
  const [story = ""] = await edition();
  await press(`kill ${story}`);
  await press(`move edition 3 ${(await edition())[0]}`);
  expect(await stored()).toEqual(before);
});

test("a press is known to every process by the next version of the news", async () => {
  const version = () => findVersion(news.db, "news");
  const before = await version();
  await press(`kill ${(await edition())[0]}`);
  expect(await version()).not.toEqual(before);
});

test("without the token, from another site, or after ten wrong ones nothing is pressed and nothing shown", async () => {
  const [story = ""] = await edition();
  const count = async () => (await sql`select from news.press`.execute(news.db)).rows.length;
  for (const [answer, status] of [
    [await app.request(ADDRESS), 401],
    [await post({ press: `kill ${story}`, token: "wrong" }), 401],
    [await post({ press: `kill ${story}` }, { Origin: "https://evil.example" }), 403],
    [await post({ press: `kill ${story}` }, { "Sec-Fetch-Site": "cross-site" }), 403],
    [await app.request(`${ADDRESS}?token=${TOKEN}&press=kill+${story}`), 401],
  ] as const) {
    const text = await answer.text();
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([status, "no-store"]);
    expect(answer.headers.get("x-robots-tag")).toBe("noindex");
    expect(text).toContain('<form method="post" action="/ops/desk">');
    expect(text).not.toContain(story);
  }
  expect(await count()).toBe(0);
  for (let wrong = 0; wrong < 10; wrong += 1) await post({ token: "wrong" });
  expect((await post({ press: `kill ${story}` })).status).toBe(429);
  expect(await count()).toBe(0);
});

test("what was typed is shown as text, and what is no press changes nothing", async () => {
  const text = await press("kill", '<b>"Ada"');
  expect(text).toContain("&lt;b&gt;&quot;Ada&quot;");
  for (const odd of ["kill a b", "pin edition 8 s", "move nowhere 1 s", "undo x", "undo 999", "kill nothing"])
    await press(odd);
  expect((await sql`select from news.press`.execute(news.db)).rows).toEqual([]);
  const authorised = await app.request(ADDRESS, { headers: { Authorization: `Bearer ${TOKEN}` } });
  expect(await authorised.text()).not.toContain(TOKEN);
});

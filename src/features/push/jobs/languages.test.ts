import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { takeNextDelivery } from "#features/push/store/deliveries.ts";
import { lagosInstant } from "#platform/time.ts";
import { startPush } from "#tests/support/push.ts";
import { breakingStory, playedAnswers } from "#tests/support/push-answers.ts";
import { drawn, leagueOf } from "#tests/support/push-league.ts";
import { announceBreaking } from "./announce-breaking.ts";
import { announceBrief } from "./announce-brief.ts";
import { announceMatchday } from "./announce-matchday.ts";

const day = "2026-11-21";

let push: Awaited<ReturnType<typeof startPush>>;
beforeAll(async () => {
  push = await startPush();
});
beforeEach(async () => {
  await sql`truncate push.subscription, push.message cascade`.execute(push.db);
  Object.assign(push.answers, playedAnswers().answers);
  push.setTime(day, "07:00");
});
afterAll(() => push.close());

/** The messages that wait, as their browsers will get them. */
async function waiting() {
  const service = "127.0.0.1";
  const { rows } = await sql<{ service: string }>`select distinct service from push.delivery`.execute(
    push.db,
  );
  const messages = [];
  for (let delivery = await next(); delivery !== null; delivery = await next())
    messages.push(delivery.payload);
  return messages;

  function next() {
    return takeNextDelivery(push.db, rows[0]?.service ?? service, push.deps.clock.now());
  }
}

test("each browser hears of the brief once, in its language, with an address under it", async () => {
  await push.subscribe(["brief"]);
  await push.subscribe(["brief"], undefined, "ha");
  push.setTime(day, "07:00");
  push.answers["GET /brief/{date}"] = {
    brief: {
      ...{ preview: false, date: day, composed_at: lagosInstant(day, "07:00").toISOString() },
      topics: [{ headline: "Ruwa", language: "ha", article_id: "a" }],
    },
  };
  await announceBrief(lagosInstant(day, "07:00"), push.deps);
  await announceBrief(lagosInstant(day, "07:00"), push.deps);
  expect(await waiting()).toMatchObject([
    { paper: "Naija Gist, Daily Brief", address: `/daily-brief/${day}` },
    { paper: "Naija Gist, Daily Brief [ha]", address: `/ha/daily-brief/${day}`, lang: "ha" },
  ]);
});

test("a matchday's results have their words in the browser's language", async () => {
  await push.subscribe(["league"], undefined, "yo");
  push.setTime(day, "18:00");
  Object.assign(push.answers, leagueOf(push.db, day, [drawn(day, 1, { status: "awarded" })]));
  await announceMatchday(push.deps);
  expect(await waiting()).toMatchObject([
    { headline: "Matchday [yo] 12: Enyimba 1–1 Remo Stars (awarded [yo])", lang: "yo" },
  ]);
});

test("a story in English breaks for everybody, one in Hausa for its readers", async () => {
  await push.subscribe(["breaking"]);
  await push.subscribe(["breaking"], undefined, "ha");
  push.setTime(day, "10:00");
  const hausa = { ...breakingStory("h", "Ambaliya"), language: "ha" };
  push.answers["GET /stories/breaking"] = { stories: [breakingStory("e", "Flood"), hausa] };
  await announceBreaking(push.deps);
  expect((await waiting()).map(({ headline, address }) => `${headline} ${address}`).toSorted()).toEqual([
    "Ambaliya /ha/story/h",
    "Flood /ha/story/e",
    "Flood /story/e",
  ]);
});

test("a browser that renews its address keeps its language", async () => {
  const browser = await push.subscribe(["brief"], undefined, "ig");
  await push.subscribe(["brief"], browser);
  const { rows } = await sql<{ language: string }>`select language from push.subscription`.execute(push.db);
  expect(rows).toEqual([{ language: "ig" }]);
});

import { type AllHandlers, createAnswerCache, createAsk, type Handler } from "#app/http/ask.ts";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import { readLetters } from "#features/letters/api/read.ts";
import { readNews } from "#features/news/api/read.ts";
import { analyse } from "#features/news/jobs/analyse.ts";
import { createFeedPolling } from "#features/news/jobs/poll-feeds.ts";
import { updateFrontPage } from "#features/news/jobs/update-front-page.ts";
import { createFetch } from "#platform/fetch/create-fetch.ts";
import { createPictureSigner } from "#platform/pictures/sign.ts";
import { startSample } from "#sample/server.ts";
import { makeTemplateOnce, testDatabase } from "./database.ts";
import { silentLog as log } from "./silent-log.ts";

/** Saturday, 21 November 2026, seven o'clock in Lagos. */
export const playedAt = new Date("2026-11-21T06:00:00Z");

/** The sample's papers, read over real sockets, sorted, put on the front page and analysed; once for all tests of a run. */
async function playedDatabase() {
  await makeTemplateOnce("template_news", async ({ db }) => {
    const clock = { now: () => playedAt };
    const sample = await startSample({ clock, log, port: 0 });
    const allowedLoopback = sample.origins;
    const fetch = createFetch({ allowedLoopback, userAgent: "test", spacingMs: 0, clock, log });
    const edition = "sample" as const;
    const deps = { db, clock, log, fetch, papers: sample.papers, edition, retentionDays: 180 };
    await createFeedPolling(deps).round();
    await updateFrontPage(deps, playedAt);
    await analyse(deps, playedAt);
    await sample.close();
  });
  return testDatabase("template_news");
}

/** An edition of the sample's papers as the product plays it, and the calls of news and letters that answer from it. */
export async function playNews() {
  const clock = { now: () => playedAt };
  const database = await playedDatabase();
  const { db } = database;
  const handlers = new Map<string, Handler>();
  const pictures = createPictureSigner(Buffer.from("a key for tests"));
  /** Without a cache: every question is answered from the database at that moment. */
  const ask: Ask = ((address: string, params: unknown) =>
    createAsk(handlers as AllHandlers, { prove: true, cache: createAnswerCache({ clock }) })(
      address as never,
      params as never,
    )) as Ask;
  const letters = readLetters({ db, clock, log, ask, edition: async () => "sample" });
  for (const [address, handler] of Object.entries({ ...readNews({ db, clock, pictures }), ...letters }))
    handlers.set(address, handler as Handler);
  return {
    ...{ db, clock, log, ask },
    close: () => database.close(),
  };
}

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
import { testDatabase } from "./database.ts";
import { silentLog as log } from "./silent-log.ts";

/**
 * An edition of the sample's papers as the product plays it: read over real sockets, sorted, analysed and put on the
 * front page, and the calls of news and letters that answer from it.
 */
export async function playNews(at: Date) {
  let now = at;
  const clock = { now: () => now };
  const [database, sample] = [await testDatabase(), await startSample({ clock, log, port: 0 })];
  const { db } = database;
  const fetch = createFetch({ allowedLoopback: sample.origins, userAgent: "test", spacingMs: 0, clock, log });
  const deps = {
    db,
    clock,
    log,
    fetch,
    papers: sample.papers,
    edition: "sample",
    retentionDays: 180,
  } as const;
  await createFeedPolling(deps)();
  await updateFrontPage(deps, now);
  await analyse(deps, now);
  await sample.close();
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
    ...{ db, clock, ask, deps },
    setTime(time: Date): void {
      now = time;
    },
    close: () => database.close(),
  };
}

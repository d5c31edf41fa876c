import { afterAll, beforeAll } from "vitest";
import type { AnswerOf, Caller, ParamsOf } from "#contracts/endpoint.ts";
import { readLeague } from "#features/league/api/read.ts";
import { leagueEndpoints as allButPicture } from "#features/league/contract/league.ts";
import { leaguePictureEndpoints } from "#features/league/contract/picture.ts";
import { leagueSeasonEndpoints } from "#features/league/contract/season.ts";
import { importBundle } from "#features/league/jobs/import-bundle.ts";
import { writeForecasts } from "#features/league/jobs/write-forecasts.ts";
import { systemClock } from "#platform/clock.ts";
import { type TestDatabase, testDatabase } from "./database.ts";

const caller: Caller = { address: "127.0.0.1", headers: {} };
const leagueEndpoints = { ...allButPicture, ...leaguePictureEndpoints, ...leagueSeasonEndpoints };
type LeagueEndpoints = typeof leagueEndpoints;
export type LeagueAddress = keyof LeagueEndpoints;

/** The bundled league's answers on a day, on a database of the test file's own. */
export function leagueOn(today: string) {
  let database: TestDatabase;
  let handlers: ReturnType<typeof readLeague>;
  beforeAll(async () => {
    database = await testDatabase();
    const deps = { db: database.db, clock: systemClock, today };
    await importBundle(deps);
    await writeForecasts(deps);
    handlers = readLeague(deps);
  });
  afterAll(() => database.close());

  return {
    database: () => database.db,
    /** Asks like the API: request and answer are checked against the contract. */
    async ask<A extends LeagueAddress>(
      address: A,
      params: object = {},
    ): Promise<AnswerOf<LeagueEndpoints, A>> {
      const { params: paramsShape, answer: answerShape } = leagueEndpoints[address];
      const answer = await handlers[address](
        paramsShape.parse(params as ParamsOf<LeagueEndpoints, A>) as never,
        caller,
      );
      if ("refused" in (answer as object)) throw new Error(JSON.stringify(answer));
      return answerShape.parse(answer) as AnswerOf<LeagueEndpoints, A>;
    },
    refusal: async (address: LeagueAddress, params: object) =>
      await handlers[address](leagueEndpoints[address].params.parse(params as never) as never, caller),
  };
}

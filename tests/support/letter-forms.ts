import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach } from "vitest";
import type { Caller } from "#contracts/endpoint.ts";
import { writeLetters } from "#features/letters/api/write.ts";
import { lettersEndpoints } from "#features/letters/contract/letters.ts";
import { type TestDatabase, testDatabase } from "./database.ts";

export const secret = "a secret";

type Asks = { [Address in keyof typeof lettersEndpoints]: unknown };

/** The forms of the letters domain on a database of the test file's own, emptied before each test. */
export function letterForms() {
  let database: TestDatabase;
  let now = new Date("2026-11-21T10:00:00Z");
  let callers = 0;
  const clock = { now: () => now };

  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    now = new Date("2026-11-21T10:00:00Z");
    await sql`truncate letters.subscriber, letters.feedback, letters.attempt, letters.answered cascade`.execute(
      database.db,
    );
  });

  /** Like the server: validates against the contract, then calls the handler. */
  async function post(
    address: keyof Asks & `POST ${string}`,
    body: unknown,
    caller: Partial<Caller> = {},
    options = {},
  ) {
    const forms = writeLetters({
      db: database.db,
      clock,
      secret,
      doubleOptIn: false,
      forwardFeedback: false,
      sendsMail: true,
      ...options,
    });
    const params = lettersEndpoints[address].params.parse(body);
    callers += 1;
    const from: Caller = { address: `192.0.2.${callers % 250}`, headers: {}, ...caller };
    return await (forms[address] as (params: unknown, caller: Caller) => Promise<unknown>)(params, from);
  }

  return {
    post,
    db: () => database.db,
    now: () => now,
    wait(ms: number): void {
      now = new Date(now.getTime() + ms);
    },
    subscribe: (email: unknown, caller = {}, options = {}) =>
      post("POST /newsletter/subscribe", { email }, caller, options),
    giveFeedback: (body: object, caller = {}, options = {}) => post("POST /feedback/", body, caller, options),
    async rows(
      table: "subscriber" | "feedback" | "delivery" | "attempt" | "answered",
    ): Promise<Record<string, unknown>[]> {
      return (
        await sql<Record<string, unknown>>`select * from ${sql.table(`letters.${table}`)}`.execute(
          database.db,
        )
      ).rows;
    },
  };
}

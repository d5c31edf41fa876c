import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { MAX_WAIT_MS } from "#tests/support/max-wait.ts";
import { listen } from "./listen.ts";

test("notices on the channel arrive, also after a broken connection is restored", async () => {
  const { db, url, close } = await testDatabase();
  const notices: string[] = [];
  let connects = 0;
  const trouble: string[] = [];
  const subscription = listen(url, "Some channel", {
    onNotice: (payload) => notices.push(payload),
    onConnect: () => {
      connects += 1;
    },
    onTrouble: (error) => trouble.push(error.message),
  });
  const say = (word: string) => sql`select pg_notify('Some channel', ${word})`.execute(db);
  await vi.waitFor(() => expect(connects).toBe(1), MAX_WAIT_MS);
  await say("one");
  await vi.waitFor(() => expect(notices).toEqual(["one"]), MAX_WAIT_MS);

  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'naija-gist changes' and datname = current_database()`.execute(db);
  await vi.waitFor(
    () => expect([subscription.isConnected(), trouble.length]).toEqual([false, 1]),
    MAX_WAIT_MS,
  );
  await say("unheard");
  await vi.waitFor(() => expect([connects, subscription.isConnected()]).toEqual([2, true]), MAX_WAIT_MS);
  await say("two");
  await vi.waitFor(() => expect(notices).toEqual(["one", "two"]), MAX_WAIT_MS);

  await subscription.stop();
  expect(subscription.isConnected()).toBe(false);
  await close();
});

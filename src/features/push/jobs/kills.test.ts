import { spawn } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { SENDERS } from "#features/push/sending/send-messages.ts";
import { startPush } from "#tests/support/push.ts";
import type { Browser, PushService } from "#tests/support/push-service.ts";

/** `npm run audit` kills 200 times. */
const KILLS = Number(process.env.KILLS ?? 4);
const BROWSERS = 20 * (KILLS + 2);

/** Sends until it has finished, or is killed after taking this many more messages. */
async function send(url: string, service: PushService, killAfter: number | null): Promise<number | null> {
  const child = spawn("node", ["tests/support/push-sender.ts", url, service.origin], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = new Promise<number | null>((resolve) => child.on("exit", resolve));
  const before = service.accepted;
  if (killAfter !== null) {
    while (child.exitCode === null && service.accepted < before + killAfter) await pause(1);
    child.kill("SIGKILL");
  }
  return await ended;
}

test(
  `a sender killed ${KILLS} times loses none of ${BROWSERS} messages, and repeats only those under way, with one topic`,
  async () => {
    const push = await startPush();
    const browsers: Browser[] = [];
    // One after another: with thousands at once, some would wait longer for a connection than they may.
    for (let at = 0; at < BROWSERS; at += 1) browsers.push(await push.subscribe(["breaking"]));
    for (let kill = 0; kill < KILLS; kill += 1) await send(push.url, push.service, 10);
    expect(await send(push.url, push.service, null)).toBe(0);
    expect(push.service.refused).toEqual([]);
    expect(browsers.filter(({ received }) => received.length === 0)).toEqual([]);
    expect(new Set(browsers.flatMap(({ received }) => received.map(({ topic }) => topic))).size).toBe(1);
    expect(push.service.accepted - BROWSERS).toBeLessThanOrEqual(KILLS * SENDERS);
    const { rows } = await sql`select state, count(*)::int as n from push.delivery group by state`.execute(
      push.db,
    );
    expect(rows).toEqual([{ state: "sent", n: BROWSERS }]);
    await push.close();
  },
  60_000 + KILLS * 5_000,
);

import type { Context, Hono } from "hono";
import { readForm } from "#app/http/body.ts";
import { NO_STORE } from "#app/http/cache-headers.ts";
import { websubAddress } from "#contracts/addresses.ts";
import type { Hub } from "#features/websub/jobs/schedule.ts";
import type { Clock } from "#platform/clock.ts";
import { createRateWindow } from "#platform/limits/window.ts";
import { lineOf } from "#platform/network-address.ts";
import { MINUTE_MS } from "#platform/time.ts";

interface Deps {
  readonly hub: Pick<Hub, "take">;
  readonly clock: Clock;
  callerAddress(context: Context): string;
}

const BODY_LIMIT = 16 * 1024;
/** Requests from one line in ten minutes. */
const MOST_OF_ONE_LINE = 60;
const WINDOW_MS = 10 * MINUTE_MS;
const MOST_LINES = 10_000;

/** Our feeds' hub (WebSub): programs subscribe here, and get a feed sent when it has something new. */
export function mountWebsub(app: Hono, { hub, clock, callerAddress }: Deps): void {
  const requests = createRateWindow(clock, WINDOW_MS, MOST_LINES);
  app.post(websubAddress, async (context) => {
    const line = lineOf(callerAddress(context));
    const waitMs = requests.wait(line, MOST_OF_ONE_LINE);
    if (waitMs > 0)
      return context.text("Too many requests.\n", 429, {
        ...NO_STORE,
        "Retry-After": String(Math.ceil(waitMs / 1000)),
      });
    requests.count(line, MOST_OF_ONE_LINE);
    const { status, text } = await hub.take(await readForm(context, BODY_LIMIT));
    return context.text(`${text}\n`, status, NO_STORE);
  });
}

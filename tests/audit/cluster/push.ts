import { setTimeout as pause } from "node:timers/promises";
import { SENDERS } from "#features/push/sending/send-messages.ts";
import { announce } from "#features/push/store/messages.ts";
import { openDatabase } from "#platform/db/open.ts";
import { HOUR_MS } from "#platform/time.ts";
import { type Browser, type PushService, startPushService } from "#tests/support/push-service.ts";
import { until } from "#tests/support/until.ts";

const SUBSCRIBE_MS = 1_000;
/** The sender waits a minute, then two, after a failure. */
const ARRIVAL_SECONDS = 300;

export interface PushLedger {
  readonly service: PushService;
  /** Browsers subscribe at this process, one after another, until `alive` is aborted. */
  live(url: string, alive: AbortSignal): Promise<void>;
  /** Announces a message to everybody whose subscription was acknowledged by now. */
  announce(): Promise<void>;
  /** Waits for all messages; says what arrived and, as faults, what did not. */
  end(faults: string[]): Promise<string>;
}

/** Push messages while primaries come and go: none may be lost, and only those under way may come twice. */
export async function startPush(writer: string): Promise<PushLedger> {
  const service = await startPushService();
  const subscribed: Browser[] = [];
  const expected: (readonly Browser[])[] = [];

  async function subscribe(url: string): Promise<void> {
    const browser = service.subscribe();
    const { endpoint, keys } = browser;
    const headers = {
      "Content-Type": "application/json",
      "X-Forwarded-For": `43.7.${(subscribed.length >> 8) & 255}.${subscribed.length & 255}`,
    };
    const body = JSON.stringify({ endpoint, keys, channels: ["league"] });
    // Sent again until it is acknowledged, as a reader's page does.
    const isTaken = async (): Promise<boolean> =>
      fetch(`${url}/api/push/subscribe`, { method: "POST", headers, body }).then(
        ({ ok }) => ok,
        () => false,
      );
    if (await until(60, isTaken)) subscribed.push(browser);
  }

  return {
    service,
    async live(url, alive) {
      while (!alive.aborted) {
        await subscribe(url);
        await pause(SUBSCRIBE_MS);
      }
    },
    async announce() {
      const at = new Date();
      const browsers = [...subscribed];
      const issue = `2025-26 ${900 + expected.length}`;
      const { db, close } = openDatabase(writer, { connections: 1, onError() {} });
      await announce(db, {
        ...{ edition: "sample", channel: "league", issue, languages: ["en"], articles: [] },
        ...{ at, goodUntil: new Date(at.getTime() + HOUR_MS) },
        payload: { headline: `Matchday ${issue}`, paper: "Naija Gist", address: "/", lang: "en" },
      });
      await close();
      expected.push(browsers);
    },
    async end(faults) {
      const arrived = (browser: Browser, nth: number): number =>
        browser.received.filter(({ payload }) => payload.headline.endsWith(` ${900 + nth}`)).length;
      const missing = (): number =>
        expected.reduce(
          (sum, browsers, nth) => sum + browsers.filter((one) => arrived(one, nth) === 0).length,
          0,
        );
      await until(ARRIVAL_SECONDS, async () => missing() === 0);
      const twice = expected
        .flatMap((browsers, nth) => browsers.map((browser) => arrived(browser, nth) - 1))
        .filter((more) => more > 0)
        .reduce((sum, more) => sum + more, 0);
      if (missing() > 0) faults.push(`${missing()} push messages were lost`);
      if (twice > SENDERS * expected.length) faults.push(`${twice} push messages came twice`);
      if (service.refused.length > 0) faults.push(`push messages were refused: ${service.refused[0]}`);
      return `push: ${subscribed.length} browsers acknowledged, ${expected.length} messages, ${service.accepted} deliveries, ${twice} of them repeated`;
    },
  };
}

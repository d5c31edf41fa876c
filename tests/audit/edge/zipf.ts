import { Agent, createServer, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "#tests/support/free-port.ts";
import { startVarnish } from "#tests/support/varnish.ts";
import { ASSUMED, askedOfUs } from "../../scale.ts";
import { ask } from "./ask.ts";
import type { Outcome, Place } from "./place.ts";
import { shippedVcl } from "./shipped-vcl.ts";

const ADDRESSES = ASSUMED["addresses that are read; the n-th is requested 1/n as often as the first"];
const HELD_SECONDS = ASSUMED["seconds that the CDN holds a page"];
/** A busy hour of twelve million readers a day: with 1,070 and fewer, less than 95 % are hits. */
const A_SECOND = Number(process.env.VIEWS_A_SECOND ?? 1_250);
const TICK_MS = 10;
const SOCKETS = 64;

/** Sums of the weights 1, 1/2, 1/3 …: where a random number falls says which address is asked. */
const sums = Array.from({ length: ADDRESSES }, (_, nth) => 1 / (nth + 1)).reduce<number[]>(
  (before, weight) => {
    before.push((before.at(-1) ?? 0) + weight);
    return before;
  },
  [],
);

function address(): string {
  const at = Math.random() * (sums.at(-1) ?? 0);
  let [from, to] = [0, sums.length - 1];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sums[middle] ?? 0) < at) from = middle + 1;
    else to = middle;
  }
  return `/page/${from}`;
}

/**
 * Readers of 20,000 addresses in front of a Varnish of its own and an origin that answers like a page of the product:
 * two minutes until it is full, then two that count.
 */
export async function walkZipf({ port: productPort }: Place): Promise<Outcome> {
  const { headers } = await ask(productPort, "/latest");
  const sent = ["cache-control", "cdn-cache-control", "cache-tag", "content-type"].map((name) => [
    name,
    headers[name],
  ]);
  const originRequests: string[] = [];
  const origin = createServer((incoming, response) => {
    if (incoming.url !== "/readyz") originRequests.push(incoming.url ?? "");
    response.writeHead(200, Object.fromEntries(sent) as Record<string, string>).end("A page.".repeat(100));
  });
  const [originPort, port] = [await freePort(), await freePort()];
  await new Promise<void>((resolve) => origin.listen(originPort, "127.0.0.1", resolve));
  const varnish = await startVarnish(await shippedVcl([originPort]), port, { EDGE_PURGE_TOKEN: "unused" });
  const agent = new Agent({ keepAlive: true, maxSockets: SOCKETS });
  try {
    await walk(agent, port, 2 * HELD_SECONDS);
    originRequests.length = 0;
    const { answers, hits, failed, seconds } = await walk(agent, port, 2 * HELD_SECONDS);
    const asked = originRequests.length / seconds;
    const reckoned = askedOfUs(answers / seconds, ADDRESSES, HELD_SECONDS);
    const share = hits / answers;
    return {
      fits: failed === 0 && share >= 0.95 && Math.abs(asked / reckoned - 1) <= 0.1,
      seen: `${Math.round(answers / seconds)} pages a second, ${(share * 100).toFixed(1)} % of them hits; the origin was asked ${asked.toFixed(0)} times a second, reckoned ${reckoned.toFixed(0)}; ${failed} failed`,
    };
  } finally {
    agent.destroy();
    await varnish?.stop();
    origin.close();
  }
}

/** As many requests a second whether answers come or not. */
async function walk(agent: Agent, port: number, forSeconds: number) {
  let [begun, answers, hits, failed] = [0, 0, 0, 0];
  const from = performance.now();
  const one = () =>
    new Promise<void>((resolve) => {
      request({ port, path: address(), agent }, (answer) => {
        answers += 1;
        if (answer.statusCode !== 200) failed += 1;
        else if (String(answer.headers["x-varnish"]).includes(" ")) hits += 1;
        answer.resume().once("end", resolve);
      })
        .on("error", () => {
          failed += 1;
          resolve();
        })
        .end();
    });
  const open = new Set<Promise<void>>();
  for (let passed = 0; passed < forSeconds * 1_000; passed = performance.now() - from) {
    for (; begun < (passed / 1_000) * A_SECOND; begun += 1) {
      const asked = one().finally(() => open.delete(asked));
      open.add(asked);
    }
    await pause(TICK_MS);
  }
  await Promise.all(open);
  return { answers, hits, failed, seconds: (performance.now() - from) / 1_000 };
}

import { setTimeout as pause } from "node:timers/promises";
import { saveAssets } from "#platform/assets.ts";
import { systemClock } from "#platform/clock.ts";
import { openDatabase } from "#platform/db/open.ts";
import { freePort } from "#tests/support/free-port.ts";
import { startVarnish } from "#tests/support/varnish.ts";
import { laterVersion } from "#tests/support/versions.ts";
import { openPlace, RIGHT } from "../laboratory/place.ts";
import { ask } from "./ask.ts";
import type { Outcome } from "./place.ts";
import { shippedVcl } from "./shipped-vcl.ts";

const READERS = 4;
/** As an earlier build named it, whose pages are still open. */
const OLD_SCRIPT = "/assets/earlier-AbCd1234.js";

const VIEW = { method: "POST", headers: { "Content-Type": "application/json" }, body: "{}" };

/**
 * Three processes of one version are replaced one after another by processes of the next, which has changed the schema,
 * while readers load pages that nobody has loaded yet, their scripts and an earlier build's, and count views.
 */
export async function deploys(): Promise<Outcome> {
  await using place = await openPlace();
  await using later = await laterVersion();
  await using bench = await place.bench();
  const { db, close } = openDatabase(bench.url, { connections: 1, onError() {} });
  const body = Buffer.from("export {};");
  await saveAssets(db, [{ address: OLD_SCRIPT, body, brotli: null, gzip: null }], systemClock.now());
  await close();
  const ports = [await freePort(), await freePort(), await freePort()];
  const start = (port: number, env = {}) =>
    bench.start(RIGHT, { ROLES: "web", PORT: String(port), TRUST_PROXY: "1", ...env });
  const webs = await Promise.all(ports.map((port) => start(port)));
  const port = await freePort();
  const varnish = await startVarnish(await shippedVcl(ports), port, { EDGE_PURGE_TOKEN: "unused" });
  try {
    const page = (await ask(port, "/latest")).text;
    const scripts = [...page.matchAll(/"(\/assets\/[\w.-]+\.js)"/g)].map(([, script]) => script ?? "");
    const id = /"_id":"([^"]+)"/.exec((await ask(port, "/api/articles/latest")).text)?.[1];
    const wrong = new Map<string, number>();
    let [answered, nth, isOver] = [0, 0, false];
    const note = (what: string) => wrong.set(what, (wrong.get(what) ?? 0) + 1);
    const load = async (path: string, question: Parameters<typeof ask>[2] = {}): Promise<void> => {
      const status = await ask(port, path, question).then((seen) => seen.status, String);
      answered += 1;
      if (status !== 200) note(`${question.method ?? "GET"} ${path.split("?")[0]} ${status}`);
    };
    const readers = Array.from({ length: READERS }, async () => {
      while (!isOver) {
        nth += 1;
        await load(`/latest?n=${nth}`);
        await load(`${scripts[nth % scripts.length]}?n=${nth}`);
        await load(`${OLD_SCRIPT}?n=${nth}`);
        await load(`/api/articles/${id}/view`, VIEW);
      }
    });
    for (const [at, web] of webs.entries()) {
      await pause(5_000);
      await web.stop();
      await start(ports[at] ?? 0, later.env);
    }
    await pause(5_000);
    isOver = true;
    await Promise.all(readers);
    const faults = [...wrong].map(([what, count]) => `${count} × ${what}`);
    return {
      fits: scripts.length > 0 && faults.length === 0,
      seen: `${answered} answers while three processes were replaced${faults.map((fault) => `, ${fault}`).join("")}`,
    };
  } finally {
    await varnish?.stop();
  }
}

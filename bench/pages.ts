import { get } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { everyAddress } from "#tests/support/routes.ts";
import { cpuSeconds } from "./load.ts";
import { startWebOnly } from "./product.ts";
import type { Row } from "./row.ts";

const RENDERS = 12;
const WARM_UP = 4;
const SLOWEST = 5;

interface Measured {
  readonly address: string;
  readonly ms: number;
  readonly html: number;
  readonly brotli: number;
}

/** CPU time of rendering, hashing and compressing each page, and its bytes. */
export async function benchPages(): Promise<Row[]> {
  const product = await startWebOnly();
  const pid = product.process.pid ?? 0;
  const asking = { get: async (path: string) => await fetch(product.url + path) };
  const addresses = await everyAddress(asking);
  // Until V8 has compiled what all pages call, the first pages cost twice as much.
  for (const address of addresses) await renderAnew(product.url, address, WARM_UP);
  const measured: Measured[] = [];
  for (const address of addresses) {
    const { html, brotli } = await bytesOf(product.url + address);
    const cpuBefore = cpuSeconds(pid);
    await renderAnew(product.url, address, RENDERS);
    measured.push({ address, html, brotli, ms: ((cpuSeconds(pid) - cpuBefore) / RENDERS) * 1000 });
  }
  await product.stop();
  const mean = measured.reduce((sum, { ms }) => sum + ms, 0) / measured.length;
  const slowest = measured.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST);
  return [
    [`a page rendered anew, mean of ${measured.length} routes`, `${mean.toFixed(0)} ms of CPU`, "≤ 8 ms"],
    ...slowest.map(
      ({ address, ms }): Row => [`the slowest: ${short(address)}`, `${ms.toFixed(0)} ms`, "≤ 15 ms"],
    ),
    ...measured.map(
      ({ address, ms, html, brotli }): Row => [
        short(address),
        `${(brotli / 1000).toFixed(1)} KB sent, ${(html / 1000).toFixed(0)} KB of HTML, ${ms.toFixed(0)} ms`,
      ],
    ),
  ];
}

let renders = 0;

/** Pages read the parameter "said", so that a new value makes a page that is not cached. */
async function renderAnew(url: string, address: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    renders += 1;
    await bytesOf(`${url}${address}${address.includes("?") ? "&" : "?"}said=bench${renders}`);
  }
}

function bytesOf(address: string): Promise<{ html: number; brotli: number }> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { "Accept-Encoding": "br" } }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part) => parts.push(part));
      response.on("end", () => {
        const body = Buffer.concat(parts);
        const isBrotli = response.headers["content-encoding"] === "br";
        resolve({ brotli: body.length, html: isBrotli ? brotliDecompressSync(body).length : body.length });
      });
    }).on("error", reject);
  });
}

/** Replaces ids and names of the day by the parameter in braces. */
function short(address: string): string {
  return address
    .replace(/^\/(article|story|hot-topics|trending)\/.+/, "/$1/{id}")
    .replace(/^(\/sports\/nigeria-league\/(?:club|match))\/.+/, "$1/{id}");
}

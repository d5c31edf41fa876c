import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { type IncomingHttpHeaders, request } from "node:http";
import path from "node:path";
import { buildSite } from "#app/site-build/build-site.ts";
import { firstTopic } from "#tests/support/first-topic.ts";
import { startProduct } from "#tests/support/product.ts";
import { waitForLeague } from "#tests/support/wait-for-league.ts";
import { everyRequest, type SiteRequest } from "./site-requests.ts";

/**
 * The running product's answers to every possible request, one checksum a line, so that two checkouts can
 * be compared with diff:
 *
 *   node tests/audit/site-sum.ts /tmp/site-sum > /tmp/before.txt
 *
 * An empty folder is first filled by the sample edition. Use the same folder for both checkouts, one after the
 * other. Where a second folder is named, the answers themselves are put there, to see what a changed line is about.
 */
const [data, answers] = process.argv.slice(2);
if (data === undefined) throw new Error("name a data folder: node tests/audit/site-sum.ts FOLDER [ANSWERS]");
const dataDir = path.resolve(data);
const FILLED = path.join(dataDir, "filled-at");
const TOKEN = "the-token-of-every-site-sum";
/** Headers that differ from run to run, or with every build. */
const CHANGING = new Set(["date", "etag", "content-length", "x-request-id"]);
const SETTINGS = {
  /** The port is part of the pages' own addresses. */
  PORT: "8119",
  SECRET: "the secret of every site sum",
  LEAGUE_TODAY: "2026-02-10",
  OPS_TOKEN: TOKEN,
  AD_NETWORK: "https://ads.example/unit.js",
};

await buildSite();
await mkdir(dataDir, { recursive: true });
if (!existsSync(FILLED)) await fill();
const product = await startProduct(
  {
    ...SETTINGS,
    ROLES: "web",
    FIXED_CLOCK: readFileSync(FILLED, "utf8"),
    NODE_OPTIONS: "--import ./tests/support/fixed-clock.ts",
  },
  { dataDir },
);
try {
  if (answers !== undefined) await mkdir(answers, { recursive: true });
  const requests = await everyRequest((target) => fetch(product.url + target), TOKEN);
  for (const [at, siteRequest] of requests.entries()) {
    const answer = masked(await send(product.url, siteRequest));
    const sum = createHash("sha256").update(answer).digest("hex");
    const line = [
      siteRequest.method ?? "GET",
      siteRequest.path,
      Object.values(siteRequest.headers ?? {}).join(" "),
    ];
    process.stdout.write(`${sum} ${answer.slice(0, 3)} ${line.join(" ").trimEnd()}\n`);
    if (answers !== undefined) await writeFile(path.join(answers, String(at + 1)), answer);
  }
  process.stderr.write(`${requests.length} answers\n${product.output()}`);
} finally {
  await product.stop();
}

async function fill(): Promise<void> {
  const filling = await startProduct(SETTINGS, { dataDir });
  try {
    await firstTopic({ get: (target) => fetch(filling.url + target) });
    await waitForLeague(filling.url);
    await writeFile(FILLED, new Date().toISOString());
  } finally {
    await filling.stop();
  }
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Uses Node's own client: `fetch` sets the host itself, normalises the address and follows redirects. */
function send(
  url: string,
  { method = "GET", path: target, headers = {}, body }: SiteRequest,
): Promise<Answer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const call = request(
      { hostname, port, method, path: target, headers, agent: false },
      async (response) => {
        const parts: Buffer[] = [];
        for await (const part of response) parts.push(part);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) });
      },
    );
    call.on("error", reject).end(body);
  });
}

function masked({ status, headers, body }: Answer): string {
  const type = headers["content-type"] ?? "";
  const lines = Object.entries(headers)
    .filter(([name]) => !CHANGING.has(name))
    .map(([name, value]) => `${name}: ${withoutHashes(String(value))}`)
    .sort();
  const isText = /text|json|xml|javascript|manifest/.test(type);
  const text = isText ? comparable(body.toString()) : body.toString("base64");
  return [status, ...lines, "", text].join("\n");
}

/**
 * Masks names of built files, hashes of inline scripts that name such files, and where the sample edition's providers
 * listen.
 */
function withoutHashes(text: string): string {
  return text
    .replace(/-[\w-]{8}(?=\.(?:js|css)\b)/g, "-HASH")
    .replace(/sha256-[\w+/]+=*/g, "sha256-HASH")
    .replace(/[\w-]{16}\/http:\/%2F127\.0\.0\.1:\d+/g, "SIGNED");
}

function comparable(text: string): string {
  const plain = withoutHashes(text);
  // The operator's figures change by the second: names and order stay.
  if (plain.includes("# HELP")) return [...plain.matchAll(/^# .*$/gm)].join("\n");
  if (plain.includes(": operations</title>"))
    return plain.replace(/<td>[\da-f]{8}</g, "<td>BUILD<").replace(/\d[\d.,]*/g, "0");
  return plain;
}

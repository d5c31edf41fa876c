import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { dictionaryAddress } from "#contracts/addresses.ts";
import { languages } from "#contracts/languages.ts";
import { ask, type Seen } from "./ask.ts";
import { deploys } from "./deploy.ts";
import type { Outcome, Place } from "./place.ts";
import { walkZipf } from "./zipf.ts";

interface Row {
  readonly says: string;
  tries(place: Place): Promise<Outcome>;
}

/** In real time; a kept answer is sent anyway for the first two minutes. */
const DEAD_MS = 600_000;
const LIST = "/api/articles/latest";
const PAGE = "/latest";
const ENCODINGS = ["br", "gzip", "identity", "gzip, deflate, br", "br;q=0, gzip"];
const WITH_DICTIONARY = "gzip, deflate, br, zstd, dcb, dcz";
const FORM = { "Content-Type": "application/x-www-form-urlencoded" };
const SECRET_PATHS = [
  "/ops",
  "/ops/desk",
  "/ops/",
  "/ops?a",
  "/ops#a",
  "//ops",
  "/%6fps",
  "/./ops",
  "/x/../ops",
  "/metrics",
  "/OPS",
];

/** In this order: the last row stops the product. */
export const rows: readonly Row[] = [
  { says: "nginx keeps an answer for two seconds at most", tries: keepsBriefly },
  { says: "Varnish sends what it has for a minute, and then while it fetches the next", tries: revalidates },
  { says: "languages, data saver and encodings are never mixed", tries: mixesNothing },
  { says: "an unchanged page is a 304, a changed one is not", tries: saysUnmodified },
  { says: "nothing from behind the staging gate is kept", tries: keepsTheGate },
  { says: "forms without script are taken, other sites' are not", tries: takesForms },
  { says: "the operator's pages are hidden in every spelling", tries: hidesOperator },
  { says: "a stranger cannot purge", tries: refusesStrangers },
  {
    says: "a takedown is gone behind Varnish in 2 s and behind nginx in 4 s, and does not return",
    tries: forgets,
  },
  { says: "a withdrawn picture is gone behind Varnish in 2 s", tries: forgetsPictures },
  {
    says: "what nginx kept of a withdrawn article is not sent while no process answers",
    tries: replacesWithdrawn,
  },
  {
    says: "readers of 20,000 addresses: at least 95 % hits, as many requests to us as reckoned",
    tries: walkZipf,
  },
  {
    says: "a deploy: every process replaced, no request fails, old pages have their scripts",
    tries: deploys,
  },
  {
    says: "ten minutes without any process: the last page is sent and says when it was made",
    tries: standsIn,
  },
];

const edgesOf = ({ nginx, varnish }: Place): [string, number][] => Object.entries({ nginx, varnish });

async function keepsBriefly({ nginx }: Place): Promise<Outcome> {
  let from = 0;
  let longest = 0;
  let hits = 0;
  for (const end = performance.now() + 12_000; performance.now() < end; await pause(20)) {
    const asked = performance.now();
    if (!(await ask(nginx, PAGE)).isHit) from = performance.now();
    else if (from > 0) {
      hits += 1;
      longest = Math.max(longest, asked - from);
    }
  }
  return {
    fits: hits > 0 && longest <= 2_000,
    seen: `${hits} answers kept, the longest ${Math.round(longest)} ms`,
  };
}

async function revalidates({ varnish }: Place): Promise<Outcome> {
  await ask(varnish, PAGE);
  await pause(5_000);
  const kept = await ask(varnish, PAGE);
  await pause((61 - kept.age) * 1_000);
  const old = await ask(varnish, PAGE);
  await pause(2_000);
  const renewed = await ask(varnish, PAGE);
  const fits = kept.isHit && kept.age >= 5 && old.isHit && old.age > 60 && renewed.isHit && renewed.age <= 3;
  return { fits, seen: `aged ${kept.age} s, ${old.age} s, and ${renewed.age} s two seconds later` };
}

async function mixesNothing(place: Place): Promise<Outcome> {
  const faults: string[] = [];
  const encodings = new Set<string>();
  const hash = createHash("sha256").update((await ask(place.port, dictionaryAddress)).text);
  const dictionaries = [`:${hash.digest("base64")}:`, `:${"A".repeat(43)}=:`];
  const paths = languages.map((language) => (language === "en" ? "/about" : `/${language}/about`));
  const questions = paths.flatMap((path) =>
    ["on", "off"].flatMap((saver) => [
      ...ENCODINGS.map((encoding) => ({ path, saver, encoding, dictionary: "" })),
      ...dictionaries.map((dictionary) => ({ path, saver, encoding: WITH_DICTIONARY, dictionary })),
    ]),
  );
  // Twice: the second time from what is kept.
  for (const { path, encoding, saver, dictionary } of [...questions, ...questions.toReversed()]) {
    const headers = {
      ...{ "Accept-Encoding": encoding, "Save-Data": saver },
      ...(dictionary !== "" && { "Available-Dictionary": dictionary }),
    };
    const direct = await ask(place.port, path, { headers });
    encodings.add(String(direct.headers["content-encoding"]));
    for (const [name, port] of edgesOf(place)) {
      const seen = await ask(port, path, { headers });
      if (characteristics(seen) !== characteristics(direct))
        faults.push(`${name} ${path} ${encoding} ${saver} ${dictionary}`);
    }
  }
  return {
    fits: faults.length === 0,
    seen:
      faults[0] ?? `${questions.length * 4} answers like the product's own (${[...encodings].join(", ")})`,
  };
}

/** The ETag is a hash of the text. */
function characteristics({ status, headers, text }: Seen): string {
  return [
    status,
    headers["content-encoding"],
    headers.etag,
    /<html[^>]* lang="([\w-]+)"/.exec(text)?.[1],
  ].join(" ");
}

async function saysUnmodified(place: Place): Promise<Outcome> {
  const statuses: number[] = [];
  for (const [, port] of edgesOf(place)) {
    const { headers } = await ask(port, "/about", { headers: { "Accept-Encoding": "br" } });
    for (const tag of [String(headers.etag), 'W/"another"'])
      statuses.push(
        (await ask(port, "/about", { headers: { "If-None-Match": tag, "Accept-Encoding": "br" } })).status,
      );
  }
  return { fits: statuses.join() === "304,200,304,200", seen: statuses.join(" ") };
}

async function keepsTheGate(place: Place): Promise<Outcome> {
  const statuses: number[] = [];
  for (const [, port] of edgesOf(place)) {
    const Host = `staging.example:${port}`;
    const body = "password=open+sesame";
    const entry = await ask(port, "/about", { method: "POST", headers: { Host, ...FORM }, body });
    const cookie = String(entry.headers["set-cookie"]).split(";")[0] ?? "";
    const reader: Record<string, string>[] = [
      { Host },
      { Host, Cookie: cookie },
      { Host },
      { Host, Cookie: `a=b; ${cookie}` },
      { Host },
    ];
    for (const headers of reader) statuses.push((await ask(port, "/about", { headers })).status);
    statuses.push((await ask(port, "/about")).status);
  }
  const each = "401,200,401,200,401,200";
  return { fits: statuses.join() === `${each},${each}`, seen: statuses.join(" ") };
}

async function takesForms(place: Place): Promise<Outcome> {
  const statuses: number[] = [];
  for (const [name, port] of edgesOf(place)) {
    for (const Origin of [`http://127.0.0.1:${port}`, "http://elsewhere.example"]) {
      const headers = { ...FORM, Origin, Host: `127.0.0.1:${port}` };
      const body = `email=${name}%40reader.example`;
      statuses.push((await ask(port, "/newsletter", { method: "POST", headers, body })).status);
    }
  }
  return { fits: statuses.join() === "303,403,303,403", seen: statuses.join(" ") };
}

async function hidesOperator(place: Place): Promise<Outcome> {
  const shown: string[] = [];
  const headers = { Authorization: "Bearer a-token-for-tests" };
  for (const [name, port] of edgesOf(place))
    for (const path of SECRET_PATHS)
      if ((await ask(port, path, { headers })).status !== 404) shown.push(`${name} ${path}`);
  const direct = (await ask(place.port, "/ops", { headers })).status;
  return {
    fits: shown.length === 0 && direct === 200,
    seen: shown.join(", ") || `${SECRET_PATHS.length} spellings: 404`,
  };
}

async function refusesStrangers({ varnish }: Place): Promise<Outcome> {
  const tags = { "Cache-Tag": "page,api,outlet" };
  const statuses = await Promise.all(
    [tags, { ...tags, Authorization: "Bearer " }, { ...tags, Authorization: "Bearer another" }].map(
      async (headers) => (await ask(varnish, "/", { method: "PURGE", headers })).status,
    ),
  );
  return { fits: statuses.join() === "403,403,403", seen: statuses.join(" ") };
}

async function forgets(place: Place): Promise<Outcome> {
  const { articles } = JSON.parse((await ask(place.port, LIST)).text) as { articles: { _id: string }[] };
  const id = articles[0]?._id ?? "";
  const lastSeen = new Map<string, number>();
  let isOver = false;
  const reading = edgesOf(place).map(async ([name, port]) => {
    for (; !isOver; await pause(50)) {
      const texts = await Promise.all([LIST, PAGE].map(async (path) => (await ask(port, path)).text));
      if (texts.some((text) => text.includes(id))) lastSeen.set(name, performance.now());
    }
  });
  await pause(3_000);
  const code = await command(place, "articles", "hide", id);
  const from = performance.now();
  await pause(10_000);
  isOver = true;
  await Promise.all(reading);
  const took = (name: string): number => Math.max(0, (lastSeen.get(name) ?? Infinity) - from);
  const fits = code === 0 && took("varnish") <= 2_000 && took("nginx") <= 4_000;
  return { fits, seen: `after ${Math.round(took("varnish"))} and ${Math.round(took("nginx"))} ms` };
}

async function forgetsPictures(place: Place): Promise<Outcome> {
  const { articles } = JSON.parse((await ask(place.port, LIST)).text) as {
    articles: { image_url: string | null }[];
  };
  const address = articles.find(({ image_url }) => image_url !== null)?.image_url ?? "";
  const path = new URL(address, "http://127.0.0.1").pathname;
  const before = [await ask(place.varnish, path), await ask(place.varnish, path)];
  const code = await command(place, "pictures", "withdraw", address);
  await pause(2_000);
  const after = await ask(place.varnish, path);
  const fits = before.every(({ status }) => status === 200) && before[1]?.isHit === true && code === 0;
  return {
    fits: fits && after.status === 410,
    seen: [...before, after].map(({ status }) => status).join(" "),
  };
}

async function replacesWithdrawn(place: Place): Promise<Outcome> {
  const { articles } = JSON.parse((await ask(place.port, LIST)).text) as { articles: { _id: string }[] };
  const id = articles[1]?._id ?? "";
  const shown = () =>
    Promise.all(["/api/articles/", "/article/"].map((folder) => ask(place.nginx, folder + id)));
  const before = await shown();
  const code = await command(place, "articles", "hide", id);
  await pause(4_000);
  const gone = await shown();
  place.product.process.kill("SIGSTOP");
  const silent = await shown();
  place.product.process.kill("SIGCONT");
  const statuses = [...before, ...gone, ...silent].map(({ status }) => status).join(" ");
  return { fits: code === 0 && statuses === "200 200 404 404 404 404", seen: statuses };
}

async function command({ product }: Place, ...words: readonly string[]): Promise<number | null> {
  const env = { ...process.env, DATA_DIR: product.dataDir };
  const child = spawn(process.execPath, ["src/cli/main.ts", ...words], { env, stdio: "ignore" });
  const [code] = (await once(child, "exit")) as [number | null];
  return code;
}

async function standsIn(place: Place): Promise<Outcome> {
  const before = await Promise.all(edgesOf(place).map(([, port]) => ask(port, PAGE)));
  await place.product.stop();
  await pause(DEAD_MS);
  const after = await Promise.all(edgesOf(place).map(([, port]) => ask(port, PAGE)));
  const never = await Promise.all(edgesOf(place).map(([, port]) => ask(port, "/topics/never-asked")));
  const made = after.map(({ text }) => /<html[^>]* data-made="([^"]+)"/.exec(text)?.[1] ?? "not said");
  const fits =
    [...before, ...after].every(({ status }) => status === 200) &&
    never.every(({ status }) => status >= 502) &&
    made.every((time) => Date.now() - Date.parse(time) >= DEAD_MS);
  return { fits, seen: `${after.map(({ status }) => status).join(" ")}, made ${made.join(" and ")}` };
}

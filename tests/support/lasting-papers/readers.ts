import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** More than 500 posts of a form in ten minutes would be refused. */
const FORM_INTERVAL_MS = 1_300;
const PAGES = ["/", "/latest", "/category/politics", "/hot-topics", "/api/articles/latest?limit=20"];

/** What was posted, and whether the product has acknowledged it. */
interface Posted {
  readonly to: string;
  readonly key: string;
  readonly body: Readonly<Record<string, string>>;
  acknowledged: boolean;
}

/** What readers did and what was acknowledged, whatever happened to the product meanwhile. */
export interface ReadersLedger {
  readonly posted: readonly Posted[];
  readonly counts: { pages: number; views: number; refused: number };
  /** Addresses whose confirmation was acknowledged. */
  readonly confirmed: ReadonlySet<string>;
  /** Plays readers during one run of the product, until `alive` is aborted. */
  live(url: string, dataDir: string, alive: AbortSignal): Promise<void>;
}

export function startReaders(): ReadersLedger {
  const posted: Posted[] = [];
  const confirmed = new Set<string>();
  const counts = { pages: 0, views: 0, refused: 0 };
  let requests = 0;

  return {
    posted,
    counts,
    confirmed,
    async live(url, dataDir, alive) {
      const untilAborted = (work: () => Promise<unknown>) => repeat(work, alive);
      await Promise.all([
        untilAborted(() => visit(url, alive)),
        untilAborted(() => visit(url, alive)),
        untilAborted(() => writeForms(url, alive)),
        untilAborted(() => confirmLetters(url, dataDir, alive)),
      ]);
    },
  };

  async function visit(url: string, signal: AbortSignal): Promise<void> {
    requests += 1;
    const text = await (await fetch(url + PAGES[requests % PAGES.length], { signal })).text();
    counts.pages += 1;
    const [, id] = /"_id":"([^"]+)"/.exec(text) ?? [];
    if (id === undefined) return void (await pause(50));
    const viewed = await post(url, { to: `/api/articles/${id}/view`, body: {} }, signal);
    if (viewed.answer.counted === true) counts.views += 1;
  }

  /** Sends unacknowledged forms again with their key, as a reader's page does; if there are none, something new. */
  async function writeForms(url: string, signal: AbortSignal): Promise<void> {
    if (posted.every(({ acknowledged }) => acknowledged)) posted.push(...formsOf(posted.length));
    for (const form of posted.filter(({ acknowledged }) => !acknowledged)) {
      const { status } = await post(url, form, signal);
      form.acknowledged = status === 200;
      counts.refused += Number(!form.acknowledged);
    }
    await pause(FORM_INTERVAL_MS, undefined, { signal });
  }

  /** Follows the confirmation links of letters in the outbox, until each reader is confirmed. */
  async function confirmLetters(url: string, dataDir: string, signal: AbortSignal): Promise<void> {
    const folder = path.join(dataDir, "outbox");
    const files = await readdir(folder).catch((): string[] => []);
    for (const file of files.filter((file) => file.startsWith("confirm.") && file.endsWith(".eml"))) {
      const letter = (await readFile(path.join(folder, file), "utf8")).replaceAll("=\r\n", "");
      const email = /^To: .*?([\w.]+@[\w.]+)/m.exec(letter)?.[1];
      const token = /newsletter\/confirm\/([\w-]+)/.exec(letter)?.[1];
      if (email === undefined || token === undefined || confirmed.has(email)) continue;
      const { status } = await post(url, { to: "/api/newsletter/confirm", body: { token } }, signal);
      if (status === 200) confirmed.add(email);
    }
    await pause(500, undefined, { signal });
  }

  async function post(
    url: string,
    { to, body, key }: { to: string; body: object; key?: string },
    signal: AbortSignal,
  ): Promise<{ status: number; answer: { counted?: boolean } }> {
    requests += 1;
    const headers = {
      "Content-Type": "application/json",
      "X-Forwarded-For": `41.${requests % 250}.${(requests >> 8) % 250}.7`,
      "User-Agent": "Mozilla/5.0 (a reader)",
      ...(key !== undefined && { "Idempotency-Key": key }),
    };
    const response = await fetch(url + to, { method: "POST", headers, body: JSON.stringify(body), signal });
    const text = await response.text();
    return {
      status: response.status,
      answer: response.ok ? (JSON.parse(text) as { counted?: boolean }) : {},
    };
  }
}

function formsOf(number: number): Posted[] {
  const email = `reader${number}@example.com`;
  const feedback = `Feedback number ${number} of a reader who counts.`;
  const [signUpKey, feedbackKey] = [crypto.randomUUID(), crypto.randomUUID()];
  return [
    { to: "/api/newsletter/subscribe", key: signUpKey, body: { email }, acknowledged: false },
    {
      to: "/api/feedback/",
      key: feedbackKey,
      body: { name: "A reader", email, feedback },
      acknowledged: false,
    },
  ];
}

/** Repeats the work until aborted, also while the product is down. */
async function repeat(work: () => Promise<unknown>, alive: AbortSignal): Promise<void> {
  while (!alive.aborted) await work().catch(() => pause(20));
}

import { MINUTE_MS } from "#contracts/durations.ts";
import { database } from "#device/stores/database.ts";
import { drop, dropWhere, find, save } from "./caches.ts";
import { fromServer, isOurs } from "./from-server.ts";

const LIST = "/api/meta/withdrawn";
/** Some two hundred bytes; opening a page asks for several answers at once. */
const ASK_EVERY_MS = 10_000;
/** Longer than any cache before us gives out a page from before the change. */
const DOUBTED_MS = 5 * MINUTE_MS;
let askedAt = Number.NEGATIVE_INFINITY;
let changedAt = Number.NEGATIVE_INFINITY;
let ids: ReadonlySet<string> = new Set();

/**
 * Drops every copy that names something withdrawn. The browser downloads the list and compares, so that nobody learns
 * what it keeps. Bookmarks stay: the headline and the link are the reader's own. Returns the copies' addresses.
 */
export async function dropWithdrawn(): Promise<string[]> {
  if (performance.now() - askedAt < ASK_EVERY_MS) return [];
  askedAt = performance.now();
  const response = await fromServer(LIST);
  if (!response.ok || !(await isOurs(response))) return [];
  const list = await response.clone().text();
  if (list === (await (await find(LIST))?.text())) return [];
  changedAt = performance.now();
  ids = new Set(JSON.parse(list).ids);
  const dropped = ids.size > 0 ? await dropWhere(namesWithdrawn) : [];
  if (ids.size > 0) await dropRows().catch(() => undefined);
  await save(LIST, response);
  return dropped;
}

/** Keeps an answer, unless it still names what has just been withdrawn. */
export async function keep(address: string, response: Response): Promise<string> {
  const text = await save(address, response);
  if (performance.now() - changedAt < DOUBTED_MS && namesWithdrawn(text)) await drop(address);
  return text;
}

/** What the pages keep themselves: the history of reading, and answers of the last hour. */
async function dropRows(): Promise<void> {
  const rows = (await database()).transaction(["readHistory", "cache"], "readwrite");
  const [history, answers] = [rows.objectStore("readHistory"), rows.objectStore("cache")];
  for (const id of await history.getAllKeys()) if (ids.has(id)) await history.delete(id);
  for (const answer of await answers.getAll())
    if (namesWithdrawn(JSON.stringify(answer.data))) await answers.delete(answer.key);
  await rows.done;
}

function namesWithdrawn(text: string): boolean {
  return (text.match(/[\w-]+/g) ?? []).some((word) => ids.has(word));
}

import { database } from "#site/device/stores/database.ts";
import { dropThoseWith, find, save } from "./caches.ts";
import { fromServer, isOurs } from "./from-server.ts";

const LIST = "/api/meta/withdrawn";
/** Some two hundred bytes; opening a page asks for several answers at once. */
const ASK_EVERY_MS = 10_000;
let askedAt = Number.NEGATIVE_INFINITY;

/**
 * Lets go of every copy that names something withdrawn. The browser downloads the list and compares, so that nobody
 * learns what it keeps. Bookmarks stay: the headline and the link are the reader's own.
 */
export async function dropWithdrawn(): Promise<void> {
  if (performance.now() - askedAt < ASK_EVERY_MS) return;
  askedAt = performance.now();
  const response = await fromServer(LIST);
  if (!response.ok || !(await isOurs(response))) return;
  const list = await response.clone().text();
  if (list === (await (await find(LIST))?.text())) return;
  const { ids } = JSON.parse(list) as { readonly ids: readonly string[] };
  if (ids.length > 0) {
    const named = new RegExp(ids.join("|"));
    await Promise.all([dropThoseWith(named), dropRows(ids, named).catch(() => undefined)]);
  }
  await save(LIST, response);
}

/** What the pages keep themselves: the history of reading, and answers of the last hour. */
async function dropRows(ids: readonly string[], named: RegExp): Promise<void> {
  const rows = (await database()).transaction(["readHistory", "cache"], "readwrite");
  const [history, answers] = [rows.objectStore("readHistory"), rows.objectStore("cache")];
  for (const id of ids) await history.delete(id);
  for (const answer of await answers.getAll())
    if (named.test(JSON.stringify(answer.data))) await answers.delete(answer.key);
  await rows.done;
}

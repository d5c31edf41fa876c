import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { naijaGist, runCommand } from "#tests/support/command.ts";
import { fault, note } from "./table.ts";

const POLL_MS = 100;
const SOON_MS = 2_000;
/** A change counts as lost after this time. */
const LOST_MS = 60_000;
const EDIT_EVERY_MS = 90_000;
const LIST = "/api/articles/latest?limit=30";

interface Stored {
  readonly id: string;
  readonly title: string;
}

async function connect(databaseUrl: string): Promise<Client> {
  const client = new Client(databaseUrl);
  await client.connect();
  return client;
}

/** The newest article that readers may see. */
export async function newestArticle(client: Client): Promise<Stored | undefined> {
  const { rows } = await client.query<Stored>(
    "select id, title from news.article where not hidden order by published_at desc, id desc limit 1",
  );
  return rows[0];
}

/** Follows every article from the database to the answers and pages of each process. */
export async function watchIntake(
  urls: readonly string[],
  databaseUrl: string,
  until: AbortSignal,
): Promise<void> {
  const client = await connect(databaseUrl);
  let last = await newestArticle(client);
  while (!until.aborted) {
    await pause(POLL_MS);
    const newest = await newestArticle(client);
    if (newest === undefined || newest.id === last?.id) continue;
    last = newest;
    const from = performance.now();
    await Promise.all(
      urls.flatMap((url, at) => {
        const process = at === 0 ? "the same process" : "another process";
        return [
          shown(url + LIST, newest.title, from, `stored → API, ${process}`),
          shown(`${url}/latest`, newest.title, from, `stored → full load, ${process}`),
        ];
      }),
    );
  }
  await client.end();
}

async function shown(url: string, title: string, from: number, what: string): Promise<void> {
  if (await waitFor(url, (text) => text.includes(title), from)) note(what, performance.now() - from, SOON_MS);
  else fault(`${what}: "${title}" did not come within a minute`);
}

/** In turn an operator corrects a headline by SQL and takes an article down by the command. */
export async function watchEdits(
  urls: readonly string[],
  databaseUrl: string,
  until: AbortSignal,
): Promise<void> {
  const client = await connect(databaseUrl);
  const pages = urls.flatMap((url) => [url + LIST, `${url}/latest`]);
  for (let turn = 0; !until.aborted; turn += 1) {
    await pause(EDIT_EVERY_MS, undefined, { signal: until }).catch(() => {});
    const article = await newestArticle(client);
    if (until.aborted || article === undefined) break;
    const isTakedown = turn % 2 === 1;
    const what = isTakedown ? "taken down → gone everywhere" : "headline corrected by SQL → everywhere";
    const corrected = `${article.title}, corrected in turn ${turn}`;
    if (isTakedown) await takeDown(article.id, databaseUrl);
    else await client.query("update news.article set title = $1 where id = $2", [corrected, article.id]);
    const from = performance.now();
    const isDone = (text: string) => (isTakedown ? !text.includes(article.title) : text.includes(corrected));
    const all = await Promise.all(pages.map((page) => waitFor(page, isDone, from)));
    if (all.every(Boolean)) note(what, performance.now() - from, SOON_MS);
    else fault(`${what}: not within a minute`);
  }
  await client.end();
}

/** Measured from the command's end: that is when the operator is told that it is done. */
async function takeDown(id: string, databaseUrl: string): Promise<void> {
  const { code, stderr } = await runCommand(["articles", "hide", id], {
    program: naijaGist,
    env: { DATABASE_URL: databaseUrl },
  });
  if (code !== 0) fault(`the command that takes an article down ended with ${code}: ${stderr}`);
}

async function waitFor(url: string, isDone: (text: string) => boolean, from: number): Promise<boolean> {
  while (performance.now() - from < LOST_MS) {
    const text = await fetch(url).then((answer) => answer.text());
    if (isDone(text)) return true;
    await pause(POLL_MS);
  }
  return false;
}

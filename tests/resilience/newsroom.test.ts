import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { MAX_WAIT_MS } from "#tests/support/max-wait.ts";
import { openProduct, type TestProduct, waitForData } from "#tests/support/test-product.ts";

const TOKEN = "a-token-of-the-operator";
let product: TestProduct;

beforeAll(async () => {
  product = await openProduct({ OPS_TOKEN: TOKEN });
  await waitForData(product.database.db, product.url);
}, 300_000);
afterAll(() => product.stop());

const json = async (path: string) => (await fetch(`${product.url}/api/${path}`)).json();

async function send(fields: Record<string, string>, headers: Record<string, string> = {}): Promise<string> {
  const body = new URLSearchParams({ token: TOKEN, ...fields });
  return (await fetch(`${product.url}/ops`, { method: "POST", body, headers })).text();
}

/** What the page says about a press. */
async function press(press: string, fields: Record<string, string> = {}): Promise<string> {
  const text = await send({ press, why: "a test of the newsroom", ...fields });
  lastPage = text;
  return unescaped(/<div role="(?:status|alert)".*?<\/div>/s.exec(text)?.[0] ?? "");
}
let lastPage = "";

/** Presses the button that the last page shows with this label, as a browser would send it. */
function again(label: string): Promise<string> {
  const [, form = ""] = lastPage
    .split("<form")
    .flatMap((one) => (one.includes(`>${label}</button>`) ? ["", one] : []));
  const hidden = [...form.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)];
  const [, value = ""] =
    new RegExp(`<button name="press" value="([^"]*)"[^>]*>${label}</button>`).exec(form) ?? [];
  const fields = hidden.map(([, name = "", text = ""]) => [name, unescaped(text)]);
  return press(
    unescaped(value),
    Object.fromEntries(fields.filter(([name, text]) => name !== "why" || text !== "")),
  );
}

/** A change reaches the caches by a notice of the database. */
const becomes = (read: () => Promise<unknown>, value: unknown) =>
  vi.waitFor(async () => expect(await read()).toBe(value), MAX_WAIT_MS);

function unescaped(html: string): string {
  return html
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}

test("an article is found by its address here, withdrawn after its receipt was seen, and shown again", async () => {
  const [{ _id, headline }] = (await json("articles/latest?limit=1")).articles;
  const address = `${product.url}/article/${_id}`;
  const page = async () => (await fetch(address)).status;
  const found = await press("do articles show", { 0: address });
  expect(found).toContain(headline);
  expect(found).toContain("not withdrawn");
  const plan = await press("do articles withdraw", { 0: address, name: "Ada Obi" });
  expect(plan).toContain("This would be done");
  expect(plan).toMatch(/Would be withdrawn: article .*\n.*articles +1/);
  await becomes(page, 200);
  expect(await again("Do it")).toContain("Withdrawn: article");
  await becomes(page, 404);
  expect(lastPage).toMatch(/An article: Withdraw it \(.*\d\d:\d\d, Ada Obi: a test of the newsroom/s);
  expect(await again("Undo")).toContain("Restored: article");
  await becomes(page, 200);
});

test("a paper is paused and asked again", async () => {
  const [{ id: paper, name }] = (await json("meta/papers")).papers;
  const states = async () =>
    (
      await sql<{ state: string }>`select state from news.feed where paper_id = ${paper}`.execute(
        product.database.db,
      )
    ).rows.map(({ state }) => state);
  const before = await states();
  expect(await press("do feeds pause", { 0: name })).toContain("Done.");
  expect(lastPage).toContain(`A newspaper: Pause it (${paper})`);
  expect(new Set(await states())).toEqual(new Set(["paused"]));
  expect(await again("Undo")).toContain("Done.");
  expect(await states()).toEqual(before);
});

test("a result is corrected after its plan was seen, and the correction is undone in the same way", async () => {
  const { fixtures } = await json("npfl/fixtures");
  const match = fixtures.find(({ status }: { status: string }) => status === "completed");
  const { home_team, away_team, date, home_score } = match;
  const stored = async () =>
    (await json("npfl/fixtures")).fixtures.find(({ _id }: { _id: string }) => _id === match._id).home_score;
  const fields = { 0: home_team, 1: away_team, 2: "9-0", "--date": date, "--replace": "on" };
  expect(await press("do league result", { ...fields, "--replace": "" })).toMatch(/conflict[\s\S]*9-0/);
  expect(await press("do league result", fields)).toMatch(/conflict[\s\S]*9-0[\s\S]*Nothing was written/);
  await becomes(stored, home_score);
  expect(await again("Do it")).toMatch(/Written\.\s*<\/pre>/);
  await becomes(stored, 9);
  await again("Undo");
  expect(await again("Do it")).toContain("Undone.");
  await becomes(stored, home_score);
});

test("an event is added and removed again", async () => {
  const fields = { "--name": "Reading in Ibadan", "--starts": "2099-12-05T18:00", "--city": "Ibadan" };
  const stored = async () =>
    (
      await sql`select 1 from culture.event where name = 'Reading in Ibadan' and not removed`.execute(
        product.database.db,
      )
    ).rows.length;
  expect(await press("do events add", fields)).toMatch(
    /2099-12-05 18:00 {2}Reading in Ibadan\nReaders see it in the live edition/,
  );
  await becomes(stored, 1);
  expect(await again("Undo")).toContain("is removed");
  await becomes(stored, 0);
});

test("feedback and proposals are read there", async () => {
  const sent = { name: "Ada", email: "ada@example.ng", feedback: "More from Aba, please <b>" };
  await fetch(`${product.url}/api/feedback`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(sent),
  });
  expect(await press("do feedback list")).toContain(sent.feedback);
  expect(lastPage).not.toContain("<b>");
  expect(await press("do words proposals")).toContain("No proposal waits.");
});

test.each([
  ["without a reason", "do feeds pause", { 0: "punch", why: " " }, "Write why"],
  ["what is not offered", 'run ["subscribers","list"]', {}, "is not done here"],
  ["with an option left out", "do events add", {}, "Give “name” and “starts”"],
  ["a held list of nobody", "do papers held", { 0: "nowhere" }, "Nothing has that name"],
  ["an unknown name", "do feeds pause", { 0: "nowhere" }, "Nothing has that name"],
  ["typed text as an option", "do feeds pause", { 0: "--help" }, "Nothing has that name"],
  ["an undo of nothing", "undo 999999", {}, "There is no such act"],
  ["what is no command line", "sure {", {}, "is not done here"],
])("nothing is done %s, and nothing kept", async (_, value, fields, sentence) => {
  const kept = () => sql`select * from platform.act`.execute(product.database.db);
  const { rows } = await kept();
  expect(await press(value, fields)).toContain(sentence);
  expect((await kept()).rows).toEqual(rows);
});

test("the page opens while the league and what was done here cannot be read", async () => {
  await sql`alter schema league rename to away; alter table platform.act rename to away`.execute(
    product.database.db,
  );
  const text = await send({}).finally(() =>
    sql`alter schema away rename to league; alter table platform.away rename to act`.execute(
      product.database.db,
    ),
  );
  expect(text).toContain("A result of the league");
  expect(text).toContain("It cannot be read now.");
});

test("a press from another site does nothing", async () => {
  const text = await send(
    { press: "do feeds pause", 0: "punch", why: "an attack" },
    { Origin: "https://attacker.example" },
  );
  expect(text).toContain("sent from another site");
  expect(text).not.toContain("Done.");
});

import { sql } from "kysely";
import { expect, test } from "vitest";
import { checkHeld } from "#app/checks/held.ts";
import { commandCall } from "#tests/support/command-call.ts";
import { databaseOfFile } from "#tests/support/database.ts";
import { openPress, type PlayedItem } from "#tests/support/played-press.ts";
import { UsageError } from "./command.ts";
import { papersCommands } from "./papers.ts";

const database = databaseOfFile();

async function run(name: string, ...args: string[]): Promise<string[]> {
  const { call, printed } = commandCall(database.db, { args });
  await papersCommands[name]?.run(call);
  return printed;
}

const shown = async (paper: string) => {
  const { rows } = await sql<{ title: string; summary: string; image_url: string | null }>`
    select title, summary, image_url from news.article where paper_id = ${paper} and not hidden
    order by title`.execute(database.db);
  return rows.map(({ title, summary, image_url }) => [title, summary, image_url].filter(Boolean).join(" | "));
};
const item = (path: string, title: string, parts: Partial<PlayedItem> = {}): PlayedItem => ({
  ...{ title: `The governor ${title}`, link: `https://iroko.example/${path}`, ...parts },
});

test("the operator sees what is held, releases it, refuses it, and adds a host", async () => {
  await using press = await openPress(database, { iroko: {} });
  const links = ["https://a.example/1", "https://b.example/2", "https://c.example/3"];
  const printed = links.map((link, at) => item("", `speaks of ${at}`, { link }));
  expect(await run("papers held")).toEqual(["Nothing is held."]);
  await press.read(0, { iroko: printed });
  const [, ...lines] = await run("papers held", "iroko");
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(/^iroko +foreign host +2026-11-21 19:00 +by hand +The governor .+ https:/);
  const check = await checkHeld({ db: database.db, clock: press.clock });
  expect(check.problems).toEqual(["3 items are held of 1 paper: ./naija-gist papers held"]);
  expect(check.tables[0]?.rows).toMatchObject([
    ["iroko", "foreign host", 3, "0 s ago", "by hand", expect.any(String)],
  ]);

  expect(await run("papers release", "iroko", links[0] ?? "")).toEqual(["1 item released."]);
  expect(await run("papers refuse", "iroko", links[1] ?? "")).toEqual(["1 item refused."]);
  expect(await run("papers hosts", "iroko", "C.example")).toContain("c.example");
  await press.read(30, { iroko: [...printed, item("", "speaks of more", { link: "https://c.example/4" })] });
  const own = ["speaks of 0", "speaks of 2", "speaks of more"].map((title) => `The governor ${title}`);
  expect([await shown("iroko"), await run("papers held")]).toEqual([own, ["Nothing is held."]]);
});

test.each([
  ["papers release", ["nobody"]],
  ["papers refuse", ["iroko", "https://none.example"]],
  ["papers hosts", ["nobody"]],
  ["papers hosts", ["iroko", "no host"]],
  ["papers rollback", ["iroko", "yesterday"]],
  ["papers rollback", ["iroko", "1970-01-01T00:00:00Z"]],
  ["papers rollback", ["iroko", "2099-01-01T00:00:00Z"]],
  ["papers rollback", ["nobody", new Date(Date.now() - 60_000).toISOString()]],
  ["papers rollback", []],
])("%s refuses %j", async (name, args) => {
  await expect(run(name, ...args)).rejects.toThrow(UsageError);
});

test("a paper is rolled back to a time: texts, pictures and articles, and its feed does not undo that", async () => {
  await using press = await openPress(database, { lantern: {} });
  const link = (path: string) => ({ link: `https://lantern.example/${path}` });
  const good = [
    item("", "opens a bridge", { ...link("1"), summary: "It is long.", picture: "https://p.example/1.jpg" }),
    item("", "opens a school", { ...link("2"), summary: "It is new." }),
  ];
  await press.read(24 * 60, { lantern: good });
  const before = await shown("lantern");
  const time = press.clock.now().toISOString();
  const bad = [
    item("", "sells pills", { ...link("1"), summary: "Pills.", picture: "https://p.example/x.jpg" }),
    item("", "opens a school", { ...link("2"), summary: "It is new, and it sells pills to all of you." }),
    item("", "sells more pills", link("3")),
    item("", "speaks in time", link("4")),
  ];
  await press.read(30, { lantern: bad });
  expect(await shown("lantern")).not.toEqual(before);

  const { call, printed } = commandCall(database.db, {
    args: ["lantern", time],
    withDatabase: (use) => use(database.db, press.clock),
  });
  await papersCommands["papers rollback"]?.run(call);
  expect(printed).toEqual(["2 articles are hidden, 2 articles say again what they said."]);
  expect(await shown("lantern")).toEqual(before);
  const history = await sql`select from news.headline where headline like '%pills%'`.execute(database.db);
  expect(history.rows).toEqual([]);
  await press.read(30, { lantern: [...bad, item("", "is back", link("5"))] });
  expect(await shown("lantern")).toEqual(["The governor is back", ...before]);
  // What was good is shown again, at once; the paper's own correction is believed.
  expect(await run("papers release", "lantern", "https://lantern.example/4")).toEqual(["1 item released."]);
  expect(await shown("lantern")).toContain("The governor speaks in time");
  await press.read(30, {
    lantern: [{ ...good[0], title: "The governor opens a long bridge" } as PlayedItem],
  });
  expect((await shown("lantern")).join()).toContain("opens a long bridge");
});

import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { erasedAmong } from "#platform/ledger/erasures.ts";
import { findEntriesBesides } from "#platform/ledger/tables.ts";
import { readEnv } from "#platform/settings/env.ts";
import { commandCall } from "#tests/support/command-call.ts";
import { testDatabase } from "#tests/support/database.ts";
import { UsageError } from "./command.ts";
import { lettersCommands } from "./letters.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
let dataDir: string;

beforeAll(async () => {
  database = await testDatabase();
  dataDir = await mkdtemp(path.join(tmpdir(), "ng-commands-"));
});

afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true });
});

interface Given {
  args?: readonly string[];
  options?: Record<string, string>;
  lines?: string[];
  bytes?: Buffer;
}

/** Runs a command and returns what it printed. */
async function run(
  name: string,
  { args = [], options = {}, lines = [], bytes = Buffer.alloc(0) }: Given = {},
): Promise<string[]> {
  const { call, printed } = commandCall(database.db, {
    args,
    options,
    env: readEnv({ DATA_DIR: dataDir }),
    async *lines() {
      yield* lines;
    },
    bytes: async (limit) => bytes.subarray(0, limit),
  });
  await lettersCommands[name]?.run(call);
  return printed;
}

const ada = {
  email: "ada@mail.ng",
  state: "active",
  consentAt: "2026-02-01T06:00:00.000Z",
  consentVersion: "2026-11",
  confirmedAt: "2026-02-01T06:05:00.000Z",
  endedAt: null,
  pausedBecause: null,
};

test("importing an export twice adds each subscriber once and reports the counts", async () => {
  const lines = [JSON.stringify(ada), JSON.stringify({ ...ada, email: "obi@mail.ng" }), ""];
  expect(await run("subscribers import", { lines })).toEqual(["2 added, 0 already known."]);
  expect(await run("subscribers import", { lines })).toEqual(["0 added, 2 already known."]);
  const exported = await run("subscribers export");
  expect(exported.map((line) => JSON.parse(line).email)).toEqual(["ada@mail.ng", "obi@mail.ng"]);
  expect(await run("subscribers list")).toHaveLength(3);
});

test("an older export does not bring back who was erased, unless they have consented again since", async () => {
  const sade = { ...ada, email: "sade@mail.ng", consentAt: new Date(Date.now() - 60_000).toISOString() };
  await run("subscribers import", { lines: [JSON.stringify(sade)] });
  await run("subscribers erase", { args: ["sade@mail.ng"] });
  const importing = (record: object) => run("subscribers import", { lines: [JSON.stringify(record)] });
  expect(await importing(sade)).toEqual(["0 added, 0 already known, 1 erased since."]);
  expect((await run("subscribers list")).join()).not.toContain("sade@mail.ng");
  const again = { ...sade, consentAt: new Date(Date.now() + 60_000).toISOString() };
  expect(await importing(again)).toEqual(["1 added, 0 already known."]);
});

test.each([
  [{ state: "unsubscribed" }, "unsubscribed"],
  [{ state: "paused", pausedBecause: "550 no such user" }, "paused"],
  [{ state: "pending", consentAt: "2026-03-02T06:00:00.000Z" }, "unsubscribed"],
])("a newer export ends again what an older copy has brought back: %j", async (change, state) => {
  const tola = { ...ada, email: `tola-${change.state}@mail.ng` };
  const ended = { ...tola, endedAt: "2026-03-01T06:00:00.000Z", ...change };
  const importing = (record: object) => run("subscribers import", { lines: [JSON.stringify(record)] });
  const stored = async () =>
    (await run("subscribers export"))
      .map((line) => JSON.parse(line))
      .find(({ email }) => email === tola.email);
  await importing(tola);
  expect(await importing(ended)).toEqual(["0 added, 0 already known, 1 unsubscribed or paused since."]);
  const { endedAt, pausedBecause } = ended;
  const before = { ...tola, language: "en", state, endedAt, pausedBecause };
  expect(await stored()).toEqual(before);
  // Never the other way, and not twice.
  for (const record of [tola, ended]) expect(await importing(record)).toEqual(["0 added, 1 already known."]);
  expect(await stored()).toEqual(before);
});

test("an older export does not end what a reader has asked for since", async () => {
  const kemi = { ...ada, email: "kemi@mail.ng", consentAt: "2026-04-01T06:00:00.000Z" };
  const importing = (record: object) => run("subscribers import", { lines: [JSON.stringify(record)] });
  await importing(kemi);
  const left = {
    ...kemi,
    state: "unsubscribed",
    consentAt: ada.consentAt,
    endedAt: "2026-03-01T06:00:00.000Z",
  };
  expect(await importing(left)).toEqual(["0 added, 1 already known."]);
  expect((await run("subscribers list")).find((line) => line.includes("kemi"))).toContain('"active"');
});

test("lines that are not records are reported by their numbers", async () => {
  const lines = ["", "no record", JSON.stringify(ada), "{}"];
  await expect(run("subscribers import", { lines })).rejects.toThrow(
    "Lines 2, 4 are not records of an export; all others were imported.",
  );
});

test("a paused address is listed with the reason, and pausing it again is refused", async () => {
  const call = { args: ["Obi@Mail.ng"], options: { because: "550 no such user" } };
  expect(await run("subscribers pause", call)).toEqual(["Obi@Mail.ng is paused."]);
  expect((await run("subscribers list")).find((line) => line.includes("obi@mail.ng"))).toContain(
    "550 no such user",
  );
  await expect(run("subscribers pause", call)).rejects.toThrow(UsageError);
});

test("an erased address is gone from the list, and erasing it again is refused", async () => {
  expect(await run("subscribers erase", { args: ["ada@mail.ng"] })).toEqual(["ada@mail.ng is forgotten."]);
  expect((await run("subscribers list")).join()).not.toContain("ada@mail.ng");
  await expect(run("subscribers erase", { args: ["ada@mail.ng"] })).rejects.toThrow("Nothing is known");
  await expect(run("subscribers erase")).rejects.toThrow("Give the address");
});

test("feedback can be listed and exported when there is none", async () => {
  expect(await run("feedback list")).toEqual([]);
  expect(await run("feedback export")).toEqual(['"number","received at","name","email","feedback"']);
});

test("a mail that is not a delivery report is ignored without an error", async () => {
  const lines = ["Nothing was done: it is not a report."];
  expect(await run("letters bounces", { bytes: Buffer.from("Subject: Hello\n\nHow are you?") })).toEqual(
    lines,
  );
  expect(await run("letters bounces", { bytes: Buffer.alloc(5_000_000, "a") })).toEqual(lines);
  expect(await run("letters bounces")).toEqual(lines);
});

test("an address is corrected or erased together with the copies of its letters in the outbox", async () => {
  await run("subscribers import", { lines: [JSON.stringify({ ...ada, email: "uche@mail.ng" })] });
  await sql`insert into letters.delivery (kind, issue, subscriber_id, message_id, next_at, good_until)
    select 'brief', '2026-11-21', id, 'the-letter', now(), now() from letters.subscriber
    where email = 'uche@mail.ng'`.execute(database.db);
  const outbox = path.join(dataDir, "outbox");
  await mkdir(outbox);
  for (const [name, ...args] of [
    ["subscribers correct", "uche@mail.ng", "uche@post.ng"],
    ["subscribers erase", "uche@post.ng"],
  ] as const) {
    for (const id of ["the-letter", "another"]) await writeFile(path.join(outbox, `${id}.eml`), "To: Uche");
    await run(name, { args });
    expect(await readdir(outbox), name).toEqual(["another.eml"]);
  }
});

test.each([
  ["paused", " (paused: no brief comes until its reader signs up again)"],
  ["pending", " (pending: no brief comes until its reader signs up again)"],
  ["active", " (active)"],
])("the correction of a %s reader's address says so", async (state, said) => {
  await run("subscribers import", { lines: [JSON.stringify({ ...ada, email: `${state}@mail.ng`, state })] });
  const args = [`${state}@mail.ng`, `${state}@post.ng`];
  expect(await run("subscribers correct", { args })).toEqual([`${args[0]} is now ${args[1]}${said}.`]);
});

test("the correction of an address without a subscription names no state", async () => {
  await sql`insert into letters.feedback (name, email, feedback, received_at)
    values ('Ife', 'ife@mail.ng', 'More chess', now())`.execute(database.db);
  const args = ["ife@mail.ng", "ife@post.ng"];
  expect(await run("subscribers correct", { args })).toEqual(["ife@mail.ng is now ife@post.ng."]);
});

test("a reader is shown all that is held, an address is corrected, and erased it is held no more", async () => {
  await run("subscribers import", {
    lines: ["bisi", "chi"].map((name) => JSON.stringify({ ...ada, email: `${name}@mail.ng` })),
  });
  await sql`insert into letters.feedback (name, email, feedback, received_at)
    values ('Bisi', 'bisi@mail.ng', 'More chess', now())`.execute(database.db);
  const show = async (email: string) =>
    JSON.parse((await run("subscribers show", { args: [email] })).join("\n"));
  expect(await show(" BISI@mail.ng")).toMatchObject({
    subscription: { email: "bisi@mail.ng", state: "active", consent_version: "2026-11" },
    links: [{ purpose: "unsubscribe" }],
    letters: [],
    feedback: [{ name: "Bisi", feedback: "More chess" }],
  });
  expect(await run("subscribers correct", { args: ["bisi@mail.ng", "bisi@post.ng"] })).toEqual([
    "bisi@mail.ng is now bisi@post.ng (active).",
  ]);
  expect(await show("bisi@post.ng")).toMatchObject({ links: [{}], feedback: [{}] });
  for (const [name, ...args] of [
    ["subscribers show", "bisi@mail.ng"],
    ["subscribers correct", "bisi@mail.ng", "new@mail.ng"],
    ["subscribers correct", "bisi@post.ng", "chi@mail.ng"],
    ["subscribers correct", "bisi@post.ng", "nonsense"],
  ] as const)
    await expect(run(name, { args }), name).rejects.toThrow(UsageError);
  await run("subscribers erase", { args: ["bisi@post.ng"] });
  await expect(show("bisi@post.ng")).rejects.toThrow("Nothing is known");
  const isErased = await erasedAmong(
    database.db,
    new Set((await findEntriesBesides(database.db, new Set())).map(({ name }) => name)),
  );
  expect(["bisi@mail.ng", "bisi@post.ng", "chi@mail.ng"].map(isErased)).toEqual([true, true, false]);
});

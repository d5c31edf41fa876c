import { sql } from "kysely";
import { expect, test } from "vitest";
import { commandCall } from "#tests/support/command-call.ts";
import { databaseOfFile } from "#tests/support/database.ts";
import { UsageError } from "./command.ts";
import { wordsCommands } from "./words.ts";

const database = databaseOfFile();

async function run(name: string, ...args: string[]): Promise<string[]> {
  const { call, printed } = commandCall(database.db, { args });
  await wordsCommands[name]?.run(call);
  return printed;
}

test("a proposal is listed, accepted, and exported as PO beside the present text", async () => {
  expect(await run("words proposals")).toEqual(["No proposal waits."]);
  await sql`insert into letters.correction (language, page, sentence, proposal, received_at)
    values ('ha', '/ha', 'Taƙaitattun labaran yau', 'Labaran yau', now())`.execute(database.db);
  const [, line = ""] = await run("words proposals");
  expect(line).toContain("Labaran yau");
  expect(await run("words accept", line.split(" ")[0] ?? "")).toEqual(["Done."]);
  expect(await run("words proposals")).toEqual(["No proposal waits."]);
  const [po = ""] = await run("words export", "ha");
  expect(po).toContain('#, fuzzy\nmsgid "Daily Brief"\nmsgstr "Labaran yau"');
  expect(po).toContain("now: Taƙaitattun labaran yau");
  await expect(run("words export", "fr")).rejects.toThrow(
    new UsageError("fr is none of en, pcm, ha, yo, ig."),
  );
  await expect(run("words refuse", "0")).rejects.toThrow("There is no such proposal.");
});

test("of many proposals the oldest are listed and the rest counted; a day's are refused at once", async () => {
  await sql`insert into letters.correction (language, page, sentence, proposal, received_at)
    select 'ha', '/ha', 'a', 'b', timestamptz '2026-11-20 23:30Z' from generate_series(1, 52)`.execute(
    database.db,
  );
  const lines = await run("words proposals");
  expect([lines.length, lines.at(-1)]).toEqual([52, "… and 2 newer ones"]);
  expect(await run("words refuse-day", "2026-11-20")).toEqual(["Refused: 0 proposals."]);
  expect(await run("words refuse-day", "2026-11-21")).toEqual(["Refused: 52 proposals."]);
  expect(await run("words proposals")).toEqual(["No proposal waits."]);
  await expect(run("words refuse-day", "2026-02-30")).rejects.toThrow("2026-02-30 is no day");
});

test("an accepted proposal for English is exported beside the English sentence, its numbers as placeholders", async () => {
  await sql`insert into letters.correction (language, page, sentence, proposal, received_at) values
    ('en', '/correct', 'Every proposal is read. What is taken stands in the next version.', 'We read all.', now()),
    ('en', '/', '7 stories', '7 reports', now())`.execute(database.db);
  for (const line of (await run("words proposals")).slice(1))
    await run("words accept", line.split(" ")[0] ?? "");
  const [po = ""] = await run("words export", "en");
  expect(po).toContain('"Language: en\\n"');
  expect(po).toContain("now: Every proposal is read. What is taken stands in the next version.");
  expect(po).toContain('msgstr "We read all."');
  expect(po).toContain('msgid_plural "{n} stories"\nmsgstr[0] "{n} story"\nmsgstr[1] "{n} reports"');
});

test("the sentences that nobody has reviewed are printed as PO, each with its note and where it is shown", async () => {
  const [po = ""] = await run("words doubtful", "ig");
  expect(po).toContain('"Language: ig\\n"');
  expect(po).toContain("#. Ọcha is “white”.");
  const entries = po.split("\n\n").slice(1);
  expect(entries.length).toBeGreaterThan(20);
  expect(entries.filter((entry) => !/^#: \S[\s\S]*^#, fuzzy$/m.test(entry))).toEqual([]);
  await expect(run("words doubtful", "en")).rejects.toThrow(UsageError);
});

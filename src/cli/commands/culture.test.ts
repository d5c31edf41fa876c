import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { commandCall } from "#tests/support/command-call.ts";
import { testDatabase } from "#tests/support/database.ts";
import { cultureCommands } from "./culture.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
let folder: string;

beforeAll(async () => {
  database = await testDatabase();
  folder = await mkdtemp(path.join(tmpdir(), "culture-commands-"));
});

afterAll(() => database.close());

/** Runs a command as the command line does and returns what it printed. */
async function run(
  name: string,
  args: readonly string[],
  options: Record<string, string> = {},
): Promise<string[]> {
  const { call, printed } = commandCall(database.db, { args, options });
  await cultureCommands[name]?.run(call);
  return printed;
}

async function file(name: string, text: string): Promise<string> {
  const address = path.join(folder, name);
  await writeFile(address, text);
  return address;
}

test("an event is added, listed and removed", async () => {
  const [added = ""] = await run("events add", [], {
    name: "Lagoon Jazz",
    starts: "2099-12-05T18:00",
    city: "Lagos",
  });
  expect(added).toMatch(/^\S+ {2}2099-12-05 18:00 {2}Lagoon Jazz$/);
  const id = added.split(" ")[0] ?? "";
  const evening = { name: "Late", starts: "2099-12-05T20:00", ends: "2099-12-05T10:00" };
  await expect(run("events add", [], evening)).rejects.toThrow("it must end after it starts");
  // Events of the coming years are listed.
  await run("events add", [], { name: "Soon", starts: new Date(Date.now() + 86_400_000).toISOString() });
  expect((await run("events list", [])).join("\n")).toContain("Soon");
  expect(await run("events remove", [id])).toEqual([`${id} is removed.`]);
  await expect(run("events remove", [id])).rejects.toThrow(`There is no event ${id}.`);
});

test("events are imported from a calendar file, films from a JSON list", async () => {
  const ics =
    "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Parade\r\nDTSTART:20991205T180000Z\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n";
  expect(await run("events import", [await file("a.ics", ics)])).toEqual(["1 event taken, 0 left out."]);
  const films = JSON.stringify([
    { list: "now", title: "The Tailor" },
    { list: "soon", title: "Red Earth", nollywood: true },
  ]);
  expect(await run("movies import", [await file("films.json", films)])).toEqual([
    "1 film showing now, 1 to come.",
  ]);
  for (const text of ['{"a":1}', "no JSON"])
    await expect(run("movies import", [await file("other.json", text)])).rejects.toThrow(
      "other.json was not accepted: it is not a JSON array of films.",
    );
});

test.each([
  ["url", "https://tickets.example/1", true],
  ["image", "http://x.example/a.png", true],
  ["url", "ftp://x.example", false],
  ["url", "nowhere", false],
  ["starts", "2026-12-05T18:00", true],
  ["ends", "2026-12-05", true],
  ["starts", "soon", false],
  ["starts", "2026-13-05", false],
  ["starts", "2026-02-30T18:00", false],
  ["starts", "5 December 2026", false],
])("the option --%s of an event accepts %s: %s", (option, value, isAccepted) => {
  expect(cultureCommands["events add"]?.options?.[option]?.fits?.(value)).toBe(isAccepted);
});

test.each([
  ["events add", [], "Give --name and --starts"],
  ["events import", [], "Give an address or a file."],
  ["movies import", ["/no/such/file.json"], "There is no file /no/such/file.json."],
])("%s with the arguments %j is refused with the reason", async (name, args, sentence) => {
  await expect(run(name, args)).rejects.toThrow(sentence);
});

import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import type { Caller } from "#contracts/endpoint.ts";
import type { Language } from "#contracts/languages.ts";
import { lettersEndpoints } from "#features/letters/contract/letters.ts";
import type { Brief } from "#features/letters/shapes.ts";
import { freezeBrief } from "#features/letters/store/briefs.ts";
import type { Edition } from "#platform/edition.ts";
import { databaseOfFile } from "#tests/support/database.ts";
import { anyStory } from "#tests/support/letters.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { importSubscribers, pauseByEmail } from "./admin.ts";
import { exportFeedback, exportSubscriberLines, listFeedback, listSubscribers } from "./lists.ts";
import { readLetters } from "./read.ts";

const database = databaseOfFile();
const now = new Date("2026-11-21T10:00:00Z");
const clock = { now: () => now };
const nobody: Caller = { address: "::1", headers: {} };

beforeEach(async () => {
  await sql`truncate letters.subscriber, letters.feedback, letters.brief cascade`.execute(database.db);
});

/** One article of every story is known; nothing else answers. */
const onlyStories = (async (address: string, { id }: { id: string }) => {
  if (address !== "GET /stories/{id}") throw new Error("down");
  return anyStory(id, [{ summary: "Printed by a paper." }]);
}) as unknown as Ask;

function api(ask = onlyStories, edition: Edition = "live") {
  return readLetters({ db: database.db, clock, log: silentLog, ask, edition: async () => edition });
}

function briefOf(date: string, headline: string): Brief {
  const topics = [
    {
      topic: "T",
      headline,
      sentence: null,
      article_id: "a",
      papers: anyStory("a").story.tellings.map(({ paper }) => paper),
    },
  ];
  return {
    date,
    composed_at: now.toISOString(),
    preview: false,
    sample: false,
    topics,
    markets: null,
    weather: null,
    league: null,
  };
}

test("a frozen brief is found by its date and as the latest, and cannot be changed", async () => {
  await freezeBrief(database.db, "live", briefOf("2026-11-20", "First"));
  await freezeBrief(database.db, "live", briefOf("2026-11-21", "Second"));
  expect(await freezeBrief(database.db, "live", briefOf("2026-11-21", "Changed"))).toBe(false);
  const answer = await api()["GET /brief/{date}"]({ date: "2026-11-20" }, nobody);
  expect(lettersEndpoints["GET /brief/{date}"].answer.parse(answer)).toEqual({
    brief: briefOf("2026-11-20", "First"),
  });
  expect(await api()["GET /brief/{date}"]({ date: "latest" }, nobody)).toEqual({
    brief: briefOf("2026-11-21", "Second"),
  });
  expect(await api()["GET /brief/archive"]({}, nobody)).toEqual({
    briefs: [
      { date: "2026-11-21", headline: "Second", language: null },
      { date: "2026-11-20", headline: "First", language: null },
    ],
  });
});

test("the archive names the first headline of the language's own brief", async () => {
  const { topics, ...brief } = briefOf("2026-11-20", "In all");
  const own = topics.map((topic) => ({ ...topic, headline: "In Hausa", language: "ha" }));
  await freezeBrief(database.db, "live", { ...brief, topics, languages: { ha: own } });
  const headline = async (language: Language[]) => {
    const answer = await api()["GET /brief/archive"]({ language }, nobody);
    return lettersEndpoints["GET /brief/archive"].answer.parse(answer).briefs[0]?.headline;
  };
  expect(await headline(["ha"])).toBe("In Hausa");
  expect(await headline(["yo"])).toBe("In all");
  expect(await headline(["en", "ha"])).toBe("In all");
  expect(await headline([])).toBe("In all");
});

test("a machine-written sentence from before version 1.1 is not shown; a paper's is", async () => {
  const of = { headline: "H", article_id: "a", papers: [], machine_written: true };
  const topics = [
    { ...of, topic: "T", sentence: "Written by a machine." },
    { ...of, topic: "U", sentence: "Printed by a paper.", machine_written: false },
  ];
  await freezeBrief(database.db, "live", { ...briefOf("2026-11-20", "H"), topics });
  const answer = await api()["GET /brief/{date}"]({ date: "2026-11-20" }, nobody);
  const { brief } = lettersEndpoints["GET /brief/{date}"].answer.parse(answer);
  expect(brief.topics.map(({ sentence }) => sentence)).toEqual([null, "Printed by a paper."]);
  expect(JSON.stringify(answer)).not.toContain("machine_written");
});

test("briefs of the sample edition and of the live one do not mix", async () => {
  await freezeBrief(database.db, "sample", briefOf("2026-11-20", "Invented"));
  expect(await api()["GET /brief/archive"]({}, nobody)).toEqual({ briefs: [] });
  expect(await api(undefined, "sample")["GET /brief/archive"]({}, nobody)).toMatchObject({
    briefs: [{ headline: "Invented" }],
  });
});

test.for([
  "2026-11-19",
  "2026-13-99",
  "yesterday",
  "\u0000",
  "",
  "'; drop schema letters; --",
  "../../etc/passwd",
])("a day without a brief is not found: %j", async (date) => {
  expect(await api()["GET /brief/{date}"]({ date }, nobody)).toMatchObject({ refused: "not-found" });
});

test("before the first morning the latest brief is a preview, which is not stored", async () => {
  const ask = (async (address: string) => {
    if (address !== "GET /brief/topics") throw new Error("down");
    return { topics: briefOf("", "Now").topics };
  }) as Ask;
  const answer = await api(ask)["GET /brief/{date}"]({ date: "latest" }, nobody);
  expect(lettersEndpoints["GET /brief/{date}"].answer.parse(answer)).toMatchObject({
    brief: { date: "2026-11-21", preview: true, topics: [{ headline: "Now" }] },
  });
  expect(await api()["GET /brief/archive"]({}, nobody)).toEqual({ briefs: [] });
  expect(await api()["GET /brief/{date}"]({ date: "latest" }, nobody)).toMatchObject({
    refused: "not-found",
  });
});

test("a token's purpose is shown even if the token was never issued; a malformed one is not found", async () => {
  const purposeOf = (token: string) => api()["GET /newsletter/token/{token}"]({ token }, nobody);
  expect(await purposeOf(`c${"a".repeat(32)}`)).toEqual({ purpose: "confirm" });
  expect(await purposeOf(`u${"a".repeat(32)}`)).toEqual({ purpose: "unsubscribe" });
  for (const token of ["", "x", `u${"a".repeat(400)}`, "u/../.."])
    expect(await purposeOf(token)).toMatchObject({ refused: "not-found" });
});

async function textOf(lines: AsyncGenerator<string>): Promise<string> {
  let text = "";
  for await (const line of lines) text += `${line}\n`;
  return text;
}

async function* linesOf(text: string): AsyncGenerator<string> {
  yield* text.split("\n");
}

test("subscribers are exported and imported without loss; known ones stay unchanged", async () => {
  await sql`insert into letters.subscriber (email, state, consent_at, consent_version, confirmed_at, ended_at, paused_because) values
    ('ada@mail.ng', 'active', ${now}, '1', ${now}, null, null), ('eve@mail.ng', 'paused', ${now}, '1', null, ${now}, '550')`.execute(
    database.db,
  );
  const exported = await textOf(exportSubscriberLines(database.db));
  await sql`delete from letters.subscriber where email = 'eve@mail.ng'`.execute(database.db);
  await pauseByEmail({ db: database.db, clock }, " ADA@mail.ng ", "complaint");
  const lines = linesOf(`${exported}\n{"email":"x"}\nnot json\n[]\nnull`);
  expect(await importSubscribers({ db: database.db, secret: "a secret" }, lines)).toEqual({
    ...{ added: 1, existing: 1, ended: 0, erased: 0 },
    wrong: [4, 5, 6, 7],
  });
  const exportedAgain = await textOf(exportSubscriberLines(database.db));
  expect(exportedAgain.split("\n")[1]).toBe(exported.split("\n")[1]);
  expect(exportedAgain).toContain('"state":"paused"');
});

test("spreadsheet formulas in exported feedback and subscribers are made harmless", async () => {
  await sql`insert into letters.feedback (name, email, feedback, received_at) values
    ('=cmd()', '+ada@mail.ng', '@SUM(A1), "quoted"', ${now}), ('Eve', 'eve@mail.ng', 'second', ${now})`.execute(
    database.db,
  );
  await sql`insert into letters.subscriber (email, state, consent_at, consent_version) values ('=1+1@mail.ng', 'active', ${now}, '1')`.execute(
    database.db,
  );
  const csv = await textOf(exportFeedback(database.db));
  expect(csv.split("\n")[2]).toMatch(
    /^"\d+","2026-11-21T10:00:00.000Z","'=cmd\(\)","'\+ada@mail.ng","'@SUM\(A1\), ""quoted"""$/,
  );
  expect(await textOf(listSubscribers(database.db))).toContain(`"'=1+1@mail.ng","active"`);
  expect(await textOf(listFeedback(database.db))).toMatch(
    /^#\d+ {2}2026-11-21T10:00:00.000Z {2}Eve <eve@mail.ng>\nsecond\n/,
  );
});

test("of a message with many lines the list for reading has the first 20, the export all", async () => {
  await sql`insert into letters.feedback (name, email, feedback, received_at) values
    ('Ada', 'ada@mail.ng', 'first', ${now}), ('Eve', 'eve@mail.ng', ${"line\n".repeat(990)}, ${now})`.execute(
    database.db,
  );
  const lines = (await textOf(listFeedback(database.db))).split("\n");
  expect(lines.slice(20, 22)).toEqual(["line", "… and 971 more lines: see feedback export"]);
  expect(lines[23]).toContain("Ada");
  expect((await textOf(exportFeedback(database.db))).split("\n").length).toBeGreaterThan(990);
});

test("long exports of subscribers and feedback are complete", async () => {
  await sql`insert into letters.subscriber (email, state, consent_at, consent_version)
    select 'r' || n || '@mail.ng', 'active', ${now}, '1' from generate_series(1, 5001) n`.execute(
    database.db,
  );
  await sql`insert into letters.feedback (name, email, feedback, received_at)
    select 'a', 'a@mail.ng', 'text', ${now} from generate_series(1, 1000)`.execute(database.db);
  expect((await textOf(exportSubscriberLines(database.db))).trim().split("\n")).toHaveLength(5001);
  expect((await textOf(exportFeedback(database.db))).trim().split("\n")).toHaveLength(1001);
});

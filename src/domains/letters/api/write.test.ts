import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Caller } from "#contracts/endpoint.ts";
import { lettersEndpoints } from "#contracts/letters.ts";
import { confirmToken, hashToken, unsubscribeToken } from "#domains/letters/rules/tokens.ts";
import { saveToken } from "#domains/letters/store/tokens.ts";
import { type TestDatabase, testDatabase } from "#tests/support/database.ts";
import { worked } from "#tests/support/worked.ts";
import { writeLetters } from "./write.ts";

let database: TestDatabase;
let now = new Date("2026-11-21T10:00:00Z");
let callers = 0;
const secret = "a secret";
const clock = { now: () => now };

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  now = new Date("2026-11-21T10:00:00Z");
  await sql`truncate letters.subscriber, letters.feedback, letters.attempt, letters.answered cascade`.execute(
    database.db,
  );
});

type Asks = { [Address in keyof typeof lettersEndpoints]: unknown };

/** As the server does it: validate by the contract, then call the handler. */
async function post(
  address: keyof Asks & `POST ${string}`,
  body: unknown,
  caller: Partial<Caller> = {},
  options = {},
) {
  const door = writeLetters({
    db: database.db,
    clock,
    secret,
    doubleOptIn: false,
    forwardFeedback: false,
    sendsMail: true,
    ...options,
  });
  const ask = lettersEndpoints[address].ask.parse(body);
  callers += 1;
  const from: Caller = { address: `192.0.2.${callers % 250}`, headers: {}, ...caller };
  return await (door[address] as (ask: unknown, caller: Caller) => Promise<unknown>)(ask, from);
}

const subscribe = (email: unknown, caller = {}, options = {}) =>
  post("POST /newsletter/subscribe", { email }, caller, options);
const give = (body: object, caller = {}, options = {}) => post("POST /feedback/", body, caller, options);
const words = { name: "Ada", email: "ada@mail.ng", feedback: "Ten chars!" };

async function rows(
  table: "subscriber" | "feedback" | "delivery" | "attempt" | "answered",
): Promise<Record<string, unknown>[]> {
  return (
    await sql<Record<string, unknown>>`select * from ${sql.table(`letters.${table}`)}`.execute(database.db)
  ).rows;
}

test("API-18 POST /newsletter/subscribe takes {email}, keeps it trimmed and lowercased with its proof of consent", async () => {
  expect(await subscribe("  Ada@Mail.NG ")).toMatchObject({ status: "active" });
  expect(await rows("subscriber")).toMatchObject([
    { email: "ada@mail.ng", state: "active", consent_at: now, consent_version: "2026-11", confirmed_at: now },
  ]);
});

test("a signup keeps the language of its page; what is none is English", async () => {
  for (const [email, language] of [
    ["ada@mail.ng", "ha"],
    ["eve@mail.ng", "xx"],
  ])
    await post("POST /newsletter/subscribe", { email, language });
  const kept = (await rows("subscriber")).map(({ email, language }) => [email, language]);
  expect(kept.sort()).toEqual([
    ["ada@mail.ng", "ha"],
    ["eve@mail.ng", "en"],
  ]);
});

test("API-19 POST /feedback/ takes {name, email, feedback}, and keeps them trimmed, the email lowercased", async () => {
  expect(await give({ name: " Ada ", email: " ADA@mail.ng", feedback: " Ten chars! \n" })).toMatchObject({
    status: "received",
  });
  expect(await rows("feedback")).toMatchObject([
    { name: "Ada", email: "ada@mail.ng", feedback: "Ten chars!" },
  ]);
});

test("a subscribed address gets a message, also with two concurrent requests", async () => {
  const two = await Promise.all([subscribe("ada@mail.ng"), subscribe("ADA@mail.ng")]);
  const conflict = {
    refused: "conflict",
    detail: "This email is already subscribed to our newsletter!",
    code: "already-subscribed",
  };
  expect(two).toContainEqual(conflict);
  expect(two).toContainEqual(expect.objectContaining({ status: "active" }));
  expect(await subscribe("ada@mail.ng")).toEqual(conflict);
});

const CODES: Readonly<Record<string, string>> = {
  "Please enter your email address": "email-missing",
  "Please enter a valid email address": "email-invalid",
  "Please fill in all fields": "fields-missing",
  "Feedback must be at least 10 characters long": "feedback-too-short",
  "Feedback must be less than 1000 characters": "feedback-too-long",
};

test.for([
  [undefined, "Please enter your email address"],
  [null, "Please enter your email address"],
  ["", "Please enter your email address"],
  [" \t\n", "Please enter your email address"],
  ["abc", "Please enter a valid email address"],
  ["abc@", "Please enter a valid email address"],
  ["a b@c.d", "Please enter a valid email address"],
  ["a@b.ng\r\nBcc: all@b.ng", "Please enter a valid email address"],
  ["a@b.ng%0aBcc:all@b.ng,x", "Please enter a valid email address"],
  ["a@b.ng,c@d.ng", "Please enter a valid email address"],
  ["Ada <a@b.ng>", "Please enter a valid email address"],
  ["a\u202e@b.ng", "Please enter a valid email address"],
  ["a\u0000@b.ng", "Please enter a valid email address"],
  [`${"a".repeat(10_000)}@b.ng`, "Please enter a valid email address"],
  [`a@${".".repeat(100_000)}`, "Please enter a valid email address"],
  [`a@${"b.".repeat(50_000)}`, "Please enter a valid email address"],
])("a wrong address is refused with the specified text: %j", async ([email, text]) => {
  const from = worked();
  expect(await subscribe(email)).toEqual({ refused: "invalid", detail: text, code: CODES[text as string] });
  expect(worked() - from).toBeLessThan(500);
});

test.for([[["a@b.ng"]], [{ toString: "a@b.ng" }], [7], [true]])(
  "an address that is no text is a validation error, never a fault: %j",
  async ([email]) => {
    expect(await subscribe(email)).toEqual({
      refused: "invalid",
      detail: [{ loc: ["body", "email"], msg: "email must be a text" }],
    });
  },
);

test("keys that reach for the prototype are nothing", async () => {
  const body: unknown = JSON.parse(
    '{"email":"ada@mail.ng","__proto__":{"doubleOptIn":true},"constructor":1}',
  );
  expect(await post("POST /newsletter/subscribe", body)).toMatchObject({ status: "active" });
});

test.for([
  [{ ...words, name: " " }, "Please fill in all fields"],
  [{ ...words, email: undefined }, "Please fill in all fields"],
  [{ ...words, feedback: "\n" }, "Please fill in all fields"],
  [{ ...words, feedback: "123456789" }, "Feedback must be at least 10 characters long"],
  [{ ...words, feedback: "123456789   " }, "Feedback must be at least 10 characters long"],
  [{ ...words, feedback: "👍".repeat(9) }, "Feedback must be at least 10 characters long"],
  [{ ...words, feedback: "x".repeat(1001) }, "Feedback must be less than 1000 characters"],
  [{ ...words, email: "abc@" }, "Please enter a valid email address"],
  [{ ...words, email: "a@b.ng\nCc: x@y.z" }, "Please enter a valid email address"],
  [{ ...words, name: ["Ada"] }, [{ loc: ["body", "name"], msg: "name must be a text" }]],
  [{ ...words, feedback: { length: 20 } }, [{ loc: ["body", "feedback"], msg: "feedback must be a text" }]],
  [
    { ...words, name: "x".repeat(201) },
    [{ loc: ["body", "name"], msg: "name must have at most 200 characters" }],
  ],
])("wrong feedback is refused with the specified text: %#", async ([body, detail]) => {
  const code = typeof detail === "string" ? { code: CODES[detail] } : {};
  expect(await give(body as object)).toEqual({ refused: "invalid", detail, ...code });
  expect(await rows("feedback")).toEqual([]);
});

test.for(["1234567890", "x".repeat(1000), "👍".repeat(1000)])(
  "feedback of 10 to 1000 characters is taken: %#",
  async (feedback) => {
    expect(await give({ ...words, feedback })).toMatchObject({ status: "received" });
  },
);

test("hostile feedback is kept as harmless text", async () => {
  await give({
    ...words,
    name: "Ada\r\nBcc: x@y.z",
    feedback: "=cmd()|' /C calc'!A0 \u0000\u001b[2J\u202e<script>",
  });
  expect(await rows("feedback")).toMatchObject([
    { name: "Ada Bcc: x@y.z", feedback: "=cmd()|' /C calc'!A0 [2J<script>" },
  ]);
});

test("the eleventh signup of one network in ten minutes waits, whatever it writes of itself; others do not", async () => {
  const caller = { address: "198.51.100.4", headers: { "x-forwarded-for": "1.2.3.4" } };
  for (let i = 0; i < 10; i += 1)
    expect(await subscribe(`a${i}@mail.ng`, caller)).toMatchObject({ status: "active" });
  const spoofed = { ...caller, headers: { "x-forwarded-for": "9.9.9.9" } };
  expect(await subscribe("b@mail.ng", spoofed)).toEqual({
    refused: "too-many",
    detail: "Too many requests. Please wait a moment and try again.",
    retryAfterSeconds: 600,
  });
  expect(await subscribe("c@mail.ng", { address: "198.51.100.5" })).toMatchObject({ status: "active" });
  expect(await give(words, caller)).toMatchObject({ status: "received" });
  now = new Date(now.getTime() + 600_000);
  expect(await subscribe("b@mail.ng", caller)).toMatchObject({ status: "active" });
});

test("one line with many IPv6 addresses is one network", async () => {
  const answers = [];
  for (let i = 0; i < 11; i += 1)
    answers.push(await subscribe(`a${i}@mail.ng`, { address: `2001:db8:1:2::${i}` }));
  expect(answers.at(-1)).toMatchObject({ refused: "too-many" });
});

test("all networks together are limited too", async () => {
  await sql`insert into letters.attempt values ('feedback in all', ${now}, 500)`.execute(database.db);
  expect(await give(words)).toMatchObject({ refused: "too-many" });
  expect(await subscribe("ada@mail.ng")).toMatchObject({ status: "active" });
});

test("a network's address is written nowhere", async () => {
  await subscribe("ada@mail.ng", { address: "203.0.113.77", idempotencyKey: "k" });
  const all = JSON.stringify([await rows("attempt"), await rows("answered"), await rows("subscriber")]);
  expect(all).not.toContain("203.0.113");
});

test("the first answer to an Idempotency-Key is repeated, also to two requests of one moment", async () => {
  const caller = { idempotencyKey: "5b1c" };
  const first = await Promise.all([subscribe("ada@mail.ng", caller), subscribe("ada@mail.ng", caller)]);
  expect(first[0]).toMatchObject({ status: "active" });
  expect(first[1]).toEqual(first[0]);
  expect(await subscribe("ada@mail.ng", caller)).toEqual(first[0]);
  expect(await subscribe("eve@mail.ng", caller)).toMatchObject({ refused: "invalid" });
  await Promise.all([give(words, caller), give(words, caller)]);
  expect(await rows("feedback")).toHaveLength(1);
});

test("with double opt-in a signup waits for its letter, which is asked for thrice a day at most", async () => {
  const again = async (minutes: number) => {
    now = new Date(now.getTime() + minutes * 60_000);
    return await subscribe("ada@mail.ng", {}, { doubleOptIn: true });
  };
  expect(await again(0)).toMatchObject({ status: "pending" });
  expect(await again(5)).toMatchObject({ status: "pending" });
  expect(await rows("delivery")).toHaveLength(1);
  for (let i = 0; i < 5; i += 1) await again(11);
  expect(await rows("delivery")).toHaveLength(3);
  expect(await rows("subscriber")).toMatchObject([{ state: "pending", confirmed_at: null }]);
});

async function subscriberWithTokens(email: string, state: "pending" | "active") {
  await subscribe(email, {}, { doubleOptIn: state === "pending" });
  const { id } = (await rows("subscriber")).find((row) => row.email === email) as { id: string };
  const expiresAt = new Date(now.getTime() + 1000);
  const confirm = confirmToken(secret, id, "1");
  const leave = unsubscribeToken(secret, id);
  await saveToken(database.db, { hash: hashToken(confirm), subscriberId: id, purpose: "confirm", expiresAt });
  await saveToken(database.db, {
    hash: hashToken(leave),
    subscriberId: id,
    purpose: "unsubscribe",
    expiresAt: null,
  });
  return { confirm, leave };
}

const confirm = (token: unknown) => post("POST /newsletter/confirm", { token });
const leave = (token: unknown) => post("POST /newsletter/unsubscribe", { token });

test("a confirmation's link makes the subscription active, and says the same when it is pressed twice", async () => {
  const tokens = await subscriberWithTokens("ada@mail.ng", "pending");
  expect(await confirm(tokens.confirm)).toMatchObject({ status: "active" });
  expect(await confirm(tokens.confirm)).toMatchObject({ status: "active" });
  expect(await rows("subscriber")).toMatchObject([{ state: "active", confirmed_at: now }]);
});

test("an old, a used, a foreign and a made-up confirmation confirm nothing", async () => {
  const tokens = await subscriberWithTokens("ada@mail.ng", "pending");
  now = new Date(now.getTime() + 2000);
  for (const token of [tokens.confirm, tokens.leave, `c${"a".repeat(32)}`, "", "x"]) {
    expect(await confirm(token)).toMatchObject({ refused: "not-found", code: "link-expired" });
  }
  expect(await confirm(["c"])).toMatchObject({ refused: "invalid" });
  expect(await rows("subscriber")).toMatchObject([{ state: "pending" }]);
});

test("a link that confirmed once does not bring back who has left", async () => {
  const tokens = await subscriberWithTokens("ada@mail.ng", "pending");
  await confirm(tokens.confirm);
  await leave(tokens.leave);
  expect(await confirm(tokens.confirm)).toMatchObject({ refused: "not-found" });
  expect(await rows("subscriber")).toMatchObject([{ state: "unsubscribed", ended_at: now }]);
});

test("unsubscribing says the same for a known, an unknown and a broken token", async () => {
  const tokens = await subscriberWithTokens("ada@mail.ng", "active");
  const answers = [
    await leave(tokens.leave),
    await leave(`u${"a".repeat(32)}`),
    await leave("x"),
    await leave(tokens.confirm),
  ];
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await rows("subscriber")).toMatchObject([{ state: "unsubscribed" }]);
});

test("who has left or bounced can sign up again", async () => {
  const tokens = await subscriberWithTokens("ada@mail.ng", "active");
  await leave(tokens.leave);
  expect(await subscribe("ada@mail.ng")).toMatchObject({ status: "active" });
  await sql`update letters.subscriber set state = 'paused', paused_because = '550'`.execute(database.db);
  expect(await subscribe("ada@mail.ng")).toMatchObject({ status: "active" });
  expect(await rows("subscriber")).toMatchObject([{ state: "active", ended_at: null, paused_because: null }]);
});

test("no token is stored as it is", async () => {
  const tokens = await subscriberWithTokens("ada@mail.ng", "active");
  const { rows: kept } = await sql<{ hash: Buffer }>`select hash from letters.token`.execute(database.db);
  expect(kept.map((row) => row.hash.toString("hex"))).toContain(hashToken(tokens.leave).toString("hex"));
  expect(kept.map((row) => row.hash.toString())).not.toContain(tokens.leave);
});

import { sql } from "kysely";
import { expect, test } from "vitest";
import { cpuMs } from "#tests/support/cpu-time.ts";
import { letterForms } from "#tests/support/letter-forms.ts";

const { post, subscribe, giveFeedback, rows, db, now, wait } = letterForms();
const words = { name: "Ada", email: "ada@mail.ng", feedback: "Ten chars!" };

test("API-18 POST /newsletter/subscribe takes {email} and stores it trimmed and in lower case, with proof of consent", async () => {
  expect(await subscribe("  Ada@Mail.NG ")).toMatchObject({ status: "active" });
  expect(await rows("subscriber")).toMatchObject([
    {
      email: "ada@mail.ng",
      state: "active",
      consent_at: now(),
      consent_version: "2026-11",
      confirmed_at: now(),
    },
  ]);
});

test("a signup stores the language of its page, or English if that is unknown", async () => {
  for (const [email, language] of [
    ["ada@mail.ng", "ha"],
    ["eve@mail.ng", "xx"],
  ])
    await post("POST /newsletter/subscribe", { email, language });
  const stored = (await rows("subscriber")).map(({ email, language }) => [email, language]);
  expect(stored.sort()).toEqual([
    ["ada@mail.ng", "ha"],
    ["eve@mail.ng", "en"],
  ]);
});

test("API-19 POST /feedback/ takes {name, email, feedback} and stores them trimmed, the email in lower case", async () => {
  expect(
    await giveFeedback({ name: " Ada ", email: " ADA@mail.ng", feedback: " Ten chars! \n" }),
  ).toMatchObject({
    status: "received",
  });
  expect(await rows("feedback")).toMatchObject([
    { name: "Ada", email: "ada@mail.ng", feedback: "Ten chars!" },
  ]);
});

test("signing up a subscribed address is a conflict, even with two concurrent requests", async () => {
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

test.each([
  ["a confirmation", 7, () => subscribe("ada@mail.ng", {}, { doubleOptIn: true })],
  ["feedback", 30, () => giveFeedback(words, {}, { forwardFeedback: true })],
])("a letter with %s may be sent for %i days", async (_, days, send) => {
  await send();
  expect(await rows("delivery")).toMatchObject([
    { state: "queued", next_at: now(), good_until: new Date(now().getTime() + days * 86_400_000) },
  ]);
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
])("an invalid email address is refused with the specified text: %j", async ([email, text]) => {
  const from = cpuMs();
  expect(await subscribe(email)).toEqual({ refused: "invalid", detail: text, code: CODES[text as string] });
  expect(cpuMs() - from).toBeLessThan(500);
});

test.for([[["a@b.ng"]], [{ toString: "a@b.ng" }], [7], [true]])(
  "an email that is not text is a validation error: %j",
  async ([email]) => {
    expect(await subscribe(email)).toEqual({
      refused: "invalid",
      detail: [{ loc: ["body", "email"], msg: "email must be a text" }],
    });
  },
);

test("keys such as __proto__ have no effect", async () => {
  const body: unknown = JSON.parse(
    '{"email":"ada@mail.ng","__proto__":{"doubleOptIn":true},"constructor":1}',
  );
  expect(await post("POST /newsletter/subscribe", body)).toMatchObject({ status: "active" });
});

test.for([
  ["a blank name", { ...words, name: " " }, "Please fill in all fields"],
  ["no address", { ...words, email: undefined }, "Please fill in all fields"],
  ["blank text", { ...words, feedback: "\n" }, "Please fill in all fields"],
  ["9 characters", { ...words, feedback: "123456789" }, "Feedback must be at least 10 characters long"],
  [
    "9 characters and spaces",
    { ...words, feedback: "123456789   " },
    "Feedback must be at least 10 characters long",
  ],
  ["9 emoji", { ...words, feedback: "👍".repeat(9) }, "Feedback must be at least 10 characters long"],
  ["1001 characters", { ...words, feedback: "x".repeat(1001) }, "Feedback must be less than 1000 characters"],
  ["half an address", { ...words, email: "abc@" }, "Please enter a valid email address"],
  ["an address of two lines", { ...words, email: "a@b.ng\nCc: x@y.z" }, "Please enter a valid email address"],
  [
    "a name that is a list",
    { ...words, name: ["Ada"] },
    [{ loc: ["body", "name"], msg: "name must be a text" }],
  ],
  [
    "feedback that is an object",
    { ...words, feedback: { length: 20 } },
    [{ loc: ["body", "feedback"], msg: "feedback must be a text" }],
  ],
  [
    "a name of 201 characters",
    { ...words, name: "x".repeat(201) },
    [{ loc: ["body", "name"], msg: "name must have at most 200 characters" }],
  ],
])("invalid feedback is refused with the specified text: %s", async ([, body, detail]) => {
  const code = typeof detail === "string" ? { code: CODES[detail] } : {};
  expect(await giveFeedback(body as object)).toEqual({ refused: "invalid", detail, ...code });
  expect(await rows("feedback")).toEqual([]);
});

test.for([
  ["10 digits", "1234567890"],
  ["1000 letters", "x".repeat(1000)],
  ["1000 emoji", "👍".repeat(1000)],
])("feedback of 10 to 1000 characters is accepted: %s", async ([, feedback]) => {
  expect(await giveFeedback({ ...words, feedback })).toMatchObject({ status: "received" });
});

test("hostile feedback is stored without its control characters", async () => {
  await giveFeedback({
    ...words,
    name: "Ada\r\nBcc: x@y.z",
    feedback: "=cmd()|' /C calc'!A0 \u0000\u001b[2J\u202e<script>",
  });
  expect(await rows("feedback")).toMatchObject([
    { name: "Ada Bcc: x@y.z", feedback: "=cmd()|' /C calc'!A0 [2J<script>" },
  ]);
});

test("the eleventh signup from one address in ten minutes is refused; other addresses and forms are not", async () => {
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
  expect(await giveFeedback(words, caller)).toMatchObject({ status: "received" });
  wait(600_000);
  expect(await subscribe("b@mail.ng", caller)).toMatchObject({ status: "active" });
});

test("all IPv6 addresses of one /64 network share its limit", async () => {
  const answers = [];
  for (let i = 0; i < 11; i += 1)
    answers.push(await subscribe(`a${i}@mail.ng`, { address: `2001:db8:1:2::${i}` }));
  expect(answers.at(-1)).toMatchObject({ refused: "too-many" });
});

const surge = (form: string, count: number) =>
  sql`insert into letters.attempt values (${`${form} in all`}, ${now()}, ${count})`.execute(db());
const minutesUntilSent = async () => {
  const [letter] = await rows("delivery");
  return ((letter?.next_at as Date | undefined)?.getTime() ?? Number.NaN) / 60_000 - now().getTime() / 60_000;
};

test.for([
  [499, 0],
  [500, 10],
  [1_250, 20],
])(
  "after %i sign-ups in ten minutes the next reader's letter comes %i minutes later",
  async ([before = 0, minutes]) => {
    await surge("subscribe", before);
    expect(await subscribe("ada@mail.ng", {}, { doubleOptIn: true })).toMatchObject({ status: "pending" });
    expect(await minutesUntilSent()).toBe(minutes);
  },
);

test("in a surge a sign-up must be confirmed by letter, even where it need not otherwise", async () => {
  await surge("subscribe", 500);
  const mailing = { doubleOptIn: false, sendsMail: true };
  expect(await subscribe("ada@mail.ng", {}, mailing)).toMatchObject({ status: "pending" });
  expect(await minutesUntilSent()).toBe(10);
});

test("in a surge feedback is stored, and its letter to the operator comes later", async () => {
  await surge("feedback", 500);
  expect(await giveFeedback(words, {}, { forwardFeedback: true })).toMatchObject({ status: "received" });
  expect(await minutesUntilSent()).toBe(10);
});

test("all networks together may send 10,000 forms of one kind in ten minutes", async () => {
  await surge("feedback", 9_999);
  expect(await giveFeedback(words)).toMatchObject({ status: "received" });
  expect(await giveFeedback(words)).toMatchObject({ refused: "too-many" });
  expect(await subscribe("ada@mail.ng")).toMatchObject({ status: "active" });
});

test("a caller's address is not stored", async () => {
  await subscribe("ada@mail.ng", { address: "203.0.113.77", idempotencyKey: "k" });
  const all = JSON.stringify([await rows("attempt"), await rows("answered"), await rows("subscriber")]);
  expect(all).not.toContain("203.0.113");
});

test("the first answer to an Idempotency-Key is repeated, even to a concurrent request", async () => {
  const caller = { idempotencyKey: "5b1c" };
  const first = await Promise.all([subscribe("ada@mail.ng", caller), subscribe("ada@mail.ng", caller)]);
  expect(first[0]).toMatchObject({ status: "active" });
  expect(first[1]).toEqual(first[0]);
  expect(await subscribe("ada@mail.ng", caller)).toEqual(first[0]);
  expect(await subscribe("eve@mail.ng", caller)).toMatchObject({ refused: "invalid" });
  await Promise.all([giveFeedback(words, caller), giveFeedback(words, caller)]);
  expect(await rows("feedback")).toHaveLength(1);
});

test("an answer is repeated to its key even when the caller has sent too many forms", async () => {
  const address = "41.1.1.1";
  const keyed = (nth: number) => giveFeedback(words, { address, idempotencyKey: `key ${nth}` });
  const answers = [];
  for (let nth = 1; nth <= 10; nth += 1) answers.push(await keyed(nth));
  expect(await keyed(11)).toMatchObject({ refused: "too-many" });
  expect(await keyed(10)).toEqual(answers[9]);
  expect(await giveFeedback({ ...words, name: "Eve" }, { address, idempotencyKey: "key 10" })).toMatchObject({
    refused: "invalid",
  });
  expect(await rows("feedback")).toHaveLength(10);
});

test("with double opt-in a signup stays pending, and requests at most three letters a day", async () => {
  const subscribeAfter = async (minutes: number) => {
    wait(minutes * 60_000);
    return await subscribe("ada@mail.ng", {}, { doubleOptIn: true });
  };
  expect(await subscribeAfter(0)).toMatchObject({ status: "pending" });
  expect(await subscribeAfter(5)).toMatchObject({ status: "pending" });
  expect(await rows("delivery")).toHaveLength(1);
  for (let i = 0; i < 5; i += 1) await subscribeAfter(11);
  expect(await rows("delivery")).toHaveLength(3);
  expect(await rows("subscriber")).toMatchObject([{ state: "pending", confirmed_at: null }]);
});

test("a new letter asks to confirm if the last one failed, or the reader has left since", async () => {
  const signUp = async () => {
    wait(60_000);
    expect(await subscribe("ada@mail.ng", {}, { doubleOptIn: true })).toMatchObject({ status: "pending" });
    return (await rows("delivery")).length;
  };
  expect([await signUp(), await signUp()]).toEqual([1, 1]);
  await sql`update letters.delivery set state = 'failed'`.execute(db());
  expect([await signUp(), await signUp()]).toEqual([2, 2]);
  await sql`update letters.subscriber set state = 'unsubscribed', ended_at = ${now()}`.execute(db());
  expect([await signUp(), await signUp()]).toEqual([3, 3]);
  await sql`update letters.delivery set state = 'failed'`.execute(db());
  expect(await signUp()).toBe(3);
});

import { sql } from "kysely";
import { expect, test } from "vitest";
import { confirmToken, hashToken, unsubscribeToken } from "#features/letters/rules/tokens.ts";
import { saveToken } from "#features/letters/store/tokens.ts";
import { letterForms, secret } from "#tests/support/letter-forms.ts";
import { correctByEmail, importSubscribers } from "./admin.ts";

const { post, subscribe, rows, db, now, wait } = letterForms();

async function subscriberWithTokens(email: string, state: "pending" | "active") {
  await subscribe(email, {}, { doubleOptIn: state === "pending" });
  const { id } = (await rows("subscriber")).find((row) => row.email === email) as { id: string };
  const expiresAt = new Date(now().getTime() + 1000);
  const confirm = confirmToken(secret, id, "1");
  const leave = unsubscribeToken(secret, email);
  await saveToken(db(), { hash: hashToken(confirm), subscriberId: id, purpose: "confirm", expiresAt });
  return { confirm, leave };
}

const confirm = (token: unknown) => post("POST /newsletter/confirm", { token });
const unsubscribe = (token: unknown) => post("POST /newsletter/unsubscribe", { token });

test("a confirmation link activates the subscription, and gives the same answer the second time", async () => {
  const tokens = await subscriberWithTokens("ada@mail.ng", "pending");
  expect(await confirm(tokens.confirm)).toMatchObject({ status: "active" });
  expect(await confirm(tokens.confirm)).toMatchObject({ status: "active" });
  expect(await rows("subscriber")).toMatchObject([{ state: "active", confirmed_at: now() }]);
});

test("an expired, a mismatched, an invented and a malformed link confirm nothing", async () => {
  const tokens = await subscriberWithTokens("ada@mail.ng", "pending");
  wait(2000);
  for (const token of [tokens.confirm, tokens.leave, `c${"a".repeat(32)}`, "", "x"]) {
    expect(await confirm(token)).toMatchObject({ refused: "not-found", code: "link-expired" });
  }
  expect(await confirm(["c"])).toMatchObject({ refused: "invalid" });
  expect(await rows("subscriber")).toMatchObject([{ state: "pending" }]);
});

test("a used confirmation link does not bring back a reader who has left", async () => {
  const tokens = await subscriberWithTokens("ada@mail.ng", "pending");
  await confirm(tokens.confirm);
  await unsubscribe(tokens.leave);
  expect(await confirm(tokens.confirm)).toMatchObject({ refused: "not-found" });
  expect(await rows("subscriber")).toMatchObject([{ state: "unsubscribed", ended_at: now() }]);
});

test("a reader unsubscribes once, and is told so again; an unknown or a broken link promises nothing", async () => {
  const tokens = await subscriberWithTokens("ada@mail.ng", "active");
  const left = now();
  expect(await unsubscribe(tokens.leave)).toMatchObject({ status: "unsubscribed" });
  wait(1000);
  expect(await unsubscribe(tokens.leave)).toMatchObject({ status: "unsubscribed" });
  expect(await rows("subscriber")).toMatchObject([{ state: "unsubscribed", ended_at: left }]);
  for (const token of [`u${"a".repeat(32)}`, "x", tokens.confirm])
    expect(await unsubscribe(token)).toMatchObject({ refused: "not-found", code: "link-unknown" });
});

test("the link of an old letter works for a reader whose row has gone and who has signed up again", async () => {
  const { leave } = await subscriberWithTokens("ada@mail.ng", "active");
  await unsubscribe(leave);
  await sql`delete from letters.subscriber`.execute(db());
  await subscribe("ada@mail.ng");
  expect(await unsubscribe(leave)).toMatchObject({ status: "unsubscribed" });
  expect(await rows("subscriber")).toMatchObject([{ state: "unsubscribed" }]);
});

test("who is imported leaves with the link in any letter of before", async () => {
  const proof = { consentAt: "2026-02-01T06:00:00.000Z", consentVersion: "2026-11" };
  async function* lines() {
    yield JSON.stringify({ email: "ada@mail.ng", state: "active", ...proof });
  }
  await importSubscribers({ db: db(), secret }, lines());
  await unsubscribe(unsubscribeToken(secret, "ada@mail.ng"));
  expect(await rows("subscriber")).toMatchObject([{ state: "unsubscribed" }]);
});

test("a link of a letter from before links were made of addresses goes on working", async () => {
  await subscribe("ada@mail.ng");
  const [reader] = await rows("subscriber");
  const token = `u${"o".repeat(32)}`;
  const link = { hash: hashToken(token), subscriberId: String(reader?.id), expiresAt: null };
  await saveToken(db(), { ...link, purpose: "unsubscribe" });
  expect(await unsubscribe(token)).toMatchObject({ status: "unsubscribed" });
  expect(await rows("subscriber")).toMatchObject([{ state: "unsubscribed" }]);
});

test("an address that was another reader's by mistake takes its link with it when it signs up", async () => {
  const { leave } = await subscriberWithTokens("eve@mail.ng", "active");
  await correctByEmail({ db: db(), outboxes: [] }, "eve@mail.ng", "ada@mail.ng");
  await subscribe("eve@mail.ng");
  await unsubscribe(leave);
  const states = Object.fromEntries((await rows("subscriber")).map(({ email, state }) => [email, state]));
  expect(states).toEqual({ "ada@mail.ng": "active", "eve@mail.ng": "unsubscribed" });
});

test("a reader who left or bounced can sign up again", async () => {
  const tokens = await subscriberWithTokens("ada@mail.ng", "active");
  await unsubscribe(tokens.leave);
  expect(await subscribe("ada@mail.ng")).toMatchObject({ status: "active" });
  await sql`update letters.subscriber set state = 'paused', paused_because = '550'`.execute(db());
  expect(await subscribe("ada@mail.ng")).toMatchObject({ status: "active" });
  expect(await rows("subscriber")).toMatchObject([{ state: "active", ended_at: null, paused_because: null }]);
});

test("a new signup remembers that the reader left until it is confirmed", async () => {
  const tokens = await subscriberWithTokens("ada@mail.ng", "active");
  await unsubscribe(tokens.leave);
  const left = now();
  wait(500);
  const again = await subscriberWithTokens("ada@mail.ng", "pending");
  expect(await rows("subscriber")).toMatchObject([{ state: "pending", ended_at: left }]);
  await confirm(again.confirm);
  expect(await rows("subscriber")).toMatchObject([{ state: "active", ended_at: null }]);
});

test("a token is stored as its hash, never as it is", async () => {
  const tokens = await subscriberWithTokens("ada@mail.ng", "active");
  const { rows: stored } = await sql<{ hash: Buffer }>`select hash from letters.token`.execute(db());
  expect(stored.map((row) => row.hash.toString("hex"))).toContain(hashToken(tokens.leave).toString("hex"));
  expect(stored.map((row) => row.hash.toString())).not.toContain(tokens.leave);
});

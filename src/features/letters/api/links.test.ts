import { sql } from "kysely";
import { expect, test } from "vitest";
import { confirmToken, hashToken, unsubscribeToken } from "#features/letters/rules/tokens.ts";
import { saveToken } from "#features/letters/store/tokens.ts";
import { letterForms, secret } from "#tests/support/letter-forms.ts";

const { post, subscribe, rows, db, now, wait } = letterForms();

async function subscriberWithTokens(email: string, state: "pending" | "active") {
  await subscribe(email, {}, { doubleOptIn: state === "pending" });
  const { id } = (await rows("subscriber")).find((row) => row.email === email) as { id: string };
  const expiresAt = new Date(now().getTime() + 1000);
  const confirm = confirmToken(secret, id, "1");
  const leave = unsubscribeToken(secret, id);
  await saveToken(db(), { hash: hashToken(confirm), subscriberId: id, purpose: "confirm", expiresAt });
  await saveToken(db(), {
    hash: hashToken(leave),
    subscriberId: id,
    purpose: "unsubscribe",
    expiresAt: null,
  });
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

test("unsubscribing answers the same for a known, an unknown and a broken token", async () => {
  const tokens = await subscriberWithTokens("ada@mail.ng", "active");
  const answers = [
    await unsubscribe(tokens.leave),
    await unsubscribe(`u${"a".repeat(32)}`),
    await unsubscribe("x"),
    await unsubscribe(tokens.confirm),
  ];
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await rows("subscriber")).toMatchObject([{ state: "unsubscribed" }]);
});

test("a reader who left or bounced can sign up again", async () => {
  const tokens = await subscriberWithTokens("ada@mail.ng", "active");
  await unsubscribe(tokens.leave);
  expect(await subscribe("ada@mail.ng")).toMatchObject({ status: "active" });
  await sql`update letters.subscriber set state = 'paused', paused_because = '550'`.execute(db());
  expect(await subscribe("ada@mail.ng")).toMatchObject({ status: "active" });
  expect(await rows("subscriber")).toMatchObject([{ state: "active", ended_at: null, paused_because: null }]);
});

test("a token is stored as its hash, never as it is", async () => {
  const tokens = await subscriberWithTokens("ada@mail.ng", "active");
  const { rows: stored } = await sql<{ hash: Buffer }>`select hash from letters.token`.execute(db());
  expect(stored.map((row) => row.hash.toString("hex"))).toContain(hashToken(tokens.leave).toString("hex"));
  expect(stored.map((row) => row.hash.toString())).not.toContain(tokens.leave);
});

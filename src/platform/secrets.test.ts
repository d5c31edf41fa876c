import { expect, test } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { createPictureSigner } from "./pictures/sign.ts";
import { earlierKeysFor, keyFor } from "./secrets.ts";

test("picture addresses stay valid when SECRET is first set, and when it changes and SECRET_BEFORE says the old one", async () => {
  const { db, close } = await testDatabase();
  const signer = async (secret?: string, before?: string) =>
    createPictureSigner(await keyFor("pictures", db, secret), await earlierKeysFor("pictures", db, before));
  const url = "https://p.example/a.jpg";
  const signed = async (...secrets: string[]) => (await signer(...secrets)).sign("pictures", url)!.split("/");
  const isRead = async ([, , signature = "", ...encoded]: string[], ...secrets: string[]) =>
    (await signer(...secrets)).read("pictures", signature, encoded.join("/")) === url;
  const [none, one, two] = [await signed(), await signed("one"), await signed("two")];
  expect(new Set([none, one, two].map(([, , signature]) => signature)).size).toBe(3);
  expect([await isRead(none), await isRead(none, "one"), await isRead(one, "one")]).toEqual([
    true,
    true,
    true,
  ]);
  expect([await isRead(one, "two", "one"), await isRead(two, "two", "one")]).toEqual([true, true]);
  expect([await isRead(one, "two"), await isRead(one, "two", "three")]).toEqual([false, false]);
  await close();
});

import { expect, test } from "vitest";
import { readEnv } from "./env.ts";
import { obeyed } from "./unused.ts";

const DATABASE_URL = "postgres://db/naija";
const DATABASE_POOL_URL = "postgres://pooler:6432/naija";
const DATABASE_READ_URL = "postgres://replica/naija";

test.each([
  ["worker", ["DATABASE_POOL_URL", "DATABASE_READ_URL"]],
  ["web,worker", ["DATABASE_POOL_URL", "DATABASE_READ_URL"]],
  ["web", []],
])("ROLES=%s announces at the start that %j are not used, and does not use them", (ROLES, named) => {
  const sentences: string[] = [];
  const given = readEnv({ ROLES, DATABASE_URL, DATABASE_POOL_URL, DATABASE_READ_URL });
  const env = obeyed(given, (sentence) => sentences.push(sentence));
  expect(sentences.map((sentence) => sentence.split(" is not used: ")[0])).toEqual(named);
  expect(sentences.join()).not.toContain("replica/");
  expect(env).toEqual(named.length === 0 ? given : readEnv({ ROLES, DATABASE_URL }));
});

test("nothing is announced where neither is set", () => {
  const sentences: string[] = [];
  obeyed(readEnv({ ROLES: "worker", DATABASE_URL }), (sentence) => sentences.push(sentence));
  expect(sentences).toEqual([]);
});

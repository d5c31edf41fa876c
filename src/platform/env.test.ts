import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { readEnv, settingNames } from "./env.ts";

test("nothing set is a working configuration", () => {
  expect(readEnv({})).toMatchObject({
    PORT: 3000,
    DATA_DIR: "data",
    EDITION: "auto",
    ROLES: "web,worker",
    RETENTION_DAYS: 180,
  });
});

test("an empty value counts as none", () => {
  expect(readEnv({ PORT: "", LEAGUE_TODAY: "" })).toMatchObject({ PORT: 3000 });
});

test.each([
  [{ PORT: "eighty" }, "PORT"],
  [{ PORT: "70000" }, "PORT"],
  [{ EDITION: "evening" }, "EDITION"],
  [{ DATABASE_URL: "mysql://x/y" }, "DATABASE_URL"],
  [{ ROLES: "web,king" }, "ROLES"],
  [{ LEAGUE_TODAY: "yesterday" }, "LEAGUE_TODAY"],
  [{ SITE_URL: "ftp://x.ng" }, "SITE_URL"],
  [{ RETENTION_DAYS: "0" }, "RETENTION_DAYS"],
])("a wrong value is named in one sentence: %o", (given, name) => {
  expect(() => readEnv(given)).toThrow(
    new RegExp(`^The setting ${name}=.* is not usable: .+\\. See \\.env\\.example\\.$`),
  );
});

test("a wrong secret is not echoed", () => {
  expect(() => readEnv({ SECRET: "pssst" })).toThrow(/^(?!.*pssst)/);
});

test(".env.example names every setting, and no other", async () => {
  const example = await readFile(".env.example", "utf8");
  const named = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(named.sort()).toEqual(settingNames().sort());
});

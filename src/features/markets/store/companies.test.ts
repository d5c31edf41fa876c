import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestDatabase, testDatabase } from "#tests/support/database.ts";
import { findCompanies, saveCompanies } from "./companies.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test("a company keeps its name until the exchange writes another, in its own edition", async () => {
  const { db } = database;
  await saveCompanies(db, "live", new Map());
  await saveCompanies(
    db,
    "live",
    new Map([
      ["OBUDU", "Obudu Tea"],
      ["YAM", "Yam House"],
    ]),
  );
  await saveCompanies(db, "sample", new Map([["OBUDU", "Another"]]));
  await saveCompanies(db, "live", new Map([["OBUDU", "Obudu Tea Plc"]]));
  expect(await findCompanies(db, "live", ["OBUDU", "YAM", "NONE"])).toEqual(
    new Map([
      ["OBUDU", "Obudu Tea Plc"],
      ["YAM", "Yam House"],
    ]),
  );
  expect(await findCompanies(db, "live", [])).toEqual(new Map());
});

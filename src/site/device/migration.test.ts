import { expect, test } from "vitest";
import { fromLegacy } from "./migration.lazy.ts";

const now = new Date("2026-11-21T10:00:00.000Z");
const migrated = (old: Record<string, unknown>) => fromLegacy(old, "https://naijagist.example", now);

test("an old bookmark's id, headline and paper are found under either name", () => {
  const one = migrated({
    id: 7,
    title: "One",
    source: "Harbour Post",
    category: "Sports",
    url: "https://a.example/1",
  });
  const two = migrated({ _id: "8", headline: "Two", newspaper_name: "Delta Ledger" });
  expect(one).toMatchObject({
    _id: "7",
    headline: "One",
    newspaper_name: "Harbour Post",
    category: "Sports",
  });
  expect(two).toMatchObject({ _id: "8", headline: "Two", newspaper_name: "Delta Ledger" });
});

test("a missing url becomes the site's own address", () => {
  expect(migrated({ id: "1" }).url).toBe("https://naijagist.example");
});

test("an entry without any id cannot be taken over", () => {
  expect(() => migrated({ title: "Nobody" })).toThrow("no id");
});

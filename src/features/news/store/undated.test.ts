import { expect, test } from "vitest";
import { DAY_MS, daysBefore, lagosDate } from "#platform/time.ts";
import { databaseOfEachTest } from "#tests/support/database.ts";
import { openPress } from "#tests/support/played-press.ts";
import { now } from "#tests/support/stored-news.ts";
import { newsTables } from "./tables.ts";
import { deleteExpired } from "./tidy.ts";

const databases = databaseOfEachTest();
const RETENTION_DAYS = 180;
const LATER_DAYS = RETENTION_DAYS + 1;

test("an article without a date stays while its feed has it, and does not come back as today's news", async () => {
  const db = newsTables(databases.db);
  const stored = () =>
    db.selectFrom("news.article").select(["title", "published_at"]).orderBy("title").execute();
  const tidy = (at: Date) => {
    const since = daysBefore(at, RETENTION_DAYS);
    const limits = { articlesSince: since, outcomesSince: since, viewsSince: since };
    return deleteExpired(db, { ...limits, editionsFrom: lagosDate(since) });
  };
  await using press = await openPress(databases, { courier: {} });
  const undated = (title: string) => ({ title, link: `https://courier.example/${title}`, age: Number.NaN });
  await press.read(0, { courier: [undated("Bridge"), undated("Market")] });
  const first = await stored();
  expect(first).toHaveLength(2);

  const later = new Date(now.getTime() + LATER_DAYS * DAY_MS);
  await tidy(later);
  const minutes = (LATER_DAYS * DAY_MS) / 60_000;
  await press.read(minutes, {
    courier: [{ title: "Ferry", link: "https://courier.example/f" }, undated("Market")],
  });
  await tidy(later);
  const ferry = expect.objectContaining({ title: "Ferry" });
  expect(await stored()).toEqual([ferry, first[1]]);

  await db.updateTable("news.feed").set({ state: "off" }).execute();
  await tidy(later);
  expect(await stored()).toEqual([ferry]);
});

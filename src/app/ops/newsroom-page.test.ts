import { expect, test } from "vitest";
import type { Newsroom } from "./newsroom.ts";
import { newsroomPage } from "./newsroom-page.ts";
import { pressedBy } from "./page.ts";

const newsroom: Pick<Newsroom, "rooms" | "acts"> = {
  rooms: async () => [
    { title: "A newspaper", fields: [], buttons: [{ command: "feeds check", label: "Ask its feeds now" }] },
  ],
  acts: async () => [],
};

async function problemOf(says: string): Promise<string> {
  const watched = [{ title: "Feeds", gauges: [], tables: [], problems: [says] }];
  const shown = { watched, now: new Date("2026-11-21T09:05:00Z") };
  const text = await newsroomPage(newsroom as Newsroom, shown, {}, null);
  return /<ul role="alert">(.*?)<\/ul>/s.exec(text)?.[1] ?? "";
}

test("a problem that names a command which a room offers has a button for it", async () => {
  expect(await problemOf("The Punch is silent: ./naija-gist feeds check punch")).toBe(
    '<li>The Punch is silent. <button name="press" value="run [&quot;feeds&quot;,&quot;check&quot;,&quot;punch&quot;]">Ask its feeds now</button></li>',
  );
});

test.each([
  "The disk is full on 2026-12-01.",
  "Too old: ./naija-gist backup now",
  "<b>2 items</b> are held: ./naija-gist papers held",
])("any other problem is only said: %s", async (says) => {
  expect(await problemOf(says)).toBe(`<li>${says.replaceAll("<", "&lt;").replaceAll(">", "&gt;")}</li>`);
});

test.each([
  ["  Ada \n Obi ", "Ada Obi"],
  ["x".repeat(41), "x".repeat(40)],
  [" ", null],
  [undefined, null],
])("the name %j of who pressed is kept as %j", (name, kept) => {
  expect(pressedBy({ name })).toBe(kept);
});

import { expect, test, vi } from "vitest";
import { emptyDevice } from "#tests/support/empty-device.ts";
import { renderHook } from "#tests/support/hook.tsx";
import { idle, waitFor } from "#tests/support/waiting.ts";
import { clearSettings, ownSetting } from "./own-settings.lazy.ts";
import {
  addStoriesSeen,
  allSeenAt,
  forgetSeen,
  markAllSeen,
  nextVisit,
  recordStoryVisit,
  storiesSeen,
  validStoriesSeen,
} from "./seen.lazy.ts";
import { useStoriesSeen } from "./seen.ts";

const device = emptyDevice();

const at = (time: string) => Date.parse(time);

test("reopening a story within half an hour continues the visit and keeps the previous one's time", () => {
  const first = nextVisit("1a", undefined, at("2026-11-20T10:00:00Z"));
  expect(first).toEqual({ id: "1a", seenAt: "2026-11-20T10:00:00.000Z", before: null });
  const second = nextVisit("1a", first, at("2026-11-20T12:00:00Z"));
  expect(second.before).toBe(first.seenAt);
  const onThePage = nextVisit("1a", second, at("2026-11-20T12:20:00Z"));
  expect(onThePage).toEqual({ id: "1a", seenAt: "2026-11-20T12:20:00.000Z", before: first.seenAt });
});

test("the readable rows of a tampered list are kept", () => {
  const good = { id: "1a", seenAt: "2026-11-20T10:00:00Z", before: null };
  const rows = [null, 7, { id: "" }, { ...good, seenAt: "soon" }, { ...good, before: 7 }, good];
  expect(validStoriesSeen(rows)).toEqual([good]);
  expect(validStoriesSeen("all")).toEqual([]);
});

test.each([
  ["an id of 200 characters", 1, { id: "x".repeat(200) }],
  ["an id of 201 characters", 0, { id: "x".repeat(201) }],
  ["an earlier visit", 1, { before: "2026-11-19T10:00:00Z" }],
  ["an unreadable earlier visit", 0, { before: "soon" }],
  ["no field for an earlier visit", 0, { before: undefined }],
  ["a number as its time", 0, { seenAt: 7 }],
])("a row with %s: %i kept", (_, count, fields) => {
  const row = { id: "1a", seenAt: "2026-11-20T10:00:00Z", before: null, ...fields };
  expect(validStoriesSeen([row])).toHaveLength(count);
});

test("a visit half an hour later is a new one", () => {
  const first = { id: "1a", seenAt: "2026-11-20T10:00:00.000Z", before: null };
  expect(nextVisit("1a", first, at("2026-11-20T10:29:59.999Z")).before).toBeNull();
  expect(nextVisit("1a", first, at("2026-11-20T10:30:00Z")).before).toBe(first.seenAt);
});

function now(time: string): void {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(time) });
}

test("opening a story returns when it was last open, and puts it first", async () => {
  now("2026-11-20T10:00:00Z");
  expect(await recordStoryVisit("1a")).toBeNull();
  now("2026-11-20T11:00:00Z");
  expect(await recordStoryVisit("2b")).toBeNull();
  now("2026-11-20T12:00:00Z");
  expect(await recordStoryVisit("1a")).toBe(at("2026-11-20T10:00:00Z"));
  expect((await storiesSeen()).map(({ id }) => id)).toEqual(["1a", "2b"]);
});

test("on a device whose clock is wrong, a visit is dated by the server's", async () => {
  now("2026-11-20T13:00:00Z");
  Object.assign(device.window, { times: { now: () => at("2026-11-20T10:00:00Z") } });
  await recordStoryVisit("1a");
  await markAllSeen();
  const ten = "2026-11-20T10:00:00.000Z";
  expect([await storiesSeen(), await allSeenAt()]).toEqual([
    [{ id: "1a", seenAt: ten, before: ten }],
    at(ten),
  ]);
});

test("two tabs that open a story each at once record both", async () => {
  await Promise.all([recordStoryVisit("1a"), recordStoryVisit("2b")]);
  expect((await storiesSeen()).map(({ id }) => id).toSorted()).toEqual(["1a", "2b"]);
});

test("a page knows when each story was last opened", async () => {
  now("2026-11-20T10:00:00Z");
  await recordStoryVisit("1a");
  const shown = renderHook(useStoriesSeen, undefined);
  await waitFor(() => expect([...shown.result]).toEqual([["1a", at("2026-11-20T10:00:00Z")]]));
  shown.unmount();
  await idle();
});

test("only the 200 most recently opened stories are kept", async () => {
  const rows = Array.from({ length: 200 }, (_, place) => ({
    id: String(place),
    seenAt: new Date(at("2026-11-20T10:00:00Z") - place * 60_000).toISOString(),
    before: null,
  }));
  await addStoriesSeen(rows);
  now("2026-11-20T12:00:00Z");
  await recordStoryVisit("new");
  const ids = (await storiesSeen()).map(({ id }) => id);
  expect([ids.length, ids[0], ids.at(-1)]).toEqual([200, "new", "198"]);
  expect(validStoriesSeen([...rows, { ...rows[0], id: "one too many" }])).toHaveLength(200);
});

test("marking all as seen dates every story to that time, and forgetting clears both", async () => {
  expect(await allSeenAt()).toBeNull();
  now("2026-11-20T10:00:00Z");
  await recordStoryVisit("1a");
  now("2026-11-20T12:00:00Z");
  await markAllSeen();
  const noon = "2026-11-20T12:00:00.000Z";
  expect(await storiesSeen()).toEqual([{ id: "1a", seenAt: noon, before: noon }]);
  expect(await allSeenAt()).toBe(at(noon));
  await forgetSeen();
  expect([await storiesSeen(), await allSeenAt()]).toEqual([[], null]);
});

test("an import keeps the later visit of a story", async () => {
  const row = (id: string, hour: number) => ({ id, seenAt: `2026-11-20T${hour}:00:00.000Z`, before: null });
  await addStoriesSeen([row("1a", 12), row("2b", 10)]);
  await addStoriesSeen([row("1a", 11), row("2b", 13)]);
  expect(await storiesSeen()).toEqual([row("2b", 13), row("1a", 12)]);
  await addStoriesSeen([]);
  expect(await storiesSeen()).toHaveLength(2);
});

test("clearing the settings keeps which stories were opened and when all was marked as seen", async () => {
  now("2026-11-20T10:00:00Z");
  await clearSettings();
  expect([await ownSetting("storiesSeen"), await allSeenAt()]).toEqual([undefined, null]);
  await recordStoryVisit("1a");
  await markAllSeen();
  await clearSettings();
  expect([await storiesSeen(), await allSeenAt()]).toEqual([
    [{ id: "1a", seenAt: "2026-11-20T10:00:00.000Z", before: "2026-11-20T10:00:00.000Z" }],
    at("2026-11-20T10:00:00Z"),
  ]);
});

import { expect, test, vi } from "vitest";
import type { Following } from "#contracts/device.ts";
import { emptyDevice } from "#tests/support/empty-device.ts";
import { renderHook } from "#tests/support/hook.tsx";
import { idle, waitFor } from "#tests/support/waiting.ts";
import {
  addFollowing,
  following,
  followThing,
  isSameThing,
  unfollowThing,
  useFollowing,
  validFollowing,
} from "./following.lazy.ts";
import { clearSettings, ownSetting } from "./own-settings.lazy.ts";

emptyDevice();

const good: Following = { kind: "club", id: "c1", label: "A club", followedAt: "2026-11-21T10:00:00.000Z" };
const follows = (count: number) => Array.from({ length: count }, (_, at) => ({ ...good, id: `c${at}` }));

test.each([
  ["of an unknown kind", { kind: "paper" }],
  ["without an id", { id: "" }],
  ["with a number as id", { id: 7 }],
  ["without a label", { label: " " }],
  ["with an id that is too long", { id: "x".repeat(501) }],
  ["with a label that is too long", { label: "x".repeat(501) }],
  ["with an unreadable time", { followedAt: "soon" }],
  ["without a time", { followedAt: undefined }],
  ["with a number as language", { language: 7 }],
])("a row %s is left out, the others are kept", (_, badField) => {
  expect(validFollowing([{ ...good, ...badField }, null, 7, good])).toEqual([good]);
});

test.each(["topic", "story", "club", "search"] as const)(
  "the id and label of a %s may have 500 characters",
  (kind) => {
    const longest = { ...good, kind, id: "x".repeat(500), label: "y".repeat(500) };
    expect(validFollowing([longest])).toEqual([longest]);
  },
);

test("at most 100 follows are read, and anything but a list is read as none", () => {
  expect(validFollowing(follows(101))).toEqual(follows(100));
  expect([validFollowing("all"), validFollowing(null), validFollowing(good)]).toEqual([[], [], []]);
});

test("two follows are the same if their kind and id match, whatever the label", () => {
  expect(isSameThing(good, { ...good, label: "Renamed" })).toBe(true);
  expect(isSameThing(good, { ...good, kind: "topic" })).toBe(false);
  expect(isSameThing(good, { ...good, id: "c2" })).toBe(false);
});

test("follows are listed newest first, each once", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T10:00:00Z") });
  await followThing({ kind: "club", id: "c1", label: "A club" });
  await followThing({ kind: "topic", id: "c1", label: "A topic" });
  await followThing({ kind: "club", id: "c1", label: "Renamed" });
  await followThing({ kind: "story", id: "s1", label: "Labari", language: "ha" });
  expect(await following()).toEqual([
    { ...good, kind: "story", id: "s1", label: "Labari", language: "ha" },
    { ...good, kind: "topic", label: "A topic" },
    good,
  ]);
});

test("the oldest follow is dropped when there are more than 100", async () => {
  await addFollowing(follows(100));
  await addFollowing([{ ...good, id: "new" }]);
  const ids = (await following()).map(({ id }) => id);
  expect([ids.length, ids[0], ids.at(-1)]).toEqual([100, "new", "c98"]);
});

test("unfollowing the last thing removes the setting", async () => {
  await addFollowing(follows(2));
  await unfollowThing({ ...good, id: "c0" });
  expect((await following()).map(({ id }) => id)).toEqual(["c1"]);
  await unfollowThing({ ...good, id: "c1" });
  expect(await ownSetting("following")).toBeUndefined();
});

test("clearing the settings keeps what is followed", async () => {
  await clearSettings();
  expect(await ownSetting("following")).toBeUndefined();
  await addFollowing([good]);
  await clearSettings();
  expect(await following()).toEqual([good]);
});

test("where storage is blocked, nothing is followed; it is not unknown for ever", async () => {
  vi.stubGlobal("indexedDB", {
    open: () => {
      throw new DOMException("blocked", "SecurityError");
    },
  });
  const shown = renderHook(useFollowing, undefined);
  await waitFor(() => expect(shown.result).toEqual([]));
  shown.unmount();
  await idle();
});

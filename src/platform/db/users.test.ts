import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { databaseUsers } from "./users.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "ng-users-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const newUser = () =>
  databaseUsers({ turnFile: path.join(folder, "turn"), usersFile: path.join(folder, "users") });
const nothing = async () => {};

test("only the first user to enter is reported as such, and only the last to leave stops the database", async () => {
  const [one, other] = [newUser(), newUser()];
  let stops = 0;
  const stop = async () => {
    stops += 1;
  };
  expect(await one.enter(nothing)).toBe(true);
  expect(await other.enter(nothing)).toBe(false);
  await one.leave(stop);
  expect(stops).toBe(0);
  await other.leave(stop);
  expect(stops).toBe(1);
  expect(await one.enter(nothing)).toBe(true);
  await one.leave(nothing);
});

test("a process that could not start the database does not count as its user", async () => {
  const [one, other] = [newUser(), newUser()];
  await expect(one.enter(() => Promise.reject(new Error("no room")))).rejects.toThrow("no room");
  expect(await other.enter(nothing)).toBe(true);
  await other.leave(nothing);
});

test("users enter one at a time", async () => {
  const order: string[] = [];
  const enter = (name: string) =>
    newUser().enter(async () => {
      order.push(`${name} begins`);
      await new Promise((resolve) => setImmediate(resolve));
      order.push(`${name} ends`);
    });
  await Promise.all([enter("a"), enter("b")]);
  expect(order.map((step) => step.split(" ")[1])).toEqual(["begins", "ends", "begins", "ends"]);
});

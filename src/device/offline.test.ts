import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startWorker } from "./offline.lazy.ts";

/** What each worker was told. */
let told: string[] = [];

function worker(name: string, state = "activated") {
  const postMessage = (message: unknown) =>
    told.push(`${name}: ${typeof message === "string" ? message : Object.keys(message as object)}`);
  return Object.assign(new EventTarget(), { state, postMessage });
}

type Worker = ReturnType<typeof worker>;

function browser(parts: { active?: Worker; waiting?: Worker; installing?: Worker }) {
  const held: { active: Worker | null; waiting: Worker | null; installing: Worker | null } = {
    ...{ active: null, waiting: null, installing: null },
    ...parts,
  };
  const registration = Object.assign(new EventTarget(), held);
  const workers = Object.assign(new EventTarget(), {
    controller: worker("controller"),
    register: async () => registration,
  });
  vi.stubGlobal("navigator", { serviceWorker: workers });
  return { registration, workers };
}

beforeEach(() => {
  told = [];
  vi.useFakeTimers();
  vi.stubEnv("PROD", true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** Longer than a page waits for its last request. */
const later = () => vi.advanceTimersByTimeAsync(10_000);

test.each([
  ["an active worker stores the edition", { active: worker("active") }, ["active: keep the edition"]],
  [
    "a waiting worker is offered to take over",
    { active: worker("active"), waiting: worker("waiting") },
    ["waiting: takeOver"],
  ],
  [
    "while one is being installed, the old one is left alone",
    { active: worker("active"), installing: worker("new", "installing") },
    [],
  ],
])("%s", async (_, parts, expected) => {
  browser(parts);
  await startWorker();
  await later();
  expect(told).toEqual(expected);
});

test.each([
  ["installed", { active: worker("active") }, ["new: takeOver"]],
  ["installed", {}, []],
  ["redundant", { active: worker("active") }, ["active: keep the edition"]],
  ["activating", { active: worker("active") }, []],
])("a new worker that is %s (%#)", async (state, parts, expected) => {
  const { registration } = browser(parts);
  await startWorker();
  told = [];
  const found = worker("new", state);
  Object.assign(registration, { installing: found });
  registration.dispatchEvent(new Event("updatefound"));
  found.dispatchEvent(new Event("statechange"));
  await later();
  expect(told).toEqual(expected);
});

test("the worker in charge is told to store the edition, after a change and when it waits for it", async () => {
  const { workers } = browser({ active: worker("active") });
  await startWorker();
  told = [];
  workers.dispatchEvent(new Event("controllerchange"));
  workers.dispatchEvent(Object.assign(new Event("message"), { data: "other" }));
  workers.dispatchEvent(Object.assign(new Event("message"), { data: "waits" }));
  expect(told).toEqual(["controller: keep the edition", "active: keep the edition"]);
});

test("without service workers, and in development, the site works online only", async () => {
  vi.stubGlobal("navigator", {});
  await expect(startWorker()).resolves.toBeUndefined();
  browser({ active: worker("active") });
  vi.stubEnv("PROD", false);
  await startWorker();
  expect(told).toEqual([]);
});

import { expect, test, vi } from "vitest";
import { emptyDevice } from "#tests/support/empty-device.ts";
import { startVisit } from "./visit.lazy.ts";

emptyDevice();

test("a badge that cannot be cleared does not stop the rest of a visit's beginning", async () => {
  const deleted: string[] = [];
  vi.stubGlobal("navigator", { clearAppBadge: () => Promise.reject(new Error("not installed")) });
  vi.stubGlobal("caches", { delete: async (name: string) => deleted.push(name) });
  await startVisit();
  expect(deleted).toHaveLength(1);
});

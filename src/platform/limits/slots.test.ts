import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { createSlots } from "./slots.ts";

test("tasks start in order, at most the limit run at once, and a failed task frees its slot", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.record({ turns: fc.integer({ min: 1, max: 5 }), fails: fc.boolean() }), { maxLength: 20 }),
      async (limit, tasks) => {
        const inSlot = createSlots(limit);
        const started: number[] = [];
        let running = 0;
        let peak = 0;
        const outcomes = await Promise.allSettled(
          tasks.map(({ turns, fails }, index) =>
            inSlot(async () => {
              started.push(index);
              running += 1;
              peak = Math.max(peak, running);
              for (let turn = 0; turn < turns; turn += 1) await null;
              running -= 1;
              if (fails) throw new Error("fault");
            }),
          ),
        );
        expect(started).toEqual(tasks.map((_, index) => index));
        expect(peak).toBe(Math.min(limit, tasks.length));
        expect(outcomes.map(({ status }) => status === "rejected")).toEqual(tasks.map(({ fails }) => fails));
      },
    ),
  );
});

test("a new task cannot take a slot that is passing to a waiting one", async () => {
  const inSlot = createSlots(1);
  const order: string[] = [];
  const first = inSlot(async () => void order.push("first"));
  const second = inSlot(async () => {
    order.push("second begins");
    await null;
    order.push("second ends");
  });
  await first;
  await Promise.all([second, inSlot(async () => void order.push("third"))]);
  expect(order).toEqual(["first", "second begins", "second ends", "third"]);
});

test("work that takes longer than the patience gives its slot to one waiting task, and frees none at its end", async () => {
  const inSlot = createSlots(1, 400);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const begin = (name: string) =>
    inSlot(() => {
      started.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    });
  vi.useFakeTimers();
  const all = ["slow", "second", "third"].map(begin);
  await vi.advanceTimersByTimeAsync(399);
  expect(started).toEqual(["slow"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(started).toEqual(["slow", "second"]);
  ends.get("slow")?.();
  await all[0];
  expect(started).toEqual(["slow", "second"]);
  ends.get("second")?.();
  await all[1];
  expect(started).toEqual(["slow", "second", "third"]);
  ends.get("third")?.();
  await all[2];
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

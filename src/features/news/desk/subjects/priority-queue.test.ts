import fc from "fast-check";
import { expect, test } from "vitest";
import { PriorityQueue } from "./priority-queue.ts";

function takeAll<Thing>(things: PriorityQueue<Thing>): Thing[] {
  const taken: Thing[] = [];
  for (let one = things.take(); one !== undefined; one = things.take()) taken.push(one);
  return taken;
}

test("things are taken best first, in whatever order they were added", () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), (numbers) => {
      const things = new PriorityQueue<number>((number) => number);
      for (const number of numbers) things.add(number);
      expect(takeAll(things)).toEqual(numbers.toSorted((a, b) => b - a));
      expect(things.take()).toBeUndefined();
    }),
  );
});

test("the queue returns a thing added between two takes in order of its value", () => {
  const things = new PriorityQueue<{ readonly worth: number }>(({ worth }) => worth);
  for (const worth of [3, 9, 5, 7]) things.add({ worth });
  expect(things.take()).toEqual({ worth: 9 });
  things.add({ worth: 6 });
  things.add({ worth: 8 });
  expect(takeAll(things).map(({ worth }) => worth)).toEqual([8, 7, 6, 5, 3]);
});

import fc from "fast-check";
import { afterEach, expect, vi } from "vitest";

// Fixed examples in CI: a run must not fail on a random one that has nothing to do with the change.
if (process.env.CI !== undefined) fc.configureGlobal({ seed: 20_261_121 });

// A console.error in a test is a fault that would otherwise be overlooked.
const errors = vi.spyOn(console, "error");

afterEach(() => {
  const logged = errors.mock.calls.map((call) => call.join(" "));
  errors.mockClear();
  expect(logged, "console.error was called").toEqual([]);
});

import fc from "fast-check";
import { afterEach, expect, vi } from "vitest";

// A desk plays new examples at every run; a landing must not fail on one that nobody's change brought.
if (process.env.CI !== undefined) fc.configureGlobal({ seed: 20_261_121 });

// A console.error in a test is a fault that somebody would have overlooked.
const errors = vi.spyOn(console, "error");

afterEach(() => {
  const said = errors.mock.calls.map((call) => call.join(" "));
  errors.mockClear();
  expect(said, "console.error was called").toEqual([]);
});

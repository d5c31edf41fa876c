import { afterEach, expect, vi } from "vitest";

// A console.error in a test is a fault that somebody would have overlooked.
const errors = vi.spyOn(console, "error");

afterEach(() => {
  const said = errors.mock.calls.map((call) => call.join(" "));
  errors.mockClear();
  expect(said, "console.error was called").toEqual([]);
});

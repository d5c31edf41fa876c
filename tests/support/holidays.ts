import type { Ask } from "#contracts/all/all-endpoints.ts";

/** Answers the question for a year's holidays, and no other. */
export const holidaysOn = (...days: string[]): Ask => {
  const holidays = days.map((date) => ({ date, name: "A feast", estimated: true }));
  return (async () => ({ year: 2026, holidays })) as unknown as Ask;
};

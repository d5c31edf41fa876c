import { expect, test } from "vitest";
import { english } from "#words/words.ts";
import { simulationFinding } from "./Simulation.tsx";

const club = (team: string, title: number, relegation: number) => ({
  team,
  percentages: { title, continental: 0, relegation },
});

test("the simulation's finding names the likeliest champions and who is likeliest to go down", () => {
  const rows = [club("Ikorodu City", 26, 1), club("Rivers United", 40, 0), club("Kano Pillars", 0, 86)];
  expect(simulationFinding(rows, english)).toBe(
    "Rivers are champions in 40 of 100 seasons; Kano Pillars go down in 86",
  );
  expect(simulationFinding([], english)).toBeNull();
});

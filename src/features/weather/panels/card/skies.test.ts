import { expect, test } from "vitest";
import { skyOf } from "./Sky.tsx";

const drawingOf = (code: string): string => skyOf(code).drawing;

test("CARD-24 every known code has a drawing, and clear, cloud, rain, snow and mist differ", () => {
  const codes = ["01d", "01n", "02d", "02n", "03d", "04d", "04n", "09d", "10d", "13d", "50d"];
  const drawings = codes.map(drawingOf);
  expect(drawings.every((drawing) => drawing !== "")).toBe(true);
  expect(drawingOf("04d")).toBe(drawingOf("04n"));
  expect(new Set(drawings).size).toBe(10);
});

test("CARD-24 a drawing is named after its sky", () => {
  expect([skyOf("01d").name, skyOf("10d").name, skyOf("zz").name]).toEqual(["sun", "rain", "sun-cloud"]);
});

test.each(["11d", "09n", "zz", "constructor"])("CARD-25 any other code is drawn like 02d: %s", (code) => {
  expect(drawingOf(code)).toBe(drawingOf("02d"));
});

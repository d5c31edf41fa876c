import { expect, test } from "vitest";
import { cityKey } from "./shapes.ts";

test.each([
  ["Port  Harcourt, ng", "port harcourt,NG"],
  [" Kano ", "kano,NG"],
  ["Accra,GH", "accra,GH"],
  ["Ẹ̀pẹ́", "ẹ̀pẹ́,NG"],
  ["St. John's (Old-Town)", "st. john's (old-town),NG"],
  ["x", "x,NG"],
  ["x".repeat(80), `${"x".repeat(80)},NG`],
  ["x".repeat(81), null],
  ["", null],
  [",NG", null],
  ["Kano,", null],
  ["Kano,N", null],
  ["Kano,NGA", null],
  ["Kano,N1", null],
  ["Kano,NG,x", null],
  ["-Kano", null],
  ["Kano1", null],
  ["<b>", null],
])("the question %j is for the city %j", (question, key) => expect(cityKey(question)).toBe(key));

import { expect, test } from "vitest";
import { mutantsOf } from "./generate.ts";

function changesOf(code: string, file = "x.ts"): string[] {
  return mutantsOf(file, code).map(({ kind, before, after }) => `${kind}: ${before} → ${after}`);
}

test.each([
  ["a bound", "if (age < 18) stop", ["bound: < → <=", "constant: 18 → 19"]],
  ["an operator", "const sum = a + b", ["operator: + → -"]],
  ["text that is joined", 'const name = first + " "', []],
  ["a default", "const shown = given ?? other", ["operator: ?? → &&"]],
  ["a negation", "const isOff = !isOn", ["operator: !isOn → isOn"]],
  ["a returned value", "const f = () => [one]", ["returned value: [one] → []"]],
  ["a call", "save(row);", ["dropped call: save(row); → ;"]],
  ["arguments", "const d = apart(from, to)", ["swapped arguments: from, to → to, from"]],
  ["the name of a property", 'const t = { 200: "OK" }', []],
  ["a type", "let at: 1 | 2", []],
  ["a sentence", 'const f = () => say("All day")', []],
  ["a counted sentence", 'function f() { return words.count(n, "day", "days"); }', []],
  ["code that is loaded later", 'const load = () => import("./x.lazy.ts")', []],
  ["nothing, of a function", "const read = () => null", ["returned value: null → undefined"]],
])("%s", (_, code, changes) => {
  expect(changesOf(code)).toEqual(changes);
});

test.each([
  ["an attribute", "<p className={a < b}>x</p>", []],
  ["what is shown", "<p>{a < b ? x : y}</p>", ["bound: < → <="]],
  ["a component that shows nothing", "function Shown() { return null; }", []],
  ["an arrow that shows nothing", "const Shown = () => null", []],
  ["a function beside it", "function shownOf() { return null; }", ["returned value: null → undefined"]],
])("of a panel, %s", (_, code, changes) => {
  expect(changesOf(code, "x.tsx")).toEqual(changes);
});

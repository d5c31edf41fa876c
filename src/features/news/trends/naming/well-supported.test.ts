import { expect, test } from "vitest";
import type { NameCandidate } from "./candidate.ts";
import { isWellSupported } from "./well-supported.ts";

const isSupported = (text: string, parts: Partial<NameCandidate>, texts: readonly string[]): boolean =>
  isWellSupported({ text, printed: text, kind: "nouns", titleCase: false, ...parts }, texts);

test.each<[string, boolean, string, NameCandidate["kind"], string[]]>([
  [
    "a phrase of three words",
    true,
    "Kano canoe market",
    "nouns",
    ["Kano canoe market", "market of canoes in Kano"],
  ],
  ["a phrase of two words", false, "Kano market", "nouns", ["Kano market", "Kano market"]],
  ["small words do not count", false, "market of Kano", "nouns", ["market of Kano", "market of Kano"]],
  [
    "a phrase with a word that one lacks",
    false,
    "Kano canoe market",
    "nouns",
    ["Kano canoe market", "Kano market"],
  ],
  ["a phrase without a name", false, "big canoe market", "nouns", ["big canoe market", "big canoe market"]],
  [
    "a phrase that somebody owns",
    false,
    "Kano trader’s market",
    "nouns",
    ["Kano trader’s market", "Kano trader’s market"],
  ],
  [
    "a kicker of three words",
    true,
    "Kano canoe market",
    "kicker",
    ["Kano canoe market", "Kano canoe market"],
  ],
  ["a kicker of two words", false, "Kano market", "kicker", ["Kano market", "Kano market"]],
  [
    "a sentence of four words",
    true,
    "Atiku sells canoe market",
    "sentence",
    ["Atiku sells canoe market", "Atiku sells market"],
  ],
  [
    "a sentence of three words",
    false,
    "Atiku sells market",
    "sentence",
    ["Atiku sells market", "Atiku sells market"],
  ],
  [
    "a sentence of which one has three in five words",
    true,
    "Atiku sells big canoe market",
    "sentence",
    ["Atiku sells big canoe market", "Atiku sells drum market"],
  ],
  [
    "a sentence of which one has half",
    false,
    "Atiku sells canoe market",
    "sentence",
    ["Atiku sells canoe market", "Atiku sells drum"],
  ],
  ["a number that one lacks", true, "2026 Kano market", "nouns", ["2026 Kano market", "Kano market"]],
  ["a number and no name", false, "2026 canoe market", "nouns", ["2026 canoe market", "2026 canoe market"]],
])("two articles support a name: %s: %j", (_, expected, text, kind, texts) => {
  expect(isSupported(text, { kind }, texts)).toBe(expected);
});

test.each([
  ["both tell it", ["Police nab Bala", "Bala is arrested"], true],
  ["one tells it not", ["Police nab Bala", "Bala walks home"], false],
  ["one tells it of somebody else", ["Police nab Bala", "Police arrest Musa"], false],
])("a deed of one word needs nothing more if %s: %j: %j", (_, texts, expected) => {
  const deed = { noun: "arrest", terms: new Set(["arrest"]) };
  expect(isSupported("Bala’s arrest", { kind: "deed", deed }, texts)).toBe(expected);
});

test("in title case an unknown word is not taken for a name", () => {
  const texts = ["drum zubaro market", "drum zubaro market"];
  expect(isSupported("drum canoe Zubaro", { titleCase: false }, ["drum canoe Zubaro"])).toBe(true);
  expect(isSupported("drum canoe Zubaro", { titleCase: true }, ["drum canoe Zubaro"])).toBe(false);
  expect(isSupported("Drum Zubaro Market", { titleCase: false }, texts)).toBe(false);
});

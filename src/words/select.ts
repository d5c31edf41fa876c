import type { Values } from "./words.ts";

/** "{gender, select, female {ta ci} other {ya ci}}"; the texts may contain placeholders. */
export const SELECT = /\{(\w+), select,((?:\s*\w+ ?\{(?:[^{}]|\{\w+\})*\})+)\s*\}/g;
const CHOICE = /\b(\w+) ?\{((?:[^{}]|\{\w+\})*)\}/g;

/** Puts the text that fits the value in place of each choice of texts, which only a translation has. */
export function chooseTexts(sentence: string, values: Values = {}): string {
  return sentence.replace(SELECT, (_, name: string, choices: string) => {
    const texts = choicesOf(choices);
    return texts.get(String(values[name])) ?? texts.get("other") ?? "";
  });
}

/** The texts of a choice, each under its value. */
export function choicesOf(choices: string): Map<string, string> {
  return new Map([...choices.matchAll(CHOICE)].map(([, value = "", text = ""]) => [value, text]));
}

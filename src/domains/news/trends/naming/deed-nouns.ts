import { tokensOf } from "./tokens.ts";

/** Deeds that a name can tell as a noun of whom they happen to: "Police arrest secretary" is the secretary's arrest. */
const done: Readonly<Record<string, string>> = {
  arrest: "arrest",
  kill: "killing",
  kidnap: "abduction",
  rescu: "rescue",
  sack: "dismissal",
  suspend: "suspension",
  appoint: "appointment",
  jail: "jailing",
  charg: "arraignment",
  impeach: "impeachment",
  disqualifi: "disqualification",
};
/** Those that one does oneself: "Minister resigns" is the minister's resignation. */
const doing: Readonly<Record<string, string>> = {
  resign: "resignation",
  kill: "death",
  defect: "defection",
  wed: "wedding",
  escap: "escape",
  retir: "retirement",
};
const dies = /^(?:die|dies|died|dead|passes|passed)$/;
const between: ReadonlySet<string> = new Set("is are was were gets get has been the a an".split(" "));

/** "Osun SSG’s arrest" from "Police arrest Osun SSG", if the phrase is what the headline's deed happens to. */
export function deedNoun(headline: string, phrase: string): string | null {
  const words = tokensOf(headline);
  const own = tokensOf(phrase).map(({ folded }) => folded);
  const at = words.findIndex((_, i) => own.every((word, j) => words[i + j]?.folded === word));
  if (at < 0) return null;
  const next = (from: number, step: number) => {
    let i = from;
    while (between.has(words[i]?.folded ?? "") || /^\d+$/.test(words[i]?.folded ?? "")) i += step;
    return words[i];
  };
  const [before, after] = [next(at - 1, -1), next(at + own.length, 1)];
  const suffered = done[before?.terms[0] ?? ""];
  const passive = words[at + own.length];
  if (suffered !== undefined && !(before !== undefined && dies.test(before.folded))) return suffered;
  if (passive !== undefined && between.has(passive.folded) && /ed$/.test(after?.folded ?? ""))
    return done[after?.terms[0] ?? ""] ?? null;
  const deed = doing[after?.terms[0] ?? ""] ?? null;
  return deed === "death" && !dies.test(after?.folded ?? "") ? null : deed;
}

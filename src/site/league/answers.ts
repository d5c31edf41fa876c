import { createContext, useContext } from "react";
import type { Address, EveryEndpoint } from "#contracts/all-endpoints.ts";
import type { AnswerOf, AskOf } from "#contracts/endpoint.ts";
import { type Answered, useAnswer } from "#site/data/answers.ts";

/** Answers that a hard load brings along, by their question. */
export type Given = Readonly<Record<string, unknown>>;

export const GivenAnswers = createContext<Given>({});

export function question<A extends Address>(address: A, words: AskOf<EveryEndpoint, A>): string {
  return `${address} ${JSON.stringify(words)}`;
}

/** A panel's question: answered by what the page brought along, else asked. `words` null: not yet. */
export function useLeague<A extends Address>(
  address: A,
  words: AskOf<EveryEndpoint, A> | null,
): Answered<AnswerOf<EveryEndpoint, A>> {
  const all = useContext(GivenAnswers);
  const given = words === null ? undefined : all[question(address, words)];
  const answered = useAnswer(address, given === undefined ? words : null);
  if (given === undefined) return answered;
  return { ...answered, answer: given as AnswerOf<EveryEndpoint, A>, failed: null };
}

/** An object of an answer of which any field may be missing. */
export type Loose<Whole> = {
  [Field in keyof Whole]?: Whole[Field] extends object | null
    ? Whole[Field] extends readonly unknown[]
      ? Whole[Field] | null
      : Loose<Whole[Field]> | null
    : Whole[Field] | null;
};

/** The list under this name, or a bare array; what is no object is left out. */
export function listOf<Item extends object>(answer: unknown, name: string): Loose<Item>[] {
  const list = Array.isArray(answer) ? answer : (answer as Record<string, unknown> | null)?.[name];
  return Array.isArray(list) ? list.filter((item) => typeof item === "object" && item !== null) : [];
}

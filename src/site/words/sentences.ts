import type { frame } from "./frame/en.ts";
import type { news } from "./news/en.ts";

/** The English of a sentence is its name. */
export type Sentence = (typeof frame)[number] | (typeof news)[number];

/** A counted sentence is a function of its number, by the rules of the language's plural. */
export type Told = string | ((n: number) => string);

/** Sentences in one language: all of them. */
export type WordsFor<Names extends readonly string[]> = {
  readonly [Name in Names[number]]: Name extends `{n} ${string}` ? Told : string;
};

/** Every sentence of the pages that every reader loads. */
export type AllWords = WordsFor<readonly Sentence[]>;

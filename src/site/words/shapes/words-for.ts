/** A counted sentence is a function of its number, by the rules of the language's plural. */
export type Told = string | ((n: number) => string);

/** Sentences in one language: all of them. */
export type WordsFor<Names extends readonly string[]> = {
  readonly [Name in Names[number]]: Name extends `{n} ${string}` ? Told : string;
};

/** A counted sentence is a function of its number, by the language's rules for plurals. */
export type TranslatedSentence = string | ((n: number) => string);

/** All of these sentences, in one language. */
export type WordsFor<Names extends readonly string[]> = {
  readonly [Name in Names[number]]: Name extends `{n} ${string}` ? TranslatedSentence : string;
};

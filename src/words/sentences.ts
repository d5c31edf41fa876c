import type places from "./sentences.json";

/**
 * A sentence of the site; its key is the English text. The list is written by `vitest run tests/generated -u`, with the
 * pages that load each sentence. Its names out of lists, which begin with a colon, are for `translate`.
 */
export type Sentence = Exclude<keyof typeof places, `:${string}`>;

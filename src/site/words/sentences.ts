import type { frame } from "./frame/en.ts";
import type { news } from "./news/en.ts";
import type { reader } from "./reader/en.ts";
import type { WordsFor } from "./shapes/words-for.ts";
import type { weather } from "./weather/en.ts";

/** The English of a sentence is its name. */
export type Sentence =
  | (typeof frame)[number]
  | (typeof news)[number]
  | (typeof reader)[number]
  | (typeof weather)[number];

/** Every sentence, in one language. */
export type AllWords = WordsFor<readonly Sentence[]>;

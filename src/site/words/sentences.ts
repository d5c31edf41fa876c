import type { analysis } from "./analysis/en.ts";
import type { culture } from "./culture/en.ts";
import type { frame } from "./frame/en.ts";
import type { holidays } from "./holidays/en.ts";
import type { indicators } from "./indicators/en.ts";
import type { league } from "./league/en.ts";
import type { letters } from "./letters/en.ts";
import type { markets } from "./markets/en.ts";
import type { match } from "./match/en.ts";
import type { news } from "./news/en.ts";
import type { reader } from "./reader/en.ts";
import type { reading } from "./reading/en.ts";
import type { settings } from "./settings/en.ts";
import type { WordsFor } from "./shapes/words-for.ts";
import type { weather } from "./weather/en.ts";

/** Sentences that any page may show. */
export type CommonSentence =
  | (typeof frame)[number]
  | (typeof news)[number]
  | (typeof reader)[number]
  | (typeof weather)[number];

/** A sentence of any part of the site; its key is the English text. */
export type Sentence =
  | CommonSentence
  | (typeof analysis)[number]
  | (typeof culture)[number]
  | (typeof holidays)[number]
  | (typeof indicators)[number]
  | (typeof league)[number]
  | (typeof letters)[number]
  | (typeof markets)[number]
  | (typeof match)[number]
  | (typeof reading)[number]
  | (typeof settings)[number];

/** What every page needs, in one language. */
export type CommonWords = WordsFor<readonly CommonSentence[]>;

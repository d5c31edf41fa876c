import type { Handlers } from "#contracts/endpoint.ts";
import type { Language } from "#contracts/languages.ts";
import type { BreakingEndpoints } from "#features/news/contract/breaking.ts";
import type { FrontPageEndpoints } from "#features/news/contract/front-page.ts";
import type { NewsEndpoints } from "#features/news/contract/news.ts";
import type { PaperEndpoints } from "#features/news/contract/paper-pages.ts";
import type { PlacesEndpoints } from "#features/news/contract/places.ts";
import type { SourcedFact } from "#features/news/sources/papers-about.ts";
import type { NewsDatabase } from "#features/news/store/tables.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db/database.ts";
import type { PictureSigner } from "#platform/pictures/sign.ts";

export interface ReadNewsDeps {
  readonly db: Database;
  readonly clock: Clock;
  /** Signs our own address for an outside picture; if missing, no picture is shown. */
  readonly pictures?: Pick<PictureSigner, "sign">;
  /** For papers that are not in our own list: those of the sample edition. */
  readonly factsAbout?: FactsAbout | undefined;
  /** Says one of the site's sentences in a language; if missing, in English. */
  readonly say?: Say;
}

type Say = (language: Language, sentence: string) => string;

/** The known facts about a paper, each with its source page. */
type FactsAbout = (paperId: string) => readonly SourcedFact[];

/** What each reading function receives. */
export interface HandlerDeps {
  readonly db: NewsDatabase;
  readonly clock: Clock;
  sign(kind: "pictures" | "icons", url: string | null): string | null;
  readonly factsAbout: FactsAbout;
  readonly say: Say;
}

export type NewsHandlers = Handlers<
  NewsEndpoints & FrontPageEndpoints & BreakingEndpoints & PaperEndpoints & PlacesEndpoints
>;

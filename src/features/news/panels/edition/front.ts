import type * as api from "#contracts/all/api.ts";
import type { AnswerOf } from "#contracts/endpoint.ts";
import type { EditionKey, FrontEdition, FrontPageEndpoints } from "#features/news/contract/front-page.ts";
import { type Coverage, coverageOf } from "#features/news/panels/coverage.ts";
import { type CardArticle, cardOf } from "#features/news/panels/visible.ts";

/** An edition as its page shows it. */
export interface ShownEdition extends EditionKey {
  openedAt: string;
  updatedAt: string;
  /** The lead is the first. */
  stories: CardArticle[];
  /** The lead's coverage; null if only one article tells it. */
  coverage: Coverage | null;
}

/** The top of the front page. */
export interface Front {
  edition: ShownEdition | null;
  nextAt: string;
  earlier: EditionKey | null;
  storiesToday: number;
  papersToday: number;
}

export function frontOf(answer: AnswerOf<FrontPageEndpoints, typeof api.news.currentEdition>): Front {
  return {
    edition: answer.edition && editionOf(answer.edition),
    nextAt: answer.next_at,
    earlier: answer.earlier,
    storiesToday: answer.stories_today,
    papersToday: answer.papers_today,
  };
}

export function editionOf({
  date,
  name,
  opened_at,
  updated_at,
  stories,
  lead_story,
}: FrontEdition): ShownEdition {
  return {
    date,
    name,
    openedAt: opened_at,
    updatedAt: updated_at,
    stories: stories.map(cardOf),
    coverage: lead_story && coverageOf(lead_story),
  };
}

import type { Article, Story } from "#contracts/news.ts";
import { type CardArticle, cardArticle } from "./visible.ts";

/** The opening of the front page. */
export interface Front {
  lead: CardArticle | null;
  tellings: { published_at: string; paper: string }[];
  storiesToday: number;
  papersToday: number;
}

interface Homepage {
  lead?: Article | null;
  lead_story?: Story | null;
  stories_today?: number;
  papers_today?: number;
}

export function frontOf(answer: Homepage): Front {
  return {
    lead: answer.lead ? cardArticle(answer.lead) : null,
    tellings: (answer.lead_story?.tellings ?? []).map(({ published_at, paper }) => ({
      published_at,
      paper: paper.name,
    })),
    storiesToday: answer.stories_today ?? 0,
    papersToday: answer.papers_today ?? 0,
  };
}

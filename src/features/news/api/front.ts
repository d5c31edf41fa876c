import * as api from "#contracts/all/api.ts";
import type { PopularWhy } from "#features/news/shapes.ts";
import { findDigest } from "#features/news/store/digest.ts";
import {
  type ArticleRow,
  countSince,
  findByIds,
  findLatest,
  findMostReported,
} from "#features/news/store/find-articles.ts";
import { findTellings } from "#features/news/store/find-stories.ts";
import { HOUR_MS } from "#platform/time.ts";
import { toCards, toStory } from "./cards.ts";
import type { HandlerDeps, NewsHandlers } from "./deps.ts";
import { startOfToday } from "./filter.ts";

const PICKS = 6;
const LEAD_HOURS = 24;
/** If the first story was taken down, the next one leads. */
const LEADS_LOOKED_AT = 5;
const POPULAR_HOURS = 48;

/** The opening of the front page: the most read and most reported stories. */
export function readFront(deps: HandlerDeps) {
  return {
    [api.news.homepage]: async () => {
      const now = deps.clock.now();
      const [picks, lead, today] = await Promise.all([
        findPicked(),
        findLead(),
        countSince(deps.db, startOfToday(now), now),
      ]);
      const [featured, leadCards, tellings] = await Promise.all([
        toCards(picks, deps, "of the story"),
        toCards(lead ? [lead] : [], deps, "of the story"),
        findTellings(deps.db, lead ? [lead.story_id] : []),
      ]);
      return {
        featured,
        lead: leadCards[0] ?? null,
        lead_story: tellings.length > 1 ? toStory(tellings, deps) : null,
        papers_today: today.papers,
        stories_today: today.stories,
      };
    },
    [api.news.popular]: async ({ limit }) => {
      const popular = await findPopular(limit);
      const cards = await toCards(
        popular.map(({ row }) => row),
        deps,
        "of the story",
      );
      return {
        articles: cards.map((card, index) => ({
          ...card,
          reason: popular[index]?.reason ?? "",
          why: popular[index]?.why ?? null,
        })),
      };
    },
  } satisfies Partial<NewsHandlers>;

  async function findPicked(): Promise<ArticleRow[]> {
    const picked = await findByIds(deps.db, await findDigest(deps.db, "picks"));
    return picked.length > 0
      ? picked
      : findLatest(deps.db, { until: deps.clock.now() }, { limit: PICKS, offset: 0 });
  }

  async function findLead(): Promise<ArticleRow | null> {
    const [first] = await findByIds(deps.db, (await findDigest(deps.db, "leads")).slice(0, LEADS_LOOKED_AT));
    if (first !== undefined) return first;
    const mostTold = await findMostReported(deps.db, inLast(LEAD_HOURS), 1);
    return (
      mostTold[0] ??
      (await findLatest(deps.db, { until: deps.clock.now() }, { limit: 1, offset: 0 }))[0] ??
      null
    );
  }

  async function findPopular(
    limit: number,
  ): Promise<{ row: ArticleRow; reason: string; why: PopularWhy | null }[]> {
    const digest = await findDigest(deps.db, "popular");
    const found = new Map(digest.map((popular) => [popular.id, popular]));
    const rows = await findByIds(deps.db, [...found.keys()]);
    // Before the first analysis, the stories that the most papers report.
    const chosen = rows.length > 0 ? rows : await findMostReported(deps.db, inLast(POPULAR_HOURS), limit);
    return chosen.slice(0, limit).map((row) => {
      const { reason = "New", why = null } = found.get(row.id) ?? {};
      return { row, reason, why };
    });
  }

  function inLast(hours: number): { since: Date; until: Date } {
    const until = deps.clock.now();
    return { since: new Date(until.getTime() - hours * HOUR_MS), until };
  }
}

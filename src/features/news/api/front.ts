import * as api from "#contracts/all/api.ts";
import type { Language } from "#contracts/languages.ts";
import type { PopularWhy } from "#features/news/shapes.ts";
import {
  type ArticleRow,
  countPublished,
  findByIds,
  findLatest,
  findMostReported,
} from "#features/news/store/find-articles.ts";
import { findBreaking } from "#features/news/store/find-breaking.ts";
import { findTellings } from "#features/news/store/find-stories.ts";
import { HOUR_MS } from "#platform/time.ts";
import { findListOf, findRowsOf, inLanguages } from "./analysed-lists.ts";
import { toCards, toStory } from "./cards.ts";
import type { HandlerDeps, NewsHandlers } from "./deps.ts";
import { startOfToday } from "./filter.ts";

const PICKS = 6;
const LEAD_HOURS = 24;
/** If the first story was taken down, the next one leads. */
const LEADS_LOOKED_AT = 5;
const POPULAR_HOURS = 48;

type Asked = readonly Language[] | undefined;

/** The opening of the front page: the most read and most reported stories. */
export function readFront(deps: HandlerDeps) {
  return {
    [api.news.homepage]: async ({ language: languages }) => {
      const now = deps.clock.now();
      const [picks, lead, today] = await Promise.all([
        findPicked(languages),
        findLead(languages),
        countPublished(deps.db, { since: startOfToday(now), until: now, languages }),
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
    [api.news.popular]: async ({ limit, language: languages }) => {
      const popular = await findPopular(deps, limit, languages);
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

  async function findPicked(languages: Asked): Promise<ArticleRow[]> {
    const picked = await findRowsOf(deps.db, "picks", languages);
    return picked.length > 0
      ? picked
      : findLatest(deps.db, { until: deps.clock.now(), languages }, { limit: PICKS, offset: 0 });
  }

  async function findLead(languages: Asked): Promise<ArticleRow | null> {
    const ids = await findListOf(deps.db, "leads", languages);
    const looked = languages === undefined ? ids.slice(0, LEADS_LOOKED_AT) : ids;
    const [first] = inLanguages(await findByIds(deps.db, looked), languages);
    if (first !== undefined) return first;
    const [mostTold] = await findMostReported(
      deps.db,
      { ...lastHours(LEAD_HOURS, deps.clock.now()), languages },
      1,
    );
    if (mostTold !== undefined) return mostTold;
    const ever = { until: deps.clock.now(), languages };
    return (await findLatest(deps.db, ever, { limit: 1, offset: 0 }))[0] ?? null;
  }
}

/** The stories that are breaking now. */
export function readBreaking({ db, clock }: HandlerDeps) {
  return {
    [api.news.breaking]: async ({ language }) => {
      const stories = await findBreaking(db, clock.now(), language);
      return { stories: stories.map((one) => ({ ...one, broke_at: one.broke_at.toISOString() })) };
    },
  } satisfies Partial<NewsHandlers>;
}

function lastHours(hours: number, until: Date): { since: Date; until: Date } {
  return { since: new Date(until.getTime() - hours * HOUR_MS), until };
}

async function findPopular(
  deps: HandlerDeps,
  limit: number,
  languages: Asked,
): Promise<{ row: ArticleRow; reason: string; why: PopularWhy | null }[]> {
  const digest = await findListOf(deps.db, "popular", languages);
  const found = new Map(digest.map((popular) => [popular.id, popular]));
  const rows = inLanguages(await findByIds(deps.db, [...found.keys()]), languages);
  // Before the first analysis, the stories that the most papers report.
  const chosen =
    rows.length > 0
      ? rows
      : await findMostReported(deps.db, { ...lastHours(POPULAR_HOURS, deps.clock.now()), languages }, limit);
  return chosen.slice(0, limit).map((row) => {
    const { reason = "New", why = null } = found.get(row.id) ?? {};
    return { row, reason, why };
  });
}

import * as api from "#contracts/all/api.ts";
import type { Language } from "#contracts/languages.ts";
import type { PopularWhy } from "#features/news/shapes.ts";
import { findListOf, findRowsOf, inLanguages } from "#features/news/store/digest.ts";
import {
  type ArticleRow,
  countPublished,
  findByIds,
  findLatest,
  findMostReported,
} from "#features/news/store/find-articles.ts";
import { findBreaking } from "#features/news/store/find-breaking.ts";
import { HOUR_MS } from "#platform/time.ts";
import { findRecords, leadStoryOf, type Recorded, toCards } from "./cards.ts";
import type { HandlerDeps, NewsHandlers } from "./deps.ts";
import { findCurrent, shownRows } from "./editions.ts";
import { startOfToday } from "./filter.ts";
import { englishReason, shownHeadline } from "./shown-text.ts";

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
      const records = await findRecords(
        deps,
        [...picks, ...(lead ? [lead] : [])].map(({ story_id }) => story_id),
      );
      const [featured, leadCards] = await Promise.all([
        toCards(picks, deps, "of the story", records),
        toCards(lead ? [lead] : [], deps, "of the story", records),
      ]);
      return {
        featured,
        lead: leadCards[0] ?? null,
        lead_story: leadStoryOf(lead ?? undefined, records, deps),
        papers_today: today.papers,
        stories_today: today.stories,
      };
    },
    [api.news.popular]: async ({ limit, language: languages }) => {
      const popular = await findPopular(deps, limit, languages);
      const rows = popular.map(({ row }) => row);
      const records = await findRecords(
        deps,
        rows.map(({ story_id }) => story_id),
      );
      const cards = await toCards(rows, deps, "of the story", records);
      const whyOf = new Map(
        popular.map(({ row, why }) => [row.id, why && asRecorded(why, records.get(row.story_id))]),
      );
      return {
        articles: cards.map((card) => {
          const why = whyOf.get(card._id) ?? null;
          return { ...card, reason: why === null ? "New" : englishReason.popular(why), why };
        }),
      };
    },
  } satisfies Partial<NewsHandlers>;

  async function findPicked(languages: Asked): Promise<ArticleRow[]> {
    const picked = await findRowsOf(deps.db, "picks", languages);
    return picked.length > 0
      ? picked
      : findLatest(deps.db, { until: deps.clock.now(), languages }, { limit: PICKS, offset: 0 });
  }

  /** The current edition's; before the first edition, the most newsworthy or most reported. */
  async function findLead(languages: Asked): Promise<ArticleRow | null> {
    const edition = await findCurrent(deps.db, deps.clock.now(), languages);
    if (edition !== null) return (await shownRows(deps.db, edition, languages))[0] ?? null;
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
export function readBreaking(deps: HandlerDeps) {
  return {
    [api.news.breaking]: async ({ language }) => {
      const broken = await findBreaking(deps.db, deps.clock.now(), language);
      const records = await findRecords(
        deps,
        broken.map(({ story_id }) => story_id),
      );
      const stories = broken.flatMap(({ story_id, broke_at }) => {
        const record = records.get(story_id);
        if (record === undefined) return [];
        const { first, papers, articles } = record;
        return [
          {
            ...{ story_id, headline: shownHeadline(first.title), language: first.language },
            ...{ paper: first.paper_name, papers: papers.length, broke_at: broke_at.toISOString() },
            articles: articles.map(({ id }) => id),
          },
        ];
      });
      return { stories: stories.sort((a, b) => b.papers - a.papers) };
    },
  } satisfies Partial<NewsHandlers>;
}

/** The analysis counted the papers of two days; what is shown is what the story's record says now. */
function asRecorded(why: PopularWhy, record: Recorded | undefined): PopularWhy {
  if (record === undefined) return why;
  return {
    ...why,
    papers: record.papers.length,
    since: why.since && record.first.published_at.toISOString(),
  };
}

function lastHours(hours: number, until: Date): { since: Date; until: Date } {
  return { since: new Date(until.getTime() - hours * HOUR_MS), until };
}

async function findPopular(
  deps: HandlerDeps,
  limit: number,
  languages: Asked,
): Promise<{ row: ArticleRow; why: PopularWhy | null }[]> {
  const digest = await findListOf(deps.db, "popular", languages);
  const found = new Map(digest.map(({ id, why = null }) => [id, why]));
  const rows = inLanguages(await findByIds(deps.db, [...found.keys()]), languages);
  // Before the first analysis, the stories that the most papers report.
  const chosen =
    rows.length > 0
      ? rows
      : await findMostReported(deps.db, { ...lastHours(POPULAR_HOURS, deps.clock.now()), languages }, limit);
  return chosen.slice(0, limit).map((row) => ({ row, why: found.get(row.id) ?? null }));
}

import { findDigest } from "#domains/news/store/digest.ts";
import {
  type ArticleRow,
  countSince,
  findByIds,
  findLatest,
  findMostTold,
} from "#domains/news/store/find-articles.ts";
import { findTellings } from "#domains/news/store/find-stories.ts";
import { HOUR_MS } from "#platform/time.ts";
import { toCards, toStory } from "./cards.ts";
import type { Answers, Desk } from "./deps.ts";
import { startOfToday } from "./filter.ts";

const PICKS = 6;
const LEAD_HOURS = 24;
/** If the first story was taken down, the next one leads. */
const LEADS_LOOKED_AT = 5;
const POPULAR_HOURS = 48;

/** The opening of the front page: the most read and most reported stories. */
export function readFront(desk: Desk): Answers<"GET /articles/homepage" | "GET /trending/popular"> {
  return {
    "GET /articles/homepage": async () => {
      const [picks, lead, today] = await Promise.all([
        findPicked(),
        findLead(),
        countSince(desk.db, startOfToday(desk.clock.now())),
      ]);
      const [featured, leadCards, tellings] = await Promise.all([
        toCards(picks, desk, "of the story"),
        toCards(lead ? [lead] : [], desk, "of the story"),
        findTellings(desk.db, lead ? [lead.story_id] : []),
      ]);
      return {
        featured,
        lead: leadCards[0] ?? null,
        lead_story: tellings.length > 1 ? toStory(tellings, desk) : null,
        papers_today: today.papers,
        stories_today: today.stories,
      };
    },
    "GET /trending/popular": async ({ limit }) => {
      const found = await findPopular(limit);
      const cards = await toCards(
        found.map(({ row }) => row),
        desk,
        "of the story",
      );
      return { articles: cards.map((card, place) => ({ ...card, reason: found[place]?.reason ?? "" })) };
    },
  };

  async function findPicked(): Promise<ArticleRow[]> {
    const picked = await findByIds(desk.db, await findDigest(desk.db, "picks"));
    return picked.length > 0 ? picked : findLatest(desk.db, {}, { limit: PICKS, offset: 0 });
  }

  async function findLead(): Promise<ArticleRow | null> {
    const [first] = await findByIds(desk.db, (await findDigest(desk.db, "leads")).slice(0, LEADS_LOOKED_AT));
    if (first !== undefined) return first;
    const told = await findMostTold(desk.db, { since: hoursAgo(LEAD_HOURS) }, 1);
    return told[0] ?? (await findLatest(desk.db, {}, { limit: 1, offset: 0 }))[0] ?? null;
  }

  async function findPopular(limit: number): Promise<{ row: ArticleRow; reason: string }[]> {
    const digest = await findDigest(desk.db, "popular");
    const reasons = new Map(digest.map(({ id, reason }) => [id, reason]));
    const rows = await findByIds(desk.db, [...reasons.keys()]);
    // Before the first analysis, the stories that the most papers report.
    const shown =
      rows.length > 0 ? rows : await findMostTold(desk.db, { since: hoursAgo(POPULAR_HOURS) }, limit);
    return shown.slice(0, limit).map((row) => ({ row, reason: reasons.get(row.id) ?? "New" }));
  }

  function hoursAgo(hours: number): Date {
    return new Date(desk.clock.now().getTime() - hours * HOUR_MS);
  }
}

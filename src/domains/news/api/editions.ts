import { refuse } from "#contracts/endpoint.ts";
import { editionAfter, editionAt, isEditionName, opensAt } from "#domains/news/editions/times.ts";
import type { EditionKey, EditionStory } from "#domains/news/shapes.ts";
import {
  type EditionRow,
  findEdition,
  findLatestEdition,
  findNeighbours,
} from "#domains/news/store/editions.ts";
import { type ArticleRow, countSince, findByIds } from "#domains/news/store/find-articles.ts";
import { findTellings } from "#domains/news/store/find-stories.ts";
import { daysBefore } from "#platform/time.ts";
import { toCards, toStory } from "./cards.ts";
import type { Answers, Desk } from "./deps.ts";
import { startOfToday } from "./filter.ts";

/** The front page's editions: the open one, and each of the last 30 days. */
export function readEditions(desk: Desk): Answers<"GET /editions/current" | "GET /editions/{date}/{name}"> {
  return {
    "GET /editions/current": async () => {
      const now = desk.clock.now();
      const [row, today] = await Promise.all([
        findLatestEdition(desk.db, daysBefore(now, 1)),
        countSince(desk.db, startOfToday(now)),
      ]);
      const around = row && (await findNeighbours(desk.db, row.begun_at));
      return {
        edition: row && (await toEdition(row)),
        next_at: opensAt(editionAfter(editionAt(now))).toISOString(),
        earlier: around?.earlier ? keyOf(around.earlier) : null,
        papers_today: today.papers,
        stories_today: today.stories,
      };
    },
    "GET /editions/{date}/{name}": async ({ date, name }) => {
      const row = isEditionName(name) ? await findEdition(desk.db, { date, name }) : null;
      if (row === null) return refuse("not-found", "There is no such edition.");
      const [edition, { earlier, later }] = await Promise.all([
        toEdition(row),
        findNeighbours(desk.db, row.begun_at),
      ]);
      return { edition, earlier: earlier && keyOf(earlier), later: later && keyOf(later) };
    },
  };

  async function toEdition(row: EditionRow) {
    const rows = await findFaces(row.stories);
    const [lead] = rows;
    const [stories, tellings] = await Promise.all([
      toCards(rows, desk, "of the story"),
      findTellings(desk.db, lead ? [lead.story_id] : []),
    ]);
    return {
      ...keyOf(row),
      opened_at: opensAt(row).toISOString(),
      updated_at: row.updated_at.toISOString(),
      stories,
      lead_story: tellings.length > 1 ? toStory(tellings, desk) : null,
    };
  }

  /** An article that was taken down is in no edition: another one represents its story, if there is one. */
  async function findFaces(stories: readonly EditionStory[]): Promise<ArticleRow[]> {
    const rows = await findByIds(
      desk.db,
      stories.map(({ article }) => article),
    );
    const shown = new Map(rows.map((row) => [row.id, row]));
    const missing = stories.filter(({ article }) => !shown.has(article)).map(({ story }) => story);
    const others = Map.groupBy(await findTellings(desk.db, missing), ({ story_id }) => story_id);
    const faces = stories.flatMap(({ story, article }) => shown.get(article) ?? others.get(story)?.[0] ?? []);
    return faces.filter(
      ({ story_id }, place) => place === faces.findIndex((one) => one.story_id === story_id),
    );
  }
}

function keyOf({ date, name }: EditionKey): EditionKey {
  return { date, name };
}

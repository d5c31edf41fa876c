import * as api from "#contracts/all/api.ts";
import { refuse } from "#contracts/endpoint.ts";
import { editionAfter, editionAt, isEditionName, opensAt } from "#features/news/editions/times.ts";
import type { EditionKey, EditionStory } from "#features/news/shapes.ts";
import {
  type EditionRow,
  findEdition,
  findLatestEdition,
  findNeighbours,
} from "#features/news/store/editions.ts";
import { type ArticleRow, countSince, findByIds } from "#features/news/store/find-articles.ts";
import { findTellings } from "#features/news/store/find-stories.ts";
import { changesAt } from "#platform/cache/ingredients.ts";
import { daysBefore } from "#platform/time.ts";
import { findRecords, leadStoryOf, toCards } from "./cards.ts";
import type { HandlerDeps, NewsHandlers } from "./deps.ts";
import { startOfToday } from "./filter.ts";

/** The front page's editions: the open one, and each of the last 30 days. */
export function readEditions(deps: HandlerDeps) {
  return {
    [api.news.currentEdition]: async () => {
      const now = deps.clock.now();
      const open = editionAt(now);
      const next = opensAt(editionAfter(open));
      changesAt(next);
      const [row, today] = await Promise.all([
        findLatestEdition(deps.db, editionAt(daysBefore(now, 1)), open),
        countSince(deps.db, startOfToday(now), now),
      ]);
      const neighbours = row && (await findNeighbours(deps.db, row, open));
      return {
        edition: row && (await toEdition(row)),
        next_at: next.toISOString(),
        earlier: neighbours?.earlier ? keyOf(neighbours.earlier) : null,
        papers_today: today.papers,
        stories_today: today.stories,
      };
    },
    [api.news.edition]: async ({ date, name }) => {
      const open = editionAt(deps.clock.now());
      const row = isEditionName(name) ? await findEdition(deps.db, { date, name }) : null;
      if (row === null || opensAt(row) > opensAt(open))
        return refuse("not-found", "There is no such edition.");
      const [edition, { earlier, later }] = await Promise.all([
        toEdition(row),
        findNeighbours(deps.db, row, open),
      ]);
      return { edition, earlier: earlier && keyOf(earlier), later: later && keyOf(later) };
    },
  } satisfies Partial<NewsHandlers>;

  async function toEdition(row: EditionRow) {
    const rows = await findFaces(row.stories);
    const [lead] = rows;
    const records = await findRecords(
      deps,
      rows.map(({ story_id }) => story_id),
    );
    return {
      ...keyOf(row),
      opened_at: opensAt(row).toISOString(),
      updated_at: row.updated_at.toISOString(),
      stories: await toCards(rows, deps, "of the story", records),
      lead_story: leadStoryOf(lead, records, deps),
    };
  }

  /** An article that was taken down is in no edition: another one represents its story, if there is one. */
  async function findFaces(stories: readonly EditionStory[]): Promise<ArticleRow[]> {
    const rows = await findByIds(
      deps.db,
      stories.map(({ article }) => article),
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    const missing = stories.filter(({ article }) => !byId.has(article)).map(({ story }) => story);
    const replacements = Map.groupBy(await findTellings(deps.db, missing), ({ story_id }) => story_id);
    const faces = stories.flatMap(
      ({ story, article }) => byId.get(article) ?? replacements.get(story)?.[0] ?? [],
    );
    return faces.filter(
      ({ story_id }, index) => index === faces.findIndex((one) => one.story_id === story_id),
    );
  }
}

function keyOf({ date, name }: EditionKey): EditionKey {
  return { date, name };
}

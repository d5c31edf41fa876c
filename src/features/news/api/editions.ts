import * as api from "#contracts/all/api.ts";
import { refuse } from "#contracts/endpoint.ts";
import type { Language } from "#contracts/languages.ts";
import { EDITION_LENGTH } from "#features/news/editions/choose.ts";
import { editionAfter, editionAt, isEditionName, opensAt } from "#features/news/editions/times.ts";
import type { EditionKey, EditionStory } from "#features/news/shapes.ts";
import {
  type EditionRow,
  findEdition,
  findLatestEdition,
  findNeighbours,
} from "#features/news/store/editions.ts";
import { type ArticleRow, countPublished, findByIds } from "#features/news/store/find-articles.ts";
import { findTellings } from "#features/news/store/find-stories.ts";
import { changesAt } from "#platform/cache/ingredients.ts";
import { daysBefore } from "#platform/time.ts";
import { inTurn } from "./analysed-lists.ts";
import { toCards, toStory } from "./cards.ts";
import type { HandlerDeps, NewsHandlers } from "./deps.ts";
import { startOfToday } from "./filter.ts";

/** The front page's editions: the open one, and each of the last 30 days. */
export function readEditions(deps: HandlerDeps) {
  return {
    [api.news.currentEdition]: async ({ language: languages }) => {
      const now = deps.clock.now();
      const open = editionAt(now);
      const next = opensAt(editionAfter(open));
      changesAt(next);
      const [row, today] = await Promise.all([
        ofEach(languages, (language) =>
          findLatestEdition(deps.db, editionAt(daysBefore(now, 1)), open, language),
        ),
        countPublished(deps.db, { since: startOfToday(now), until: now, languages }),
      ]);
      const neighbours = row && (await findNeighbours(deps.db, row, open, languages?.[0]));
      return {
        edition: row && (await toEdition(row)),
        next_at: next.toISOString(),
        earlier: neighbours?.earlier ? keyOf(neighbours.earlier) : null,
        papers_today: today.papers,
        stories_today: today.stories,
      };
    },
    [api.news.edition]: async ({ date, name, language: languages }) => {
      const open = editionAt(deps.clock.now());
      const row = isEditionName(name)
        ? await ofEach(languages, (language) => findEdition(deps.db, { date, name }, language))
        : null;
      if (row === null || opensAt(row) > opensAt(open))
        return refuse("not-found", "There is no such edition.");
      const [edition, { earlier, later }] = await Promise.all([
        toEdition(row),
        findNeighbours(deps.db, row, open, languages?.[0]),
      ]);
      return { edition, earlier: earlier && keyOf(earlier), later: later && keyOf(later) };
    },
  } satisfies Partial<NewsHandlers>;

  async function toEdition(row: EditionRow) {
    const rows = await findFaces(row.stories);
    const [lead] = rows;
    const [stories, tellings] = await Promise.all([
      toCards(rows, deps, "of the story"),
      findTellings(deps.db, lead ? [lead.story_id] : []),
    ]);
    return {
      ...keyOf(row),
      opened_at: opensAt(row).toISOString(),
      updated_at: row.updated_at.toISOString(),
      stories,
      lead_story: tellings.length > 1 ? toStory(tellings, deps) : null,
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

/** The edition of all stories; or that of a language; or, of several languages, their latest one's, its places in turn. */
async function ofEach(
  languages: readonly Language[] | undefined,
  find: (language?: Language) => Promise<EditionRow | null>,
): Promise<EditionRow | null> {
  if (languages === undefined) return find();
  const found = (await Promise.all(languages.map(find))).filter((row) => row !== null);
  const [latest, ...others] = found.toSorted((a, b) => +opensAt(b) - +opensAt(a));
  if (latest === undefined || others.length === 0) return latest ?? null;
  return {
    ...latest,
    stories: inTurn(found.map(({ stories }) => stories)).slice(0, EDITION_LENGTH),
    updated_at: new Date(Math.max(...found.map(({ updated_at }) => +updated_at))),
  };
}

function keyOf({ date, name }: EditionKey): EditionKey {
  return { date, name };
}

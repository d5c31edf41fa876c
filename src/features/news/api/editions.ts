import * as api from "#contracts/all/api.ts";
import { refuse } from "#contracts/endpoint.ts";
import { languages as allLanguages, type Language } from "#contracts/languages.ts";
import { kindOf } from "#features/news/desk/kind.ts";
import { chooseEdition, EDITION_LENGTH, updateEdition } from "#features/news/editions/choose.ts";
import { pressesOnEdition, withKilled, withPresses } from "#features/news/editions/presses.ts";
import { editionAfter, editionAt, isEditionName, opensAt } from "#features/news/editions/times.ts";
import type { EditionKey, EditionStory, FrontStory } from "#features/news/shapes.ts";
import { type Digests, findDigest, inLanguages, inTurn } from "#features/news/store/digest.ts";
import {
  type EditionArticle,
  type EditionRow,
  findEdition,
  findEditionArticles,
  findLatestEdition,
  findNeighbours,
  findPresses,
  findRecaps,
} from "#features/news/store/editions.ts";
import { type ArticleRow, countPublished, findByIds } from "#features/news/store/find-articles.ts";
import { findBreaking } from "#features/news/store/find-breaking.ts";
import { findTellings, inCurrentStories } from "#features/news/store/find-stories.ts";
import type { NewsDatabase } from "#features/news/store/tables.ts";
import { findFrontStories } from "#features/news/trends/front-stories.ts";
import { changesAt } from "#platform/cache/ingredients.ts";
import { latestPlausibleTime } from "#platform/clock.ts";
import { daysBefore } from "#platform/time.ts";
import { findRecords, leadStoryOf, toCards } from "./cards.ts";
import type { HandlerDeps, NewsHandlers } from "./deps.ts";
import { startOfToday } from "./filter.ts";

/** The evening edition lasts twelve hours, and its stories may be a day old when it opens. */
const LOOK_BACK_DAYS = 2;

/** The front page's editions: the open one, and each of the last 30 days. */
export function readEditions(deps: HandlerDeps) {
  return {
    [api.news.currentEdition]: async ({ language: languages }) => {
      const now = deps.clock.now();
      const open = editionAt(now);
      const [row, today] = await Promise.all([
        findCurrent(deps.db, now, languages),
        countPublished(deps.db, { since: startOfToday(now), until: now, languages }),
      ]);
      const neighbours = row && (await findNeighbours(deps.db, row, open, languages?.[0]));
      return {
        edition: row && (await toEdition(row, languages)),
        next_at: opensAt(editionAfter(open)).toISOString(),
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
        toEdition(row, languages),
        findNeighbours(deps.db, row, open, languages?.[0]),
      ]);
      return { edition, earlier: earlier && keyOf(earlier), later: later && keyOf(later) };
    },
  } satisfies Partial<NewsHandlers>;

  async function toEdition(row: EditionRow, languages: readonly Language[] | undefined) {
    const rows = await shownRows(deps.db, row, languages);
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
}

/** The edition that the front page shows now. */
export function findCurrent(
  db: NewsDatabase,
  now: Date,
  languages?: readonly Language[],
): Promise<EditionRow | null> {
  const open = editionAt(now);
  changesAt(opensAt(editionAfter(open)));
  const earliest = editionAt(daysBefore(now, 1));
  return ofEach(languages, (language) => findLatestEdition(db, earliest, open, language));
}

/** The articles of an edition as readers see them, the lead first. */
export async function shownRows(
  db: NewsDatabase,
  edition: EditionRow,
  languages?: readonly Language[],
): Promise<ArticleRow[]> {
  return facesOf(await shownStories(db, edition, languages), db);
}

/** An article that was taken down is in no edition: another one represents its story, if there is one. */
export async function facesOf(stories: readonly EditionStory[], db: NewsDatabase): Promise<ArticleRow[]> {
  const rows = await findByIds(
    db,
    stories.map(({ article }) => article),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const missing = stories.filter(({ article }) => !byId.has(article)).map(({ story }) => story);
  const replacements = Map.groupBy(await findTellings(db, missing), ({ story_id }) => story_id);
  const faces = stories.flatMap(
    ({ story, article }) => byId.get(article) ?? replacements.get(story)?.[0] ?? [],
  );
  return faces.filter(({ story_id }, index) => index === faces.findIndex((one) => one.story_id === story_id));
}

/** The edition of a moment as the desk would choose it then from today's articles, and what it chose from. */
export async function composeEdition(db: NewsDatabase, at: Date) {
  const weighed = await weighArticles(db, at);
  return chooseFrom(db, at, weighed.candidates, weighed.articles);
}

/** That edition, and in the same way one of each language's own stories. */
export async function composeEditions(db: NewsDatabase, at: Date) {
  const { articles, candidates, recaps } = await weighArticles(db, at);
  const languageOf = new Map(articles.map(({ id, language }) => [id, language]));
  const spoken = new Set(languageOf.values());
  const ofLanguages = allLanguages
    .filter((language) => spoken.has(language))
    .map(async (language) => {
      const own = articles.filter((article) => article.language === language);
      // Nearly all are English: those were weighed above.
      const theirs =
        language === "en"
          ? candidates.filter(({ article }) => languageOf.get(article) === language)
          : findFrontStories(own, at, recaps);
      return { language, ...(await chooseFrom(db, at, theirs, own, language)) };
    });
  const ofAll = { language: undefined, ...(await chooseFrom(db, at, candidates, articles)) };
  return [ofAll, ...(await Promise.all(ofLanguages))] as const;
}

async function weighArticles(db: NewsDatabase, at: Date) {
  const since = daysBefore(at, LOOK_BACK_DAYS);
  const [found, subjects, recaps] = await Promise.all([
    findEditionArticles(db, since, at),
    findDigest(db, "subjects"),
    findRecaps(db, since, at),
  ]);
  const subjectOf = asAnalysed(subjects);
  const articles = found.map((article) => ({
    ...article,
    kind: kindOf(article),
    subject: subjectOf(article),
  }));
  return { articles, recaps, candidates: findFrontStories(articles, at, recaps) };
}

async function chooseFrom(
  db: NewsDatabase,
  at: Date,
  front: readonly FrontStory[],
  articles: readonly EditionArticle[],
  language?: Language,
) {
  const key = editionAt(at);
  const stored = await findEdition(db, key, language);
  // An edition begun in the future was begun by a clock that was ahead, from older stories.
  const open = stored !== null && stored.begun_at <= latestPlausibleTime(at) ? stored : null;
  const breaking = await findBreaking(db, at, language && [language]);
  const brokeAt = new Map(breaking.map(({ story_id, broke_at }) => [story_id, broke_at]));
  const candidates = front.map((one) => ({ ...one, burstAt: brokeAt.get(one.story) ?? null }));
  const stories =
    open === null
      ? chooseEdition(candidates, at)
      : updateEdition(
          { opensAt: opensAt(key), begunAt: open.begun_at, stories: open.stories },
          candidates,
          articles,
          at,
        );
  return { key, open, stories, candidates };
}

/**
 * The subject of each article as the last analysis found it, so that edition, lead and picks are weighed alike; before
 * the first analysis, as the desk did.
 */
function asAnalysed(subjects: Digests["subjects"]): (article: EditionArticle) => string {
  const subjectOf = new Map(
    subjects.flatMap((stories) => stories.map((story) => [story, stories[0] ?? story])),
  );
  return ({ story, subject }) => (subjectOf.size === 0 ? subject : (subjectOf.get(story) ?? story));
}

/**
 * The stories of an edition as readers see them: the desk's choice with the operator's presses. In a language's own
 * edition others of that language take the places of killed stories: what the operator pins is in the edition of all.
 */
export async function shownStories(
  db: NewsDatabase,
  edition: Pick<EditionRow, "date" | "name" | "stories">,
  languages?: readonly Language[],
): Promise<EditionStory[]> {
  const [current, allPresses] = await Promise.all([inCurrentStories(db, edition.stories), findPresses(db)]);
  const presses = pressesOnEdition(allPresses, edition);
  const stories = withKilled(presses, edition.stories, current);
  if (languages === undefined) return withPresses(stories, presses);
  const kills = presses.filter(({ list }) => list === null);
  const named = kills.flatMap(({ others }) => others.map(({ article }) => article));
  const spoken = new Set(inLanguages(await findByIds(db, named), languages).map(({ id }) => id));
  return withPresses(
    stories,
    kills.map((kill) => ({ ...kill, others: kill.others.filter(({ article }) => spoken.has(article)) })),
  );
}

/**
 * The edition of all stories, or that of one language. For several languages, the latest of theirs, its places filled
 * from each in turn.
 */
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

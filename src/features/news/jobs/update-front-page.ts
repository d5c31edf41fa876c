import { isDeepStrictEqual } from "node:util";
import { type Language, languages } from "#contracts/languages.ts";
import { kindOf } from "#features/news/desk/kind/kind.ts";
import { chooseEdition, updateEdition } from "#features/news/editions/choose.ts";
import { editionAt, opensAt } from "#features/news/editions/times.ts";
import type { FrontStory } from "#features/news/shapes.ts";
import { type Digests, findDigest } from "#features/news/store/digest.ts";
import {
  type EditionArticle,
  findEdition,
  findEditionArticles,
  findRecaps,
  saveEdition,
} from "#features/news/store/editions.ts";
import { newsTables } from "#features/news/store/tables.ts";
import { findFrontStories } from "#features/news/trends/leads.ts";
import { latestPlausibleTime } from "#platform/clock.ts";
import { daysBefore } from "#platform/time.ts";
import type { NewsJobsDeps } from "./deps.ts";

/** The evening edition lasts twelve hours, and its stories may be a day old when it opens. */
const LOOK_BACK_DAYS = 2;

/**
 * Opens the edition of the hour, or brings the open one up to date: that of all stories, and that of each language's
 * own. Writes nothing if the choice is unchanged.
 */
export async function updateFrontPage(deps: Pick<NewsJobsDeps, "db" | "edition">, now: Date): Promise<void> {
  const db = newsTables(deps.db);
  const key = editionAt(now);
  const [articles, subjects, recaps] = await Promise.all([
    findEditionArticles(db, daysBefore(now, LOOK_BACK_DAYS), now),
    findDigest(db, "subjects"),
    findRecaps(db, daysBefore(now, LOOK_BACK_DAYS), now),
  ]);
  const subjectOf = asAnalysed(subjects);
  const weighed = articles.map((article) => ({
    ...article,
    kind: kindOf(article),
    subject: subjectOf(article),
  }));
  const candidates = findFrontStories(weighed, now, recaps);
  await update(candidates, articles);
  const languageOf = new Map(articles.map(({ id, language }) => [id, language]));
  for (const language of languages) {
    const ofLanguage = weighed.filter((article) => article.language === language);
    // Nearly all are English: those were weighed above.
    const theirs =
      language === "en"
        ? candidates.filter(({ article }) => languageOf.get(article) === language)
        : findFrontStories(ofLanguage, now, recaps);
    await update(theirs, ofLanguage, language);
  }

  async function update(
    stories: readonly FrontStory[],
    among: readonly EditionArticle[],
    language?: Language,
  ): Promise<void> {
    const stored = await findEdition(db, key, language);
    // One that is begun later than now was begun by a clock that was ahead, out of older stories.
    const open = stored !== null && stored.begun_at <= latestPlausibleTime(now) ? stored : null;
    const chosen =
      open === null
        ? chooseEdition(stories, now)
        : updateEdition(
            { opensAt: opensAt(key), begunAt: open.begun_at, stories: open.stories },
            stories,
            among,
            now,
          );
    if (chosen === null || isDeepStrictEqual(chosen, open?.stories)) return;
    const row = { ...key, stories: chosen, begun_at: open?.begun_at ?? now, updated_at: now };
    await saveEdition(db, row, deps.edition === "sample", language);
  }
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

import { storyPage } from "#contracts/addresses.ts";
import * as api from "#contracts/all/api.ts";
import { isLanguage, type Language, languages } from "#contracts/languages.ts";
import { fitPayload, isQuietTime, usefulUntil } from "#features/push/rules/push-rules.ts";
import { announce, issuesSince } from "#features/push/store/messages.ts";
import { lagosDate, lagosInstant } from "#platform/time.ts";
import type { AnnounceDeps } from "./deps.ts";

const MAX_A_DAY = 3;
const USEFUL_HOURS = 2;

/**
 * Announces stories that have just broken: each once, and at most three a day to readers of one language. At night nothing
 * is announced.
 */
export async function announceBreaking({ db, clock, ask, edition }: AnnounceDeps): Promise<void> {
  const at = clock.now();
  if (isQuietTime(at)) return;
  const { stories } = await ask(api.news.breaking);
  if (stories.length === 0) return;
  const question = { edition, channel: "breaking" } as const;
  const announced = await issuesSince(db, { ...question, since: new Date(0) });
  const today = await issuesSince(db, { ...question, since: lagosInstant(lagosDate(at), "00:00") });
  const told = today.map(({ lang }) => readersOf(lang));
  // A story's id is that of one of its articles: a story that was merged may have been announced under another id.
  const isNew = (articles: readonly string[]): boolean =>
    !announced.some(({ issue }) => articles.includes(issue));
  for (const story of stories.filter(({ articles }) => isNew(articles))) {
    const toTell = readersOf(story.language).filter(
      (language) => told.filter((readers) => readers.includes(language)).length < MAX_A_DAY,
    );
    if (toTell.length === 0) continue;
    told.push(toTell);
    await announce(db, {
      ...question,
      issue: story.story_id,
      languages: toTell,
      at,
      goodUntil: usefulUntil(at, USEFUL_HOURS),
      articles: story.articles.slice(0, 1),
      payload: fitPayload({
        headline: story.headline,
        paper: story.paper,
        address: storyPage(story.story_id),
        lang: story.language,
      }),
    });
  }
}

/** A story in English is for everybody, one in another language for its readers. */
function readersOf(language: string): readonly Language[] {
  return isLanguage(language) && language !== "en" ? [language] : languages;
}

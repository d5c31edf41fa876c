import { storyPage } from "#contracts/addresses.ts";
import * as api from "#contracts/all/api.ts";
import { isLanguage, type Language, languages } from "#contracts/languages.ts";
import { fitPayload } from "#features/push/rules/fit-payload.ts";
import { isQuietTime, usefulUntil } from "#features/push/rules/useful-until.ts";
import { announce, issuesSince } from "#features/push/store/messages.ts";
import { lagosDate, lagosInstant } from "#platform/time.ts";
import type { AnnounceDeps } from "./deps.ts";

const MAX_A_DAY = 3;
const USEFUL_HOURS = 2;

/** Announces stories that have just broken: each once, and at most three a day. At night nothing is announced. */
export async function announceBreaking({ db, clock, ask, edition }: AnnounceDeps): Promise<void> {
  const at = clock.now();
  if (isQuietTime(at)) return;
  const { stories } = await ask(api.news.breaking);
  if (stories.length === 0) return;
  const announced = await issuesSince(db, { edition, channel: "breaking", since: new Date(0) });
  const today = await issuesSince(db, {
    edition,
    channel: "breaking",
    since: lagosInstant(lagosDate(at), "00:00"),
  });
  // A story's id is that of one of its articles: a story that was merged may have been announced under another id.
  const fresh = stories.filter(({ articles }) => !articles.some((article) => announced.includes(article)));
  for (const story of fresh.slice(0, Math.max(0, MAX_A_DAY - today.length))) {
    await announce(db, {
      edition,
      channel: "breaking",
      issue: story.story_id,
      languages: readersOf(story.language),
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

import { hasArticles } from "#features/news/store/find-articles.ts";
import { forgetSlugs } from "#features/news/store/running.ts";
import { rebuildTerms } from "#features/news/store/search/search.ts";
import { newsTables } from "#features/news/store/tables.ts";
import { deleteExpired, dropSample, OUTCOMES_DAYS } from "#features/news/store/tidy.ts";
import type { Database } from "#platform/db/database.ts";
import { forget } from "#platform/jobs/forget.ts";
import type { Job } from "#platform/jobs/job.ts";
import { daysBefore, lagosDate } from "#platform/time.ts";
import { analyse } from "./analyse.ts";
import { createSentenceChooser } from "./choose-sentences.ts";
import type { NewsJobsDeps } from "./deps.ts";
import { learnCategories } from "./learn.ts";
import { createFeedPolling } from "./poll-feeds.ts";
import { updateFrontPage } from "./update-front-page.ts";

export { papers as livePapers } from "#features/news/sources/papers.ts";
export type { RoundResult } from "./deps.ts";

/** Feeds that answered when they were checked; asking them shows whether real newspapers can be reached from here. */
export const feedsToProbe: readonly string[] = [
  "https://punchng.com/feed/",
  "https://dailypost.ng/feed/",
  "https://www.channelstv.com/feed/",
];

/** Deletes the invented articles: they never appear in a live edition, not even before its first article. */
export async function deleteSampleArticles(db: Database): Promise<void> {
  await dropSample(newsTables(db));
}

export async function hasLiveArticles(db: Database): Promise<boolean> {
  return hasArticles(newsTables(db), { sample: false });
}

const WORDS_OF_DAYS = 30;
const VIEWS_DAYS = 60;
const EDITIONS_DAYS = 30;

/**
 * Asks due feeds every minute, with the help of other workers, sorts and stores their articles, analyses them, and
 * deletes old ones at night.
 */
export function newsJobs(deps: NewsJobsDeps): Job[] {
  const db = newsTables(deps.db);
  const polling = createFeedPolling(deps);
  const daysAgo = (days: number): Date => daysBefore(deps.clock.now(), days);
  let hasAnalysed = false;

  async function analyseNow(): Promise<void> {
    await analyse(deps, deps.clock.now());
    await rebuildTerms(db, daysAgo(WORDS_OF_DAYS));
  }

  const updateFront = () => updateFrontPage(deps, deps.clock.now());

  return [
    {
      name: "news.round",
      when: { everyMinutes: 1 },
      async run(_due, again, leaving) {
        const { againInSeconds, ...round } = await polling.round(updateFront, leaving);
        deps.onRound?.(round);
        if (againInSeconds !== null) await again?.(againInSeconds);
        if (round.newArticles === 0) return;
        await updateFront();
        // The first readers should not have to wait for topics and picks until the next analysis is due.
        if (!hasAnalysed) await analyseNow();
        hasAnalysed = true;
      },
      help: polling.help,
      leave: polling.leave,
    },
    { name: "news.edition", when: { everyMinutes: 1 }, run: updateFront },
    ...choiceJob(deps),
    { name: "news.analyse", when: { everyMinutes: 5 }, run: () => analyse(deps, deps.clock.now()) },
    { name: "news.words", when: { everyMinutes: 60 }, run: () => rebuildTerms(db, daysAgo(WORDS_OF_DAYS)) },
    {
      name: "news.learn",
      when: { dailyAt: "02:30" },
      run: () => learnCategories(deps, { since: daysAgo(WORDS_OF_DAYS), now: deps.clock.now() }),
    },
    {
      name: "news.tidy",
      when: { dailyAt: "03:30" },
      run: () =>
        forget(deps, "news.tidy", async (now) => {
          await deleteExpired(db, {
            articlesSince: daysBefore(now, deps.retentionDays),
            outcomesSince: daysBefore(now, OUTCOMES_DAYS),
            viewsSince: daysBefore(now, VIEWS_DAYS),
            editionsFrom: lagosDate(daysBefore(now, EDITIONS_DAYS)),
          });
          await forgetSlugs(db, now);
        }),
    },
  ];
}

/** The analysis never waits for the model: what is chosen now is used by the next analysis. */
function choiceJob({ model, ...deps }: NewsJobsDeps): Job[] {
  if (model === undefined) return [];
  return [{ name: "news.tell", when: { everyMinutes: 5 }, run: createSentenceChooser({ ...deps, model }) }];
}

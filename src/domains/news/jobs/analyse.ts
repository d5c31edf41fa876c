import { findAnalysed, findWishes, saveDigest, saveTopics } from "#domains/news/store/digest.ts";
import { newsTables } from "#domains/news/store/tables.ts";
import { briefTopics } from "#domains/news/trends/brief-topics.ts";
import { findPicks } from "#domains/news/trends/picks.ts";
import { findPopular } from "#domains/news/trends/popular.ts";
import { findTopics } from "#domains/news/trends/topics.ts";
import { HOUR_MS, type NewsJobsHands } from "./hands.ts";

const LOOK_BACK_MS = 48 * HOUR_MS;

/** Topics, popular articles, editor's picks and the brief's topics, as of now. */
export async function analyse(hands: Pick<NewsJobsHands, "db" | "edition">, now: Date): Promise<void> {
  const db = newsTables(hands.db);
  const articles = await findAnalysed(db, new Date(now.getTime() - LOOK_BACK_MS));
  const topics = findTopics(articles, now);
  const brief = briefTopics(topics, articles);
  const popular = findPopular(articles, now, 50);
  const picks = findPicks(articles, now, await findWishes(db));
  await db.transaction().execute(async (tx) => {
    await saveDigest(
      tx,
      "popular",
      popular.map(({ id, reason }) => ({ id, reason })),
      now,
    );
    await saveDigest(tx, "picks", picks, now);
    await saveDigest(tx, "brief", brief, now);
    await saveTopics(
      tx,
      topics.map((topic) => ({
        id: topic.id,
        name: topic.name,
        score: topic.score,
        reason: topic.reason,
        papers: topic.papers,
        articles: [...topic.articles],
        sample_headlines: [...topic.sampleHeadlines],
        sparkline: [...topic.sparkline],
        summary: null,
        computed_at: now,
        sample: hands.edition === "sample",
      })),
    );
  });
}

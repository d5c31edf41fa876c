import { pages } from "#contracts/addresses.ts";
import { type Asking, firstTopic } from "./first-topic.ts";

/** One address of every page: those that stand, and a living article, story, topic, club, match and brief. */
export async function everyAddress(request: Asking): Promise<string[]> {
  const json = async <Answer>(path: string): Promise<Answer> =>
    (await (await request.get(path)).json()) as Answer;
  const { articles } = await json<{ articles: { _id: string; story_id: string }[] }>(
    "/api/articles/latest?limit=1",
  );
  const topic = await firstTopic(request);
  const { teams } = await json<{ teams: { _id: string }[] }>("/api/npfl/teams/all");
  const { fixtures } = await json<{ fixtures: { fixture_id: string }[] }>("/api/npfl/fixtures/upcoming");
  const standing = Object.values(pages).filter((page) => page !== pages.sitemap);
  return [
    ...standing,
    "/category/politics",
    "/search?q=market",
    "/no-such-page",
    `/article/${articles[0]?._id}`,
    `/story/${articles[0]?.story_id}`,
    `/hot-topics/${topic._id}`,
    `/trending/${encodeURIComponent(topic.topic)}`,
    `/sports/nigeria-league/club/${teams[0]?._id}`,
    `/sports/nigeria-league/match/${fixtures[0]?.fixture_id}`,
    ...[
      "table",
      "table&view=positions",
      "table&view=cross",
      "table&view=decisions",
      "fixtures",
      "results",
      "teams",
      "ai-insights",
      "ai-insights&view=simulation",
      "ai-insights&view=record",
    ].map((tab) => `${pages.league}?tab=${tab}`),
    `/newsletter/confirm/${"x".repeat(33)}`,
    `/newsletter/unsubscribe/u${"x".repeat(32)}`,
  ];
}

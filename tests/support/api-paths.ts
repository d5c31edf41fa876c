import { subscription } from "./push-browser.ts";

type Listed = Record<"articles" | "topics" | "fixtures", Record<string, string>[]>;

/** Paths of calls with parameters, filled with existing items; `json` requests below the API's base. */
export async function apiPaths(json: (path: string) => Promise<unknown>): Promise<Record<string, string>> {
  const first = async (path: string, list: keyof Listed): Promise<Record<string, string> | undefined> =>
    ((await json(path)) as Listed)[list][0];
  const article = await first("/articles/latest?limit=1", "articles");
  const topic = await first("/trending/ai?limit=1", "topics");
  const match = await first("/npfl/fixtures/upcoming?limit=1", "fixtures");
  const { edition } = (await json("/editions/current")) as {
    edition: Record<"date" | "name", string> | null;
  };
  return {
    "GET /editions/{date}/{name}": `/editions/${edition?.date}/${edition?.name}`,
    "GET /places/{state}": "/places/kaduna",
    "GET /topics/{id}": `/topics/${topic?._id}`,
    "GET /articles/category/{category}": "/articles/category/general%20news",
    "GET /articles/{id}": `/articles/${article?._id}`,
    "POST /articles/{id}/view": `/articles/${article?._id}/view`,
    "GET /papers/{id}": `/papers/${article?.newspaper_id}`,
    "GET /stories/{id}": `/stories/${article?.story_id}`,
    "GET /npfl/stats/ai-predictions/{homeTeam}/{awayTeam}": "/npfl/stats/ai-predictions/Rangers/Enyimba",
    "GET /npfl/head-to-head/{homeTeam}/{awayTeam}": "/npfl/head-to-head/Rangers/Enyimba",
    "GET /npfl/team/{teamName}/form": "/npfl/team/Rangers/form",
    "GET /npfl/clubs/{id}": "/npfl/clubs/Rangers",
    "GET /npfl/matches/{id}": `/npfl/matches/${match?.fixture_id}`,
    "GET /npfl/matches/{id}/outlook": `/npfl/matches/${match?.fixture_id}/outlook`,
    "GET /npfl/matchdays/{number}": "/npfl/matchdays/16",
    "GET /newsletter/token/{token}": `/newsletter/token/u${"a".repeat(32)}`,
    "GET /brief/{date}": "/brief/latest",
  };
}

/** Valid bodies for the calls that take one. */
export const apiBodies: Readonly<Record<string, object>> = {
  "POST /articles/{id}/view": {},
  "POST /newsletter/subscribe": { email: "first@example.com" },
  "POST /feedback/": { name: "Ada", email: "ada@example.com", feedback: "Ten chars!" },
  "POST /corrections": { page: "/ha", sentence: "Labarai", proposal: "Labaru", language: "ha" },
  "POST /push/subscribe": { ...subscription, channels: ["brief"] },
  "POST /push/unsubscribe": { endpoint: subscription.endpoint },
};

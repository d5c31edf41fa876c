import type { Ask } from "#contracts/all/all-endpoints.ts";

/** The other domains' answers, or what answers for them; a test changes them during its day. */
export function playedAnswers() {
  const answers: Record<string, unknown> = {
    "GET /stories/breaking": { stories: [] },
    "GET /brief/{date}": { brief: { preview: true, date: "", topics: [] } },
    "GET /npfl/fixtures/latest-round": { round: null, fixtures: [] },
    "GET /npfl/standings/current": { season: "2026-27", as_of: "2026-11-21" },
  };
  const ask = (async (address: string, params: { id?: string } = {}) => {
    const answer = answers[address];
    if (typeof answer === "function") return await answer(params);
    const { id = "" } = params;
    if (address !== "GET /stories/{id}" || address in answers) return answer;
    const { stories } = answers["GET /stories/breaking"] as { stories: ReturnType<typeof breakingStory>[] };
    const { headline, paper } = stories.find(({ story_id }) => story_id === id) ?? breakingStory(id);
    return { story: { tellings: [{ headline, paper: { name: paper } }] } };
  }) as Ask;
  return { answers, ask };
}

/** A story that breaks; its id is that of its first article. */
export function breakingStory(id: string, headline = `Story ${id}`) {
  return {
    story_id: id,
    headline,
    language: "en",
    paper: "Cowrie Daily",
    papers: 6,
    broke_at: "2026-11-21T09:00:00.000Z",
    articles: [id, `${id}-later`],
  };
}

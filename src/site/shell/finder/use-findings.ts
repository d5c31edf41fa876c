import { useEffect, useState } from "react";
import { longestCompleted } from "#contracts/forms.ts";
import { useAnswer } from "#site/data/answers.ts";
import { ask } from "#site/data/ask.ts";
import { useSearches } from "#site/device/stores/searches.ts";
import type { Findings } from "./groups.ts";

const PAUSE_MS = 200;
const SHORTEST = 2;
const TOPICS = 5;
const STORIES = 4;

type Asked = Pick<Findings, "completions" | "papers" | "clubs" | "stories">;

const nothing: Asked = { completions: [], papers: [], clubs: [], stories: [] };

/** What matches the typed text, asked for once the reader pauses. A part that fails is left out. */
export function useFindings(q: string): Findings {
  const recent = useSearches().map(({ query }) => query);
  const { answer } = useAnswer("GET /trending/ai", { limit: TOPICS });
  const [found, show] = useState<Asked>(nothing);

  useEffect(() => {
    if (q.length < SHORTEST || q.length > longestCompleted) return show(nothing);
    let wanted = true;
    const pause = setTimeout(async () => {
      const asked = await askAll(q);
      if (wanted) show(asked);
    }, PAUSE_MS);
    return () => {
      wanted = false;
      clearTimeout(pause);
    };
  }, [q]);

  return { ...found, recent, topics: answer?.topics ?? [] };
}

async function askAll(q: string): Promise<Asked> {
  const search = (words: string) =>
    ask("GET /articles/search", { q: words, limit: STORIES }).catch(() => null);
  const [words, typed, league] = await Promise.all([
    ask("GET /articles/suggest", { q }).catch(() => null),
    search(q),
    ask("GET /npfl/teams/all").catch(() => null),
  ]);
  const completions = words?.suggestions ?? [];
  // Half a word matches no story: then the stories of the first completion are shown.
  const [completed] = typed?.articles.length === 0 ? completions : [];
  const hits = completed === undefined ? typed : await search(completed);
  return {
    completions,
    papers: hits?.papers ?? [],
    clubs: league?.teams ?? [],
    stories: hits?.articles ?? [],
  };
}

import { useEffect, useState } from "react";
import { useAnswer } from "#ask/answers.ts";
import { ask } from "#ask/ask.ts";
import { listOf } from "#ask/tolerant.ts";
import type { AllEndpoints } from "#contracts/all/all-endpoints.ts";
import * as api from "#contracts/all/api.ts";
import type { AnswerOf } from "#contracts/endpoint.ts";
import { maxCompletionLength } from "#contracts/forms.ts";
import { listLanguage } from "#contracts/languages.ts";
import { foldName } from "#contracts/names.ts";
import { useSearches } from "#device/stores/searches.ts";
import { useIsMuted } from "#features/news/panels/use-is-muted.ts";
import { useWords } from "#words/words.ts";
import type { Findings } from "./groups.ts";

const PAUSE_MS = 200;
const MIN_QUERY_LENGTH = 2;
const MAX_TOPICS = 5;
const MAX_STORIES = 4;

type Articles = AnswerOf<AllEndpoints, typeof api.news.search>["articles"];

interface SearchFindings extends Pick<Findings, "completions" | "places" | "papers" | "clubs"> {
  readonly stories: Articles;
}

const noFindings: SearchFindings = { completions: [], places: [], papers: [], clubs: [], stories: [] };

/** What matches the typed text and is not muted, asked for once the reader pauses. A part that fails is left out. */
export function useFindings(q: string): Findings {
  const isMuted = useIsMuted();
  const recent = useSearches().map(({ query }) => query);
  const language = listLanguage(useWords().language);
  const { answer } = useAnswer(api.news.topics, { limit: MAX_TOPICS, language });
  const [findings, setFindings] = useState<SearchFindings>(noFindings);

  useEffect(() => {
    if (q.length < MIN_QUERY_LENGTH || q.length > maxCompletionLength) return setFindings(noFindings);
    let isCurrent = true;
    const pause = setTimeout(async () => {
      const answers = await askAll(q);
      if (isCurrent) setFindings(answers);
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(pause);
    };
  }, [q]);

  const topics = listOf(answer?.topics)
    .map(({ _id, topic, language }) => ({ _id: _id ?? "", topic: topic ?? "", language: language ?? "" }))
    .filter(({ topic }) => !isMuted({ headline: topic, newspaper_name: null }));
  return { ...findings, stories: findings.stories.filter((story) => !isMuted(story)), recent, topics };
}

async function askAll(q: string): Promise<SearchFindings> {
  const search = (query: string) => ask(api.news.search, { q: query, limit: MAX_STORIES }).catch(() => null);
  const [suggested, typed, league] = await Promise.all([
    ask(api.news.suggest, { q }).catch(() => null),
    search(q),
    ask(api.league.teams).catch(() => null),
  ]);
  const completions = suggested?.suggestions ?? [];
  // Half a word may be a word of another language, as "idan" is: the commonest word that begins so is meant.
  const [commonest] = completions;
  const isHalf = commonest !== undefined && foldName(commonest) !== foldName(q);
  const completed = isHalf ? await search(commonest) : null;
  const results = completed?.articles.length ? completed : typed;
  return {
    completions,
    places: suggested?.places ?? [],
    papers: suggested?.papers ?? [],
    clubs: league?.teams ?? [],
    stories: results?.articles ?? [],
  };
}

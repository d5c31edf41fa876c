import { useEffect } from "react";
import { useAnswer } from "#ask/answers.ts";
import { pages, placePage } from "#contracts/addresses.ts";
import * as api from "#contracts/all/api.ts";
import { createNewestHook } from "#device/stores/follows-newest.ts";
import type { Followed } from "#device/stores/newest.ts";
import { useSettings } from "#device/stores/settings.ts";
import { useNewer } from "#features/news/panels/feed/use-newer.ts";
import { articlesOf, type CardArticle } from "#features/news/panels/visible.ts";
import { MyLine } from "#ui/follow/MyLine.tsx";
import { langOf } from "#ui/lang.ts";
import { useWords } from "#words/words.ts";

const useMyState = createNewestHook("place");

export interface MyStateProps {
  /** The reader's own state and its newest story, where the server knows them: on a data-saver page. */
  known?: StateLineProps | null;
}

/** The front page's line about the reader's own state, or the way to all of them. */
export function MyStateOnFront({ known }: MyStateProps) {
  const { say } = useWords();
  const state = useMyState();
  if (known) return <StateLine {...known} />;
  if (!state) return <MyLine to={pages.places} says={say("States")} />;
  return <NewestOfState key={state.id} state={state} />;
}

interface StateLineProps {
  slug: string;
  name: string;
  newest: CardArticle | undefined;
}

function StateLine({ slug, name, newest }: StateLineProps) {
  const { lang } = useWords();
  const { headline = "", language } = newest ?? {};
  return <MyLine to={placePage(slug)} name={name} says={headline} lang={lang(langOf(language))} />;
}

/** Its newest story, and a notice of the next one while the page is open, if the reader wants notices. */
function NewestOfState({ state: { id, label } }: { state: Followed }) {
  const { notifications } = useSettings();
  const params = { place: id, limit: 1 };
  const { answer } = useAnswer(api.news.latest, params);
  const [first] = answer ? articlesOf(answer.articles) : [];
  const { articles } = useNewer({ address: api.news.latest, params }, first?.published_at ?? null);
  const [newer] = articles;
  const { headline = "", language } = newer ?? first ?? {};
  const isNews = newer !== undefined && first !== undefined;
  useEffect(() => {
    if (!isNews || !notifications) return;
    void import("#device/notify.lazy.ts").then(({ showNotification }) =>
      showNotification(label, headline, language, `state ${id}`),
    );
  }, [isNews, notifications, id, label, headline, language]);
  return <StateLine slug={id} name={label} newest={newer ?? first} />;
}

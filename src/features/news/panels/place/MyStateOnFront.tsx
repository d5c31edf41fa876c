import { useEffect } from "react";
import { useAnswer } from "#ask/answers.ts";
import { pages, placePage } from "#contracts/addresses.ts";
import * as api from "#contracts/all/api.ts";
import { createNewestHook } from "#device/stores/follows-newest.ts";
import type { Followed } from "#device/stores/newest.ts";
import { useSettings } from "#device/stores/settings.ts";
import { useNewer } from "#features/news/panels/feed/use-newer.ts";
import { articlesOf } from "#features/news/panels/visible.ts";
import { MyLine } from "#ui/follow/MyLine.tsx";
import { langOf } from "#ui/lang.ts";
import { useWords } from "#words/words.ts";

const useMyState = createNewestHook("place");

/** The front page's line about the reader's own state, or the way to all of them. */
export function MyStateOnFront() {
  const { say } = useWords();
  const state = useMyState();
  if (!state) return <MyLine to={pages.places} says={say("States")} />;
  return <NewestOfState key={state.id} state={state} />;
}

/** Its newest story, and a notice of the next one while the page is open, if the reader wants notices. */
function NewestOfState({ state: { id, label } }: { state: Followed }) {
  const { lang } = useWords();
  const { notifications } = useSettings();
  const params = { place: id, limit: 1 };
  const { answer } = useAnswer(api.news.latest, params);
  const [first] = answer ? articlesOf(answer.articles) : [];
  const [newer] = useNewer({ address: api.news.latest, params }, first?.published_at ?? null);
  const { headline = "", language } = newer ?? first ?? {};
  const isNews = newer !== undefined && first !== undefined;
  useEffect(() => {
    if (!isNews || !notifications) return;
    void import("#features/news/panels/feed/notify.lazy.ts").then(({ showNotification }) =>
      showNotification(label, headline, language),
    );
  }, [isNews, notifications, label, headline, language]);
  return <MyLine to={placePage(id)} name={label} says={headline} lang={lang(langOf(language))} />;
}

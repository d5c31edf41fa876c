import { createPortal } from "react-dom";
import { useAnswer } from "#ask/answers.ts";
import * as api from "#contracts/all/api.ts";
import { listLanguage } from "#contracts/languages.ts";
import { useStoriesSeen } from "#device/stores/seen.ts";
import { useIsMuted } from "#features/news/panels/use-is-muted.ts";
import { articlesOf, isNewSince } from "#features/news/panels/visible.ts";
import { useWords } from "#words/words.ts";

/** The size of one answer: a story whose newest text is older no longer counts. */
const STORIES = 30;

/** In the bar at a phone's bottom: how many of the stories that the reader has opened moved on. */
export function YouCount() {
  const { language, say } = useWords();
  const seen = useStoriesSeen();
  const isMuted = useIsMuted();
  // Only phones have the bar.
  const isShown = seen.size > 0 && !matchMedia("(min-width: 768px)").matches;
  const { answer } = useAnswer(
    api.news.latest,
    isShown ? { limit: STORIES, language: listLanguage(language) } : null,
  );
  const moved = articlesOf(answer?.articles).filter(
    (article) => isNewSince(seen, article) && !isMuted(article),
  ).length;
  const you = document.querySelector(".thumb > :last-child");
  if (moved === 0 || !you) return null;
  return createPortal(
    <span className="count">
      <span className="vh">, </span>
      {moved}
      <span className="vh"> {say("New since you looked")}</span>
    </span>,
    you,
  );
}

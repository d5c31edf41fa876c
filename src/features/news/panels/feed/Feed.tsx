import { useEffect, useState } from "react";
import { Link, useHref, useLocation } from "react-router";
import { useSettings } from "#device/stores/settings.ts";
import { useIsMuted } from "#features/news/panels/use-is-muted.ts";
import { type CardArticle, storyKey } from "#features/news/panels/visible.ts";
import { prefersLessMotion } from "#ui/motion.ts";
import { useWords } from "#words/words.ts";
import { distinctStories, type FeedPage, type FeedQuestion } from "./feed-page.ts";
import { withParam } from "./filter.ts";
import { useNewer } from "./use-newer.ts";
import { useOlder } from "./use-older.ts";

interface FeedProps {
  question: FeedQuestion;
  first: FeedPage;
  /** Stories that the page already shows above the list, left out here. */
  without?: readonly string[] | undefined;
}

/** The cards of a list, one for each story; newer ones, without muted ones, wait behind a button. */
export function useFeed({ question, first, without = [] }: FeedProps) {
  const older = useOlder(question, first);
  const newer = useNewer(question, first.newestAt);
  const [shownNewer, setShownNewer] = useState<readonly CardArticle[]>([]);
  const isMuted = useIsMuted();
  const isAbove = (article: CardArticle) => without.includes(storyKey(article));
  const waiting = newer.filter(
    (article) => !isAbove(article) && !isMuted(article) && !shownNewer.some(({ _id }) => _id === article._id),
  );
  const cards = distinctStories([...shownNewer, ...first.articles, ...older.articles]).filter(
    (article) => !isAbove(article),
  );
  useNotices(waiting);
  return { cards, waiting, older, showWaiting: () => setShownNewer(newer) };
}

export function NewerButton({ feed }: { feed: ReturnType<typeof useFeed> }) {
  const { count } = useWords();
  if (feed.waiting.length === 0) return null;
  return (
    <button
      className="newer"
      type="button"
      onClick={() => {
        feed.showWaiting();
        window.scrollTo({ top: 0, behavior: prefersLessMotion() ? "instant" : "smooth" });
      }}
    >
      {count(feed.waiting.length, "new story", "new stories")}
    </button>
  );
}

/** A plain link to the next page; with JavaScript, pressing it loads the stories below instead. */
export function Pager({ feed, page }: { feed: ReturnType<typeof useFeed>; page: number }) {
  const { say } = useWords();
  const { pathname, search } = useLocation();
  const { older } = feed;
  const address = (to: number) => pathname + withParam(search, "page", to === 1 ? "" : String(to));
  const newer = useHref(address(page - 1));
  return (
    <nav className="pager" aria-label={say("Pages")}>
      {page > 1 ? (
        <a className="btn" href={newer} rel="prev">
          {say("Newer stories")}
        </a>
      ) : null}
      {older.more ? (
        <Link
          discover="none"
          className="btn"
          to={address(older.page + 1)}
          rel="next"
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
            event.preventDefault();
            void older.loadMore();
          }}
        >
          {older.state === "loading"
            ? say("Loading...")
            : older.state === "failed"
              ? say("Try again")
              : say("Older stories")}
        </Link>
      ) : null}
    </nav>
  );
}

function useNotices(waiting: readonly CardArticle[]): void {
  const words = useWords();
  const { notifications, soundEffects } = useSettings();
  const count = waiting.length;
  const title = words.count(count, "new story", "new stories");
  const { headline = "", language } = waiting[0] ?? {};
  useEffect(() => {
    if (count === 0 || !(notifications || soundEffects)) return;
    void import("#device/notify.lazy.ts").then(({ showNotification, playTone }) => {
      if (notifications) void showNotification(title, headline, language);
      if (soundEffects) playTone();
    });
  }, [count, title, headline, language, notifications, soundEffects]);
}

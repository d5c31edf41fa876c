import { useEffect, useState } from "react";
import { Link, useHref, useLocation } from "react-router";
import { ask } from "#ask/ask.ts";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import { useSettings } from "#device/stores/settings.ts";
import { useIsMuted } from "#features/news/panels/use-is-muted.ts";
import { type CardArticle, storyKey } from "#features/news/panels/visible.ts";
import { focusTitle } from "#ui/frame/pass-focus.ts";
import { prefersLessMotion } from "#ui/motion.ts";
import { useWords } from "#words/words.ts";
import { distinctStories, type FeedPage, type FeedQuestion, feedPageOf } from "./feed-page.ts";
import { withParam } from "./filter.ts";
import { useNewer } from "./use-newer.ts";

interface FeedProps {
  question: FeedQuestion;
  first: FeedPage;
  /** Stories that the page already shows above the list, left out here. */
  without?: readonly string[] | undefined;
}

/** The cards of a list, one for each story; that newer ones came, without muted ones, a button says. */
export function useFeed({ question, first, without = [] }: FeedProps) {
  const words = useWords();
  const [shown, setShown] = useState<FeedPage | null>(null);
  // The page, too, may have been asked for again.
  const top = shown && (shown.newestAt ?? "") > (first.newestAt ?? "") ? shown : first;
  const older = useOlder(question, top);
  const newer = useNewer(question, top.newestAt);
  const isMuted = useIsMuted();
  const isAbove = (article: CardArticle) => without.includes(storyKey(article));
  const waiting = newer.articles.filter((article) => !isAbove(article) && !isMuted(article));
  const cards = distinctStories([...top.articles, ...older.articles]).filter((article) => !isAbove(article));
  const counted = words.count(waiting.length, "new story", "new stories");
  const waitingText = newer.isFloor ? counted.replace(/\d+/, "$&+") : counted;
  useNotices(waiting, waitingText);
  return { cards, waiting, waitingText, older, showWaiting: () => setShown(newer.page) };
}

export function NewerButton({ feed }: { feed: ReturnType<typeof useFeed> }) {
  if (feed.waiting.length === 0) return null;
  return (
    <button
      className="newer"
      type="button"
      onClick={() => {
        // The button goes.
        focusTitle();
        feed.showWaiting();
        window.scrollTo({ top: 0, behavior: prefersLessMotion() ? "instant" : "smooth" });
      }}
    >
      {feed.waitingText}
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
    <nav className="pager" aria-label={say("Pages")} tabIndex={-1}>
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
            void older.loadMore(event.currentTarget.parentElement);
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

function useNotices(waiting: readonly CardArticle[], title: string): void {
  const { notifications, soundEffects } = useSettings();
  const count = waiting.length;
  const { headline = "", language } = waiting[0] ?? {};
  useEffect(() => {
    if (count === 0 || !(notifications || soundEffects)) return;
    void import("#device/notify.lazy.ts").then(({ showNotification, playTone }) => {
      if (notifications) void showNotification(title, headline, language);
      if (soundEffects) playTone();
    });
  }, [count, title, headline, language, notifications, soundEffects]);
}

interface OlderArticles {
  readonly articles: readonly CardArticle[];
  readonly page: number;
  readonly more: boolean;
}

/** Older pages loaded below each list, so that going back finds the list at its full length. */
const loadedBelow = new Map<string, OlderArticles>();

/** The pages below a list's first page, loaded by the button “Older stories”. */
function useOlder(question: FeedQuestion, first: FeedPage) {
  const key = JSON.stringify(question);
  const [loaded, setLoaded] = useState(() => loadedBelow.get(key));
  // What shares no article with the first page does not follow it: stories in between would be on no page.
  const follows = loaded?.articles.some(({ _id }) => first.articles.some((article) => article._id === _id));
  const older: OlderArticles = loaded && follows ? loaded : { ...first, articles: [] };
  const [state, setState] = useState<"idle" | "loading" | "failed">("idle");

  async function loadMore(pager: HTMLElement | null) {
    setState("loading");
    try {
      const params = { ...question.params, page: older.page + 1 };
      const next = feedPageOf(
        await (ask as (address: string, params: object) => ReturnType<Ask>)(question.address, params),
      );
      const longer = {
        // Keep the old first page: stories that newer ones push off it would otherwise be on no page.
        articles: [...first.articles, ...older.articles, ...next.articles],
        page: older.page + 1,
        more: next.more,
      };
      loadedBelow.set(key, longer);
      // With the last page the link goes: the keyboard goes on from its place.
      if (!next.more && pager?.contains(document.activeElement)) pager.focus({ preventScroll: true });
      setLoaded(longer);
      setState("idle");
    } catch {
      setState("failed");
    }
  }

  return { ...older, state, loadMore };
}

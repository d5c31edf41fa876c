import { useSyncExternalStore } from "react";
import { pages } from "#contracts/addresses.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { useWords } from "#words/words.ts";

const ways = [
  { to: pages.home, label: "To the news" },
  { to: pages.hotTopics, label: "Trending Topics" },
  { to: pages.dailyBrief, label: "Daily Brief" },
  { to: pages.latest, label: "All latest news" },
] as const;

/** Links to what the device keeps, for a reader without a network. */
const offlineWays = [
  { to: pages.home, label: "The last front page" },
  { to: pages.bookmarks, label: "My Bookmarks" },
  { to: pages.recentlyRead, label: "Recently read" },
  { to: pages.following, label: "Following" },
] as const;

/** Three links for a page that has nothing to show; none leads to the page itself. */
export function OnwardLinks({ from }: { from?: string }) {
  const { say } = useWords();
  const online = useSyncExternalStore(watchNetwork, hasNetwork, () => true);
  return (
    <p className="chips">
      {(online ? ways : offlineWays)
        .filter(({ to }) => to !== from)
        .slice(0, 3)
        .map(({ to, label }) => (
          <PageLink className="btn" key={to} to={to}>
            {say(label)}
          </PageLink>
        ))}
    </p>
  );
}

function watchNetwork(changed: () => void): () => void {
  window.addEventListener("online", changed);
  window.addEventListener("offline", changed);
  return () => {
    window.removeEventListener("online", changed);
    window.removeEventListener("offline", changed);
  };
}

function hasNetwork(): boolean {
  return navigator.onLine;
}

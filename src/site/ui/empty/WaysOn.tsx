import { pages } from "#contracts/addresses.ts";
import { PageLink } from "#site/ui/PageLink.tsx";
import { useWords } from "#site/words/words.ts";

const ways = [
  { to: pages.latest, label: "All latest news" },
  { to: pages.hotTopics, label: "Trending Topics" },
  { to: pages.dailyBrief, label: "Daily Brief" },
  { to: pages.home, label: "The front page" },
] as const;

/** Three links for a page that has nothing to show; none leads to the page itself. */
export function WaysOn({ from }: { from?: string }) {
  const { say } = useWords();
  return (
    <p className="chips">
      {ways
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

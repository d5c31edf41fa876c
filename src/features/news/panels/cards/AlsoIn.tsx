import { articlePage, storyPage } from "#contracts/addresses.ts";
import type { CardArticle } from "#features/news/panels/visible.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { PaperMark } from "#ui/pictures/PaperMark.tsx";
import { useWords } from "#words/words.ts";

/** How many fit beneath three marks. */
const MAX_DOTS = 8;
const DOT_PX = 7;

/** The other papers that report this story; from three on, a dot for each. */
export function AlsoIn({ article }: { article: CardArticle }) {
  const words = useWords();
  const { count, papers } = article.also_in;
  if (count === 0) return null;
  return (
    <PageLink className="also" to={article.story_id ? storyPage(article.story_id) : articlePage(article._id)}>
      <span className="stack">
        {papers.map(({ name, favicon }) => (
          <PaperMark key={name} name={name} favicon={favicon} listed />
        ))}
        {count > 1 ? (
          <svg
            className="dots"
            width={DOT_PX * Math.min(count + 1, MAX_DOTS)}
            height="5"
            aria-hidden="true"
          />
        ) : null}
      </span>
      {words.say("Also in {papers}", { papers: words.count(count, "paper", "papers") })}
    </PageLink>
  );
}

import { articlePage, storyPage } from "#contracts/addresses.ts";
import type { CardArticle } from "#features/news/panels/visible.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { PaperMark } from "#ui/pictures/PaperMark.tsx";
import { useWords } from "#words/words.ts";

/** The other papers that report this story. */
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
      </span>
      {words.say("Also in {papers}", { papers: words.count(count, "paper", "papers") })}
    </PageLink>
  );
}

import { ArticleCard } from "#features/news/panels/cards/ArticleCard.tsx";
import { Lead } from "#features/news/panels/cards/Lead.tsx";
import { useWords } from "#words/words.ts";
import type { ShownEdition } from "./front.ts";

/** How many of the six stories come before the notice. */
const BEFORE_NOTICE = 4;

interface Props {
  edition: ShownEdition;
  /** Shown below the fifth story, counting the lead. */
  notice?: React.ReactNode;
}

/** The lead and six stories. On a phone the first two of the six are short: the first screen shows three headlines. */
export function EditionStories({ edition: { stories, coverage }, notice }: Props) {
  const { say } = useWords();
  const [lead, ...six] = stories;
  if (!lead) return null;
  return (
    <>
      <Lead article={lead} coverage={coverage} />
      <ul className="six" aria-label={say("Six more stories of this edition")}>
        {six.slice(0, BEFORE_NOTICE).map(storyEntry)}
        {notice ? <li className="six__notice">{notice}</li> : null}
        {six.slice(BEFORE_NOTICE).map(storyEntry)}
      </ul>
    </>
  );
}

function storyEntry(article: ShownEdition["stories"][number]) {
  return (
    <li className="six__one" key={article._id} data-paper={article.newspaper_name ?? ""}>
      <ArticleCard article={article} />
    </li>
  );
}

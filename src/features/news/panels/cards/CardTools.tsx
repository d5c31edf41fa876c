import { articlePage, shortArticleAddress } from "#contracts/addresses.ts";
import { showWriteFailure } from "#device/failed-write.ts";
import { type Bookmarkable, removeBookmark, saveBookmark, useBookmarks } from "#device/stores/bookmarks.ts";
import type { CardArticle } from "#features/news/panels/visible.ts";
import { Icon } from "#ui/Icon.tsx";
import { useRootData } from "#ui/root-data.ts";
import { ShareButton } from "#ui/share/ShareButton.tsx";
import { useWords } from "#words/words.ts";

interface CardToolsProps {
  article: Bookmarkable & Pick<CardArticle, "newspaper_name" | "published_at">;
  /** With labels beside the icons, as on the article's own page. */
  labelled?: boolean;
}

/** Bookmark and share. */
export function CardTools({ article, labelled }: CardToolsProps) {
  if (useRootData().lite) return null;
  return (
    <span className="row__tools">
      <BookmarkButton article={article} labelled={labelled} />
      <ShareButton
        headline={article.headline}
        lang={article.language}
        paper={article.newspaper_name}
        publishedAt={article.published_at}
        path={shortArticleAddress(article._id)}
        labelled={labelled}
      />
    </span>
  );
}

function BookmarkButton({ article, labelled }: CardToolsProps) {
  const { say } = useWords();
  const saved = useBookmarks()?.some(({ _id }) => _id === article._id) ?? false;

  async function flip() {
    try {
      if (saved) await removeBookmark(article._id);
      else
        await saveBookmark({
          ...article,
          ...{ url: new URL(articlePage(article._id), location.origin).href },
        });
    } catch (error) {
      showWriteFailure(saved ? "The bookmark could not be removed." : "The bookmark was not saved.", error);
    }
  }

  return (
    <button
      className={labelled ? "btn" : "icon-btn"}
      type="button"
      aria-label={labelled ? undefined : say("Bookmark: {headline}", { headline: article.headline })}
      aria-pressed={saved}
      onClick={flip}
    >
      <Icon name="bookmark" filled={saved} />
      {labelled ? say(saved ? "Bookmarked" : "Bookmark") : null}
    </button>
  );
}

import { articlePage } from "#contracts/addresses.ts";
import type { Bookmark } from "#contracts/device.ts";
import { showWriteFailure } from "#device/failed-write.ts";
import { UNKNOWN_TIME } from "#device/rows.lazy.ts";
import { removeBookmark } from "#device/stores/bookmarks.ts";
import { Byline } from "#features/news/panels/cards/Byline.tsx";
import { Summary } from "#features/news/panels/cards/Summary.tsx";
import { cardArticle } from "#features/news/panels/visible.ts";
import { Ago } from "#ui/Ago.tsx";
import { Icon } from "#ui/Icon.tsx";
import { PageLink } from "#ui/PageLink.tsx";
import { toast } from "#ui/toasts/toast.ts";
import { useWords } from "#words/words.ts";
import { undoRemoval } from "./undo-removal.ts";

export function BookmarkEntry({ bookmark }: { bookmark: Bookmark }) {
  const { lang, say } = useWords();
  const article = cardArticle(bookmark);

  async function remove() {
    try {
      await removeBookmark(bookmark._id);
      toast(say("The bookmark is removed."), { label: say("Undo"), run: () => undoRemoval([bookmark]) });
    } catch (error) {
      showWriteFailure("The bookmark could not be removed.", error);
    }
  }

  return (
    <article className="card card--plain">
      <Byline article={article} />
      <div className="card__text">
        <h2 className="card__title">
          <PageLink to={articlePage(article._id)} lang={lang(article.language)}>
            {article.headline}
          </PageLink>
        </h2>
        <Summary article={article} />
      </div>
      <div className="row">
        <span className="meta">
          {bookmark.savedAt === UNKNOWN_TIME ? (
            say("Saved")
          ) : (
            <>
              {say("Saved")} <Ago time={bookmark.savedAt} />
            </>
          )}
        </span>
        <span className="row__tools">
          <button
            className="icon-btn"
            type="button"
            aria-label={say("Remove: {headline}", { headline: article.headline })}
            onClick={remove}
          >
            <Icon name="close" />
          </button>
        </span>
      </div>
    </article>
  );
}

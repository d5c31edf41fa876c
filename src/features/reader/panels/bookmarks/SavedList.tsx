import { articlePage } from "#contracts/addresses.ts";
import type { Bookmark } from "#contracts/device.ts";
import { showWriteFailure } from "#device/failed-write.ts";
import { UNKNOWN_TIME } from "#device/rows.lazy.ts";
import { removeBookmark } from "#device/stores/bookmarks.ts";
import { PaperName } from "#features/news/panels/cards/PaperName.tsx";
import { Summary } from "#features/news/panels/cards/Summary.tsx";
import { cardArticle } from "#features/news/panels/visible.ts";
import { Ago } from "#ui/Ago.tsx";
import { passFocusOn } from "#ui/frame/pass-focus.ts";
import { Icon } from "#ui/Icon.tsx";
import { PageLink } from "#ui/PageLink.tsx";
import { Picture } from "#ui/pictures/Picture.tsx";
import { toast } from "#ui/toasts/toast.ts";
import { useWords } from "#words/words.ts";
import { undoRemoval } from "./undo-removal.ts";

/** A grid of bookmarks; its page has the reader's styles. */
export function SavedList({ bookmarks }: { bookmarks: readonly Bookmark[] }) {
  return (
    <ul className="saved">
      {bookmarks.map((bookmark) => (
        <li key={bookmark._id}>
          <BookmarkEntry bookmark={bookmark} />
        </li>
      ))}
    </ul>
  );
}

function BookmarkEntry({ bookmark }: { bookmark: Bookmark }) {
  const { lang, say } = useWords();
  const article = cardArticle(bookmark);

  async function remove({ currentTarget }: React.MouseEvent) {
    try {
      passFocusOn(currentTarget);
      await removeBookmark(bookmark._id);
      toast(say("The bookmark is removed."), { label: say("Undo"), run: () => undoRemoval([bookmark]) });
    } catch (error) {
      showWriteFailure("The bookmark could not be removed.", error);
    }
  }

  const to = articlePage(article._id);
  return (
    <article className="saved__one">
      <PageLink className="card__pic" to={to} tabIndex={-1} aria-hidden="true">
        <Picture address={article.image_url} category={article.category} headline={article.headline} large />
      </PageLink>
      <h2 className="card__title">
        <PageLink to={to} lang={lang(article.language)}>
          {article.headline}
        </PageLink>
      </h2>
      {article.fact_check ? (
        <>
          <span className="step step--kind">{say("Fact-check")}</span>
          <Summary article={article} />
        </>
      ) : null}
      <p className="source-note">
        <PaperName name={article.newspaper_name} lang={lang(article.newspaper_language)} />
        {" · "}
        {say("Saved")} {bookmark.savedAt === UNKNOWN_TIME ? null : <Ago time={bookmark.savedAt} />}
      </p>
      <button
        className="icon-btn saved__out"
        type="button"
        aria-label={say("Remove: {headline}", { headline: article.headline })}
        onClick={remove}
      >
        <Icon name="bookmark" filled />
      </button>
    </article>
  );
}

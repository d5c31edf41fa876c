import { articlePage } from "#contracts/addresses.ts";
import { useSettings } from "#device/stores/settings.ts";
import type { Coverage } from "#features/news/panels/coverage.ts";
import type { CardArticle } from "#features/news/panels/visible.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { Picture } from "#ui/pictures/Picture.tsx";
import { useRootData } from "#ui/root-data.ts";
import { useWords } from "#words/words.ts";
import { AlsoIn } from "./AlsoIn.tsx";
import { Byline } from "./Byline.tsx";
import { CardTools } from "./CardTools.tsx";
import { CoverageLine } from "./CoverageLine.tsx";

/** Headlines of more characters would take three lines on a phone, so they are set smaller there. */
const LONG_HEADLINE = 44;

/** The story that most papers are reporting now, with its coverage line. */
export function Lead({ article, coverage }: { article: CardArticle; coverage: Coverage | null }) {
  const { lang } = useWords();
  const { lite } = useRootData();
  const pictured = useSettings().showImages && !lite;
  const to = articlePage(article._id);
  return (
    <article
      data-paper={article.newspaper_name ?? ""}
      className={`lead${pictured ? "" : " lead--plain"}${article.headline.length > LONG_HEADLINE ? " lead--long" : ""}`}
    >
      <Byline article={article} />
      <h2 className="lead__title" data-words="">
        <PageLink to={to} lang={lang(article.language)}>
          {article.headline}
        </PageLink>
      </h2>
      <div className="lead__body">
        {pictured ? (
          <PageLink className="lead__pic" to={to} tabIndex={-1} aria-hidden="true">
            <Picture
              address={article.image_url}
              id={article._id}
              category={article.category}
              wide="(min-width: 1200px) 370px, (min-width: 768px) 60vw, 100vw"
              first
            />
          </PageLink>
        ) : null}
        <p className="lead__summary" lang={lang(article.language)} data-words="">
          {article.summary}
        </p>
        <div className="coverage">
          {coverage && coverage.dots.length > 1 ? <CoverageLine coverage={coverage} /> : null}
          <div className="row">
            <AlsoIn article={article} />
            <CardTools article={article} />
          </div>
        </div>
      </div>
    </article>
  );
}

import { articlePage } from "#contracts/addresses.ts";
import { useReadArticles } from "#device/stores/reading.ts";
import { useStoriesSeen } from "#device/stores/seen.ts";
import { useSettings } from "#device/stores/settings.ts";
import { type CardArticle, isNewSince } from "#features/news/panels/visible.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { Picture } from "#ui/pictures/Picture.tsx";
import { useRootData } from "#ui/root-data.ts";
import { Label } from "#ui/sentences/Label.tsx";
import { clockOrDayAndClock } from "#ui/time.ts";
import { useWords } from "#words/words.ts";
import { AlsoIn } from "./AlsoIn.tsx";
import { Byline } from "./Byline.tsx";
import { CardTools } from "./CardTools.tsx";
import { HighlightedText } from "./HighlightedText.tsx";
import { Summary } from "./Summary.tsx";
import type { Weight } from "./weight.ts";

interface ArticleCardProps {
  article: CardArticle;
  weight?: Weight;
  /** Set if its picture is the page's first. */
  first?: boolean;
}

/** One story in a list, in its weight: paper, headline, picture, a two-line summary and a row of tools. */
export function ArticleCard({ article, weight = "line", first }: ArticleCardProps) {
  const { lang } = useWords();
  const { lite } = useRootData();
  const { compactMode, showImages } = useSettings();
  const isNew = isNewSince(useStoriesSeen(), article);
  const isRead = useReadArticles().has(article._id) && !isNew;
  const pictured = showImages && !lite && !compactMode;
  const look = pictured ? `card card--${weight}` : "card card--plain";
  const to = articlePage(article._id);

  return (
    <article className={isRead ? `${look} card--read` : look}>
      <Byline article={article} />
      <div className="card__text">
        <h3 className="card__title" data-words="">
          <PageLink to={to} lang={lang(article.language)}>
            <HighlightedText text={article.headline} />
          </PageLink>
        </h3>
        {compactMode ? null : <Summary article={article} />}
      </div>
      {pictured ? (
        <PageLink
          className="card__pic"
          to={to}
          lang={lang(article.language)}
          tabIndex={-1}
          aria-hidden="true"
        >
          <Picture
            address={article.image_url}
            category={article.category}
            headline={article.headline}
            large={weight === "double"}
            first={first}
          />
        </PageLink>
      ) : null}
      {article.later ? <LatestStep later={article.later} article={article} /> : null}
      <div className="row">
        <AlsoIn article={article} />
        <CardFacts article={article} isNew={isNew} isRead={isRead} />
        <CardTools article={article} />
      </div>
    </article>
  );
}

interface CardFactsProps {
  article: CardArticle;
  isNew: boolean;
  isRead: boolean;
}

/** What the reader's device and settings add. */
function CardFacts({ article, isNew, isRead }: CardFactsProps) {
  const { say } = useWords();
  const { readTime, viewCount } = useSettings();
  return (
    <>
      {isNew ? <span className="meta meta--new">{say("New since you looked")}</span> : null}
      {isRead ? <span className="meta">{say("Read")}</span> : null}
      {readTime && !isRead && article.reading_minutes ? (
        <span className="meta num">{say("{n} min", { n: article.reading_minutes })}</span>
      ) : null}
      {viewCount && article.views > 0 ? (
        <span className="meta meta--views num">
          {shortCount(article.views)} {say(article.views === 1 ? "view" : "views")}
        </span>
      ) : null}
    </>
  );
}

/** 2134 → "2.1k". */
export function shortCount(count: number): string {
  if (count < 1000) return String(count);
  return count < 999_950 ? `${(count / 1000).toFixed(1)}k` : `${(count / 1_000_000).toFixed(1)}m`;
}

interface LatestStepProps {
  later: NonNullable<CardArticle["later"]>;
  /** The card's own article, whose headline and day are not repeated. */
  article: Pick<CardArticle, "headline" | "language" | "published_at">;
}

/** The latest step of a card's story: "Later freed: Police release … (Premium Times, 17:54)". */
function LatestStep({ later, article }: LatestStepProps) {
  const { dates, lang, say } = useWords();
  if (later.headline === article.headline) return null;
  return (
    <p className="chg" data-paper={later.paper}>
      <span className="later">{say("Later")}</span> <Label className="step" text={later.kind} />{" "}
      <PageLink to={articlePage(later.article_id)} lang={lang(article.language)} data-words="">
        {later.headline}
      </PageLink>{" "}
      <span className="chg__who">
        ({later.paper},{" "}
        {clockOrDayAndClock(Date.parse(later.published_at), Date.parse(article.published_at), dates)})
      </span>
    </p>
  );
}

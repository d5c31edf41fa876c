import { articlePage } from "#contracts/addresses.ts";
import type { CardArticle } from "#features/news/panels/visible.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { Label } from "#ui/sentences/Label.tsx";
import { clockOrDayAndClock } from "#ui/time.ts";
import { useWords } from "#words/words.ts";

interface LatestStepProps {
  later: NonNullable<CardArticle["later"]>;
  /** The card's own article, whose headline and day are not repeated. */
  article: Pick<CardArticle, "headline" | "language" | "published_at">;
}

/** The latest step of a card's story: "Later freed: Police release … (Premium Times, 17:54)". */
export function LatestStep({ later, article }: LatestStepProps) {
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

import { articlePage } from "#contracts/addresses.ts";
import type { CardArticle } from "#site/news/visible.ts";
import { PageLink } from "#site/ui/PageLink.tsx";
import { ServerText } from "#site/ui/sentences/ServerText.tsx";
import { timeBeside } from "#site/ui/time.ts";
import { useWords } from "#site/words/words.ts";

interface LaterParts {
  later: NonNullable<CardArticle["later"]>;
  /** The card's own article, whose headline and day are not repeated. */
  than: Pick<CardArticle, "headline" | "published_at">;
}

/** The latest step of a card's story: "Later freed: Police release … (Premium Times, 17:54)". */
export function Later({ later, than }: LaterParts) {
  const { dates, lang, say } = useWords();
  if (later.headline === than.headline) return null;
  return (
    <p className="chg">
      <span className="later">{say("Later")}</span> <ServerText className="step" text={later.kind} />{" "}
      <PageLink to={articlePage(later.article_id)} lang={lang()}>
        {later.headline}
      </PageLink>{" "}
      <span className="chg__who">
        ({later.paper}, {timeBeside(Date.parse(later.published_at), Date.parse(than.published_at), dates)})
      </span>
    </p>
  );
}

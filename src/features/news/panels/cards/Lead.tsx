import { articlePage } from "#contracts/addresses.ts";
import { useSettings } from "#device/stores/settings.ts";
import type { Coverage } from "#features/news/panels/coverage.ts";
import type { CardArticle } from "#features/news/panels/visible.ts";
import { Badge } from "#ui/Badge.tsx";
import { langOf } from "#ui/lang.ts";
import { Island } from "#ui/lazy/island.tsx";
import { PageLink } from "#ui/PageLink.tsx";
import { LeadPicture } from "#ui/pictures/LeadPicture.tsx";
import { useRootData } from "#ui/root-data.ts";
import { sectionClass } from "#ui/section-look.ts";
import { SectionStyles } from "#ui/styles/SectionStyles.tsx";
import { useWords } from "#words/words.ts";
import { AlsoIn } from "./AlsoIn.tsx";
import { Byline } from "./Byline.tsx";
import { CardTools } from "./CardTools.tsx";
import { CoverageLine } from "./CoverageLine.tsx";
import { coverageLine } from "./coverage-part.ts";

/** Headlines of more characters would take four lines on a phone, so they are set smaller there. */
const LONG_HEADLINE = 64;

interface LeadProps {
  article: CardArticle;
  coverage: Coverage | null;
}

/**
 * The story that most papers are reporting now, with its coverage line. The section's word and the picture's credit are
 * cut into the picture's lower edge; without a picture the headline is a poster on the section's ground.
 */
export function Lead({ article, coverage }: LeadProps) {
  const { lang } = useWords();
  const { lite } = useRootData();
  const { showImages } = useSettings();
  // To a reader who has switched pictures off it is the same page without them.
  const isPoster = lite || article.image_url === null;
  const to = articlePage(article._id);
  const look = [
    "lead",
    sectionClass(article.category),
    isPoster ? "lead--plain ground" : "",
    article.headline.length > LONG_HEADLINE ? "lead--long" : "",
  ];
  return (
    <article data-paper={article.newspaper_name ?? ""} className={look.filter(Boolean).join(" ")}>
      {isPoster ? <SectionStyles /> : null}
      {!isPoster && showImages ? (
        <LeadPicture
          address={article.image_url}
          category={article.category}
          paper={article.image_paper?.name ?? article.newspaper_name}
          paperLang={lang(
            article.image_paper ? langOf(article.image_paper.language) : article.newspaper_language,
          )}
          to={to}
        />
      ) : null}
      <div className="lead__text">
        <p className="lead__section">
          <Badge category={article.category} />
        </p>
        <h2 className="lead__title" data-words="">
          <PageLink to={to} lang={lang(article.language)}>
            {article.headline}
          </PageLink>
        </h2>
        <p className="lead__summary" lang={lang(article.language)} data-words="">
          {article.summary}
        </p>
        <Byline article={article} unsectioned />
        {coverage && coverage.dots.length > 1 ? <LeadCoverage coverage={coverage} /> : null}
        <div className="row">
          <AlsoIn article={article} />
          <CardTools article={article} />
        </div>
      </div>
    </article>
  );
}

/** The server writes it at once, in its place. */
function LeadCoverage({ coverage }: { coverage: Coverage }) {
  if (!import.meta.env.SSR) return <Island part={coverageLine} props={{ coverage }} />;
  return (
    <div>
      <CoverageLine coverage={coverage} />
    </div>
  );
}

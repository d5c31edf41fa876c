import { useSettings } from "#device/stores/settings.ts";
import type { Story } from "#features/news/contract/news.ts";
import { CoverageLine } from "#features/news/panels/cards/CoverageLine.tsx";
import type { Coverage } from "#features/news/panels/coverage.ts";
import { Badge } from "#ui/Badge.tsx";
import { langOf } from "#ui/lang.ts";
import { LeadPicture } from "#ui/pictures/LeadPicture.tsx";
import { useRootData } from "#ui/root-data.ts";
import { sectionClass } from "#ui/section-look.ts";
import { useWords } from "#words/words.ts";

interface BroadsheetProps {
  story: Pick<Story, "headline" | "category" | "papers" | "independent_reports"> & { articles: number };
  language: string | undefined;
  picture: Story["picture"];
  coverage: Coverage;
  isFactCheck: boolean;
}

/** The head of a story: its picture, its headline, how many report it and since when. */
export function Broadsheet({ story, language, picture, coverage, isFactCheck }: BroadsheetProps) {
  const { count, lang, say } = useWords();
  const { lite } = useRootData();
  const { showImages } = useSettings();
  const papers = count(story.papers, "paper", "papers");
  return (
    <article className={`broadsheet ${sectionClass(story.category)}`}>
      {picture && showImages && !lite ? (
        <LeadPicture
          address={picture.url}
          category={story.category}
          paper={picture.paper}
          paperLang={lang(langOf(picture.language))}
          wide="(min-width: 1200px) 325px, (min-width: 768px) 60vw, 100vw"
        />
      ) : null}
      <div className="lead__text">
        <p className="lead__section">
          {isFactCheck ? <span className="step step--kind">{say("Fact-check")} </span> : null}
          <Badge category={story.category} />
        </p>
        <h1 className="story__title" lang={lang(language)}>
          {story.headline}
        </h1>
        <p className="byline num">
          {papers} · {count(story.articles, "article", "articles")} ·{" "}
          {count(story.independent_reports, "independent text", "independent texts")}
        </p>
        {coverage.dots.length > 1 ? <CoverageLine coverage={coverage} /> : null}
      </div>
    </article>
  );
}

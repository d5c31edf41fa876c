import { useEffect, useRef } from "react";
import { ask } from "#ask/ask.ts";
import { articlePage, shortArticleAddress } from "#contracts/addresses.ts";
import * as api from "#contracts/all/api.ts";
import { product } from "#contracts/product.ts";
import { addTimeSpent, recordReading } from "#device/stores/reading.ts";
import { useSettings } from "#device/stores/settings.ts";
import { warn } from "#device/stores/warn.ts";
import { CardTools } from "#features/news/panels/cards/CardTools.tsx";
import { FactCheck } from "#features/news/panels/cards/FactCheck.tsx";
import { PaperName } from "#features/news/panels/cards/PaperName.tsx";
import type { CardArticle } from "#features/news/panels/visible.ts";
import { Ago } from "#ui/Ago.tsx";
import { LeadPicture } from "#ui/pictures/LeadPicture.tsx";
import { PaperMark } from "#ui/pictures/PaperMark.tsx";
import { useRootData } from "#ui/root-data.ts";
import { sectionClass } from "#ui/section-look.ts";
import { Label } from "#ui/sentences/Label.tsx";
import { useWords } from "#words/words.ts";
import { FollowButton } from "./FollowButton.tsx";
import { PageAction } from "./PageAction.tsx";

/** The parts of the article that we may show: headline, picture, summary, and a link to the paper. */
export function ArticleStory({ article }: { article: CardArticle & { url: string; owner?: string } }) {
  const { lang, say } = useWords();
  const { lite } = useRootData();
  const { showImages, readTime } = useSettings();
  const paper = article.newspaper_name || say("Unknown");
  const safeUrl = /^https?:\/\//.test(article.url) ? article.url : articlePage(article._id);
  useReading(article);

  return (
    <article className={sectionClass(article.category)}>
      <h1 className="story__title" lang={lang(article.language)}>
        {article.headline}
      </h1>
      <div className="story__source">
        <PaperMark name={article.newspaper_name} favicon={article.favicon_url} />
        <p className="story__who">
          <b>
            <PaperName name={article.newspaper_name} lang={lang(article.newspaper_language)} />
          </b>
          {article.owner ? (
            <span>
              <Label text={article.owner} /> ·{" "}
            </span>
          ) : null}
          {article.fact_check ? <span className="step step--kind">{say("Fact-check")}</span> : null}
          <span>
            <Ago time={article.published_at} />
            {readTime && article.reading_minutes ? (
              <span className="num"> · {say("{n} min", { n: article.reading_minutes })}</span>
            ) : null}
          </span>
        </p>
        {lite ? null : <FollowButton publisher={paper} />}
      </div>
      {showImages && !lite && article.image_url ? (
        <LeadPicture
          address={article.image_url}
          category={article.category}
          paper={article.newspaper_name}
          paperLang={lang(article.newspaper_language)}
        />
      ) : null}
      {article.fact_check?.verdict ? (
        <FactCheck factCheck={article.fact_check} lang={lang(article.language)} />
      ) : article.summary ? (
        <p className="story__summary" lang={lang(article.language)}>
          {article.summary}
        </p>
      ) : null}
      <PageAction
        url={safeUrl}
        paper={paper}
        paperLang={lang(article.newspaper_language)}
        shared={{ headline: article.headline, paper, publishedAt: article.published_at }}
        path={shortArticleAddress(article._id)}
      >
        <CardTools article={article} labelled />
      </PageAction>
      <p className="story__note">
        {say("Opens the paper's own page in a new tab. {name} shows the headline and a short summary only.", {
          name: product.name,
        })}
      </p>
    </article>
  );
}

const STEP_S = 5;

/** Stores on the device that the article was read, and for how long; counts one view. */
function useReading(article: CardArticle): void {
  const opened = useRef(article);
  opened.current = article;
  const { _id } = article;

  useEffect(() => {
    recordReading(opened.current).catch((error) => warn("The reading was not saved.", error));
    ask(api.news.countView, { id: _id }).catch(() => undefined);
    const timer = setInterval(() => {
      if (!document.hidden) addTimeSpent(_id, STEP_S).catch(stop);
    }, STEP_S * 1000);
    function stop(error: unknown): void {
      clearInterval(timer);
      warn("The time of reading was not saved.", error);
    }
    return () => clearInterval(timer);
  }, [_id]);
}

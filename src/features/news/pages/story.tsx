import { type PageProps, page } from "#ask/page.ts";
import { articlePage, storyPage } from "#contracts/addresses.ts";
import * as api from "#contracts/all/api.ts";
import { MoreStories } from "#features/news/frame/more/MoreStories.tsx";
import { NewsRails } from "#features/news/frame/NewsRails.tsx";
import { Cards } from "#features/news/panels/cards/Cards.tsx";
import { FactCheck } from "#features/news/panels/cards/FactCheck.tsx";
import { coverageOf } from "#features/news/panels/coverage.ts";
import { Broadsheet } from "#features/news/panels/story/Broadsheet.tsx";
import { Figures } from "#features/news/panels/story/Figures.tsx";
import { figureLines } from "#features/news/panels/story/figure-lines.ts";
import { forReaderOf } from "#features/news/panels/story/for-reader.ts";
import { InOtherLanguages } from "#features/news/panels/story/InOtherLanguages.tsx";
import { Ladder } from "#features/news/panels/story/Ladder.tsx";
import { PlaceLinks } from "#features/news/panels/story/PlaceLinks.tsx";
import { latestOf, type Rung, rungsOf } from "#features/news/panels/story/rungs.ts";
import { Sources } from "#features/news/panels/story/Sources.tsx";
import { StoryAction } from "#features/news/panels/story/StoryAction.tsx";
import { sourcesOf } from "#features/news/panels/story/sources.ts";
import { useLastVisit } from "#features/news/panels/story/use-last-visit.ts";
import { articlesOf, storyKey } from "#features/news/panels/visible.ts";
import { counted } from "#ui/figures/counted.ts";
import { Crumbs } from "#ui/frame/Crumbs.tsx";
import { Main } from "#ui/frame/Main.tsx";
import { headTags, pageWords } from "#ui/frame/metadata.ts";
import { langOf } from "#ui/lang.ts";
import { Listen } from "#ui/listen/Listen.tsx";
import { PageLink } from "#ui/PageLink.tsx";
import { PaperMark } from "#ui/pictures/PaperMark.tsx";
import { Label } from "#ui/sentences/Label.tsx";
import { ArticleStyles } from "#ui/styles/ArticleStyles.tsx";
import { dayAndClock } from "#ui/time.ts";
import { useWords } from "#words/words.ts";

const story = page(async (ask, { params, language }) => {
  const answer = await ask(api.news.story, { id: params.id ?? "" });
  const { tellings, coverage, picture: _, ...story } = answer.story;
  const [first] = articlesOf(answer.articles);
  const rungs = rungsOf(answer.texts, answer.steps, tellings);
  return {
    story: { ...story, articles: tellings.length },
    coverage: coverageOf(answer.story),
    rungs,
    latest: latestOf(rungs, tellings),
    figures: figureLines(answer.figures, answer.texts),
    sources: sourcesOf(answer.attributions, tellings),
    summary: first?.summary ?? "",
    picture: answer.story.picture ?? null,
    factCheck: first?.fact_check ?? null,
    language: langOf(answer.story.language),
    ...forReaderOf(language, answer.in_other_languages ?? []),
    places: answer.places ?? [],
    related: articlesOf(answer.related),
  };
});

export const loader = story.loader;
export const clientLoader = story.clientLoader;

type LoaderData = PageProps<typeof story>["loaderData"];

export function meta(args: Parameters<typeof headTags>[0] & { loaderData?: LoaderData }) {
  const shown = args.loaderData;
  if (!shown) return [];
  const { count } = pageWords(args);
  return headTags(args, {
    title: shown.story.headline,
    description: `Reported by ${counted(shown.story.papers, "newspaper")}. ${shown.summary}`.slice(0, 200),
    descriptionElsewhere: `${count(shown.story.papers, "paper", "papers")}. ${shown.summary}`.slice(0, 200),
    path: storyPage(shown.story._id),
    image: `/share/story/${encodeURIComponent(shown.story._id)}.png`,
    kind: "article",
    textLanguage: shown.language,
  });
}

/** Full coverage: every paper that reports it, in time order. */
export default function Story({ loaderData }: PageProps<typeof story>) {
  const {
    story: shown,
    coverage,
    rungs,
    figures,
    sources,
    summary,
    picture,
    latest,
    factCheck,
    language,
    related,
  } = loaderData;
  const { lang, say } = useWords();
  const since = useLastVisit(shown._id);
  return (
    <Main leftSidebar={<NewsRails />}>
      <ArticleStyles />
      <Crumbs>
        {say("Full coverage")} <PlaceLinks places={loaderData.places} />
      </Crumbs>
      <InOtherLanguages articles={loaderData.inReadersLanguage} />
      <Broadsheet
        story={shown}
        language={language}
        picture={picture}
        coverage={coverage}
        isFactCheck={factCheck !== null}
      />
      {latest ? <LatestReport rung={latest} /> : null}
      {factCheck?.verdict ? (
        <FactCheck factCheck={factCheck} lang={lang(language)} />
      ) : summary ? (
        <p className="story__summary" lang={lang(language)}>
          {summary}
        </p>
      ) : null}
      {latest ? <StoryAction story={shown} latest={latest} /> : null}
      <div className="chips">
        <Listen selector=".story__title, .story__summary, .broadsheet ~ .fact, .rung__title" />
      </div>
      {figures.length > 0 ? <Figures lines={figures} first={shown.first_told_at} /> : null}
      <Ladder
        rungs={rungs}
        since={since}
        subtitle={
          <>
            {say("In the order of time. Papers that ran the same text or headline are folded beneath it.")}{" "}
            {coverage.dots.some(({ copy }) => copy)
              ? say("Each dot is a paper at its first text; a hollow one ran another paper's text.")
              : null}
          </>
        }
      />
      {sources.length > 0 ? <Sources sources={sources} /> : null}
      <InOtherLanguages articles={loaderData.inOtherLanguages} />
      {related.length > 0 ? (
        <section className="unprinted" aria-label={say("Related")} data-group="">
          <h2 className="section__title section__title--ruled">{say("Related")}</h2>
          <Cards articles={related} />
        </section>
      ) : null}
      <MoreStories
        key={shown._id}
        category={shown.category}
        without={[shown._id, ...related.map(storyKey)]}
      />
    </Main>
  );
}

/** The line beneath a story's headline: its latest text, with the outcome that it reports, if any. */
function LatestReport({ rung }: { rung: Rung }) {
  const { dates, lang, say } = useWords();
  return (
    <section className="latest" aria-label={say("Latest")} data-paper={rung.paper}>
      <p className="rung__who">
        <span className="badge">{say("Latest")}</span>
        <time dateTime={rung.at}>{dayAndClock(Date.parse(rung.at), dates)}</time>
        <PaperMark name={rung.paper} favicon={rung.favicon} />
        <b lang={lang(rung.paperLang)}>{rung.paper}</b>
        {rung.step ? <Label className="step" text={rung.step} /> : null}
      </p>
      <PageLink className="latest__title" to={articlePage(rung.id)} lang={lang(rung.lang)} data-words="">
        {rung.headline}
      </PageLink>
    </section>
  );
}

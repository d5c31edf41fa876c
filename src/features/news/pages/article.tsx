import { type PageProps, page } from "#ask/page.ts";
import { articlePage, categoryPage, storyPage, topicPage } from "#contracts/addresses.ts";
import * as api from "#contracts/all/api.ts";
import { product } from "#contracts/product.ts";
import { MoreStories } from "#features/news/frame/more/MoreStories.tsx";
import { NewsRails } from "#features/news/frame/NewsRails.tsx";
import { Cards } from "#features/news/panels/cards/Cards.tsx";
import { ArticleStory } from "#features/news/panels/story/ArticleStory.tsx";
import { forReaderOf } from "#features/news/panels/story/for-reader.ts";
import { InOtherLanguages } from "#features/news/panels/story/InOtherLanguages.tsx";
import { Ladder } from "#features/news/panels/story/Ladder.tsx";
import { PlaceLinks } from "#features/news/panels/story/PlaceLinks.tsx";
import { type Rungs, rungsOf } from "#features/news/panels/story/rungs.ts";
import { useLastVisit } from "#features/news/panels/story/use-last-visit.ts";
import { articlesOf, cardArticle, storyKey } from "#features/news/panels/visible.ts";
import { Ago } from "#ui/Ago.tsx";
import { Badge } from "#ui/Badge.tsx";
import { Crumbs } from "#ui/frame/Crumbs.tsx";
import { Main } from "#ui/frame/Main.tsx";
import { headTags } from "#ui/frame/metadata.ts";
import { langOf } from "#ui/lang.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { Section } from "#ui/Section.tsx";
import { ArticleStyles } from "#ui/styles/ArticleStyles.tsx";
import { useWords } from "#words/words.ts";

const article = page(async (ask, { params, language }) => {
  const { article: raw, ...answer } = await ask(api.news.article, { id: params.id ?? "" });
  const tellings = answer.story?.tellings ?? [];
  return {
    article: { ...cardArticle(raw), url: raw.url, ...(answer.owner ? { owner: answer.owner } : {}) },
    story: answer.story ? { _id: answer.story._id, papers: answer.story.papers } : null,
    rungs: tellings.length > 1 ? rungsOf(answer.texts, answer.steps, tellings) : null,
    places: answer.places ?? [],
    topics: answer.topics ?? [],
    related: articlesOf(answer.related),
    history: answer.headline_history ?? [],
    ...forReaderOf(language, answer.in_other_languages ?? []),
  };
});

export const loader = article.loader;
export const clientLoader = article.clientLoader;

type LoaderData = PageProps<typeof article>["loaderData"];

export function meta(args: Parameters<typeof headTags>[0] & { loaderData?: LoaderData }) {
  const shown = args.loaderData?.article;
  if (!shown) return [];
  const description = shown.summary.slice(0, 200);
  return headTags(args, {
    title: shown.headline,
    description,
    path: articlePage(shown._id),
    image: `/share/article/${encodeURIComponent(shown._id)}.png`,
    kind: "article",
    textLanguage: shown.language,
    jsonLd: ({ address, image, siteUrl }) => [
      {
        "@context": "https://schema.org",
        "@type": "NewsArticle",
        headline: shown.headline.slice(0, 110),
        description,
        image,
        mainEntityOfPage: address,
        inLanguage: shown.language ?? "en",
        datePublished: shown.published_at,
        isBasedOn: shown.url,
        sourceOrganization: { "@type": "NewsMediaOrganization", name: shown.newspaper_name ?? "Unknown" },
        publisher: {
          "@type": "Organization",
          name: product.name,
          logo: `${siteUrl}/icon-512.png`,
        },
      },
      {
        "@context": "https://schema.org",
        "@type": "BreadcrumbList",
        itemListElement: [
          [product.name, `${siteUrl}/`],
          [shown.category, siteUrl + categoryPage(shown.category)],
          [shown.headline, address],
        ].map(([name, item], at) => ({ "@type": "ListItem", position: at + 1, name, item })),
      },
    ],
  });
}

export default function Article({ loaderData }: PageProps<typeof article>) {
  const { lang, say } = useWords();
  const { article: shown, story, rungs, places, topics, related, history } = loaderData;
  const since = useLastVisit(shown.story_id);
  return (
    <Main leftSidebar={<NewsRails />}>
      <ArticleStyles />
      <Crumbs>
        <PageLink to={categoryPage(shown.category)}>
          <Badge category={shown.category} />
        </PageLink>
        <PlaceLinks places={places} />
      </Crumbs>
      <InOtherLanguages articles={loaderData.inReadersLanguage} />
      <ArticleStory article={shown} key={shown._id} />
      <div className="unprinted">
        {story && rungs ? (
          <WholeStory story={story} rungs={rungs} currentArticle={shown._id} since={since} />
        ) : null}
        <InOtherLanguages articles={loaderData.inOtherLanguages} />
      </div>
      {history.length > 0 ? <HeadlineHistory history={history} language={shown.language} /> : null}
      {topics.length > 0 ? (
        <Section title={say("Topics")} className="unprinted">
          <div className="chips">
            {topics.map((topic) => (
              <PageLink
                className="chip"
                key={topic._id || topic.topic}
                to={topicPage(topic)}
                lang={lang(langOf(topic.language))}
                data-paper=""
                data-words=""
              >
                {topic.topic}
              </PageLink>
            ))}
          </div>
        </Section>
      ) : null}
      {related.length > 0 ? (
        <section className="unprinted" aria-labelledby="related" data-group="">
          <div className="feed-head">
            <h2 className="section__title" id="related">
              {say("Related")}
            </h2>
          </div>
          <Cards articles={related} />
        </section>
      ) : null}
      <MoreStories
        key={`more ${shown._id}`}
        category={shown.category}
        without={[shown, ...related].map(storyKey)}
      />
    </Main>
  );
}

interface WholeStoryProps {
  story: NonNullable<LoaderData["story"]>;
  rungs: Rungs;
  currentArticle: string;
  since: number | null;
}

function WholeStory({ story, rungs, currentArticle, since }: WholeStoryProps) {
  const { count, say } = useWords();
  return (
    <Ladder
      rungs={rungs}
      currentArticle={currentArticle}
      since={since}
      subtitle={
        <>
          {story.papers > 1
            ? `${say("{papers}, in the order they reported it.", { papers: count(story.papers, "paper", "papers") })} `
            : null}
          <PageLink className="link" to={storyPage(story._id)}>
            {say("Full coverage")}
          </PageLink>
        </>
      }
    />
  );
}

interface HeadlineHistoryProps {
  history: LoaderData["history"];
  language: string | undefined;
}

function HeadlineHistory({ history, language }: HeadlineHistoryProps) {
  const { lang, say } = useWords();
  return (
    <Section title={say("Earlier headlines")} subtitle={say("The paper changed its headline")}>
      <ul>
        {history.map(({ headline, seen_at }) => (
          <li className="pick" key={seen_at}>
            <p className="tell__title" lang={lang(language)}>
              {headline}
            </p>
            <p className="pick__note">
              <Ago time={seen_at} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

import { type PageProps, page } from "#ask/page.ts";
import { articlePage, pages } from "#contracts/addresses.ts";
import * as api from "#contracts/all/api.ts";
import type { Language } from "#contracts/languages.ts";
import { useSettings } from "#device/stores/settings.ts";
import { AlsoInEnglish } from "#features/news/frame/AlsoInEnglish.tsx";
import { NewsRails } from "#features/news/frame/NewsRails.tsx";
import { PlainPage } from "#features/news/frame/PlainPage.tsx";
import { Byline } from "#features/news/panels/cards/Byline.tsx";
import { inEnglishIfFew } from "#features/news/panels/feed/feed-page.ts";
import { NoStoriesYet } from "#features/news/panels/feed/NoStoriesYet.tsx";
import { whyEmpty } from "#features/news/panels/feed/why-empty.ts";
import { PopularReason } from "#features/news/panels/rails/Reason.tsx";
import { articlesOf, type CardArticle, POPULAR_LENGTH } from "#features/news/panels/visible.ts";
import { record } from "#ui/analytics/record.ts";
import { headTags, pageWords } from "#ui/frame/metadata.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { Picture } from "#ui/pictures/Picture.tsx";
import { useRootData } from "#ui/root-data.ts";
import { Empty } from "#ui/states.tsx";
import { ReaderStyles } from "#ui/styles/ReaderStyles.tsx";
import { useWords } from "#words/words.ts";

const popular = page(async (ask, { language }) => {
  const popularIn = async (language: Language | undefined) =>
    articlesOf((await ask(api.news.popular, { limit: POPULAR_LENGTH, language })).articles);
  const articles = await popularIn(language);
  const english = await inEnglishIfFew(language, articles, () => popularIn("en"));
  return { articles, english, why: await whyEmpty(ask, articles) };
});

export const loader = popular.loader;
export const clientLoader = popular.clientLoader;

export function meta(args: Parameters<typeof headTags>[0]) {
  const { say } = pageWords(args);
  return headTags(args, {
    title: say("Popular Now"),
    description: say("What is most read and most reported at this hour."),
    path: pages.popular,
  });
}

export default function Popular({ loaderData: { articles, english, why } }: PageProps<typeof popular>) {
  const { say } = useWords();
  return (
    <PlainPage
      title={say("Popular Now")}
      subtitle={say("What is most read and most reported at this hour.")}
      leftSidebar={<NewsRails />}
    >
      <ReaderStyles />
      {why ? (
        <NoStoriesYet why={why} />
      ) : articles.length === 0 ? (
        <Empty>
          <p>{say("Nothing stands out yet. Come back in an hour.")}</p>
          <PageLink className="btn" to={pages.latest}>
            {say("All latest news")}
          </PageLink>
        </Empty>
      ) : (
        <Ranking articles={articles} />
      )}
      <AlsoInEnglish english={english && <Ranking articles={english} />} />
    </PlainPage>
  );
}

function Ranking({ articles }: { articles: readonly CardArticle[] }) {
  return (
    <ol className="ranking">
      {articles.map((article, index) => (
        <Ranked key={article._id} article={article} place={index + 1} />
      ))}
    </ol>
  );
}

function Ranked({ article, place }: { article: CardArticle; place: number }) {
  const { lang } = useWords();
  const { lite } = useRootData();
  const { showImages } = useSettings();
  const { _id, headline, language, category, reason } = article;
  return (
    <li className="rank__item rank__item--wide" data-paper={article.newspaper_name ?? ""}>
      <span className="rank__no" aria-hidden="true">
        {place}
      </span>
      <div>
        <Byline article={article} />
        <h2 className="card__title" data-words="">
          <PageLink
            className="rank__title rank__title--wide"
            to={articlePage(_id)}
            lang={lang(language)}
            onClick={() =>
              record("mini_article_click", { id: _id, headline, category, section: "popular_page" })
            }
          >
            {headline}
          </PageLink>
        </h2>
        {reason ? <PopularReason reason={reason} /> : null}
      </div>
      {showImages && !lite ? (
        <PageLink
          className="card__pic"
          to={articlePage(_id)}
          lang={lang(language)}
          tabIndex={-1}
          aria-hidden="true"
        >
          <Picture address={article.image_url} category={category} headline={headline} first={place === 1} />
        </PageLink>
      ) : null}
    </li>
  );
}

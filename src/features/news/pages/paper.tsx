import { type PageProps, page } from "#ask/page.ts";
import { pages, paperPage, topicPage } from "#contracts/addresses.ts";
import { NewsRails } from "#features/news/frame/NewsRails.tsx";
import { Cards } from "#features/news/panels/cards/Cards.tsx";
import { FirstReports } from "#features/news/panels/papers/FirstReports.tsx";
import { PaperFacts } from "#features/news/panels/papers/PaperFacts.tsx";
import { PaperHead } from "#features/news/panels/papers/PaperHead.tsx";
import { askPaper } from "#features/news/panels/papers/paper-page.ts";
import { Sections } from "#features/news/panels/papers/Sections.tsx";
import { Main } from "#ui/frame/Main.tsx";
import { headTags, pageWords } from "#ui/frame/metadata.ts";
import { Icon } from "#ui/Icon.tsx";
import { langOf } from "#ui/lang.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { Section } from "#ui/Section.tsx";
import { Empty } from "#ui/states.tsx";
import { ArticleStyles } from "#ui/styles/ArticleStyles.tsx";
import { NamedStyles } from "#ui/styles/NamedStyles.tsx";
import { ReaderStyles } from "#ui/styles/ReaderStyles.tsx";
import { useWords } from "#words/words.ts";

const paper = page((ask, { params }) => askPaper(ask, params.id ?? ""));

export const loader = paper.loader;
export const clientLoader = paper.clientLoader;

type LoaderData = PageProps<typeof paper>["loaderData"];

export function meta(args: Parameters<typeof headTags>[0] & { loaderData?: LoaderData }) {
  const shown = args.loaderData?.paper;
  if (!shown) return [];
  const { say } = pageWords(args);
  return headTags(args, {
    title: shown.name,
    description: `The latest stories of ${shown.name}, what it reported first, and what is known of it.`,
    descriptionElsewhere: `${shown.name}: ${say("Its latest")}, ${say("First to report")}, ${say("About this paper")}`,
    path: paperPage(shown.id),
    feed: `/paper/${encodeURIComponent(shown.id)}`,
    image: `/share/paper/${encodeURIComponent(shown.id)}.png`,
  });
}

/** A newspaper: its latest stories, what it was first to report, and who it is. */
export default function Paper({ loaderData }: PageProps<typeof paper>) {
  const { paper: shown, firsts, shares, articles, topics } = loaderData;
  const { lang, say } = useWords();
  return (
    <Main leftSidebar={<NewsRails />}>
      <ArticleStyles />
      <ReaderStyles />
      <NamedStyles />
      <PaperHead paper={shown} />
      <Section title={say("Its latest")}>
        {articles.length > 0 ? (
          <>
            <Cards articles={articles} eager opens />
            <PageLink
              className="section__more"
              to={`${pages.latest}?source=${encodeURIComponent(shown.name)}`}
            >
              <span>{say("All its stories")}</span> <Icon name="next" small />
            </PageLink>
          </>
        ) : (
          <Empty>
            <p>{say("No article yet")}</p>
          </Empty>
        )}
      </Section>
      {firsts ? <FirstReports firsts={firsts} /> : null}
      {topics.length > 0 ? (
        <Section title={say("Topics")}>
          <div className="chips">
            {topics.map((topic) => (
              <PageLink
                className="chip"
                key={topic._id}
                to={topicPage(topic)}
                lang={lang(langOf(topic.language))}
                data-words=""
              >
                {topic.topic}
              </PageLink>
            ))}
          </div>
        </Section>
      ) : null}
      {shares.length > 0 ? <Sections shares={shares} /> : null}
      <PaperFacts paper={shown} />
      <PageLink className="section__more" to={pages.publishers}>
        <span>{say("All publishers")}</span> <Icon name="next" small />
      </PageLink>
    </Main>
  );
}

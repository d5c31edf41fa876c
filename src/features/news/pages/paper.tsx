import { type PageProps, page } from "#ask/page.ts";
import { categoryPage, pages, paperPage, topicPage } from "#contracts/addresses.ts";
import { isCategory } from "#contracts/sections.ts";
import { NewsRails } from "#features/news/frame/NewsRails.tsx";
import { Cards } from "#features/news/panels/cards/Cards.tsx";
import { FeedState } from "#features/news/panels/papers/FeedState.tsx";
import { PaperHead } from "#features/news/panels/papers/PaperHead.tsx";
import {
  askPaper,
  type Firsts,
  type ShownPaper,
  type ShownShare,
} from "#features/news/panels/papers/paper-page.ts";
import { Ago } from "#ui/Ago.tsx";
import { Main } from "#ui/frame/Main.tsx";
import { headTags, pageWords } from "#ui/frame/metadata.ts";
import { Icon } from "#ui/Icon.tsx";
import { langOf } from "#ui/lang.ts";
import { languageNames } from "#ui/language-names.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { Section } from "#ui/Section.tsx";
import { sectionClass } from "#ui/section-look.ts";
import { Label } from "#ui/sentences/Label.tsx";
import { Empty } from "#ui/states.tsx";
import { ArticleStyles } from "#ui/styles/ArticleStyles.tsx";
import { NamedStyles } from "#ui/styles/NamedStyles.tsx";
import { ReaderStyles } from "#ui/styles/ReaderStyles.tsx";
import { shortDay } from "#ui/time.ts";
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

/** How often a paper was the first of several to report a story, and the newest of these stories. */
function FirstReports({ firsts }: { firsts: Firsts }) {
  const { count, dates, say } = useWords();
  return (
    <Section
      title={say("First to report")}
      subtitle={say(
        "Stories of two papers or more since {day}, from days on which ten papers or more published. The time is the one that each paper gives.",
        { day: shortDay(Date.parse(firsts.since), dates) },
      )}
    >
      <p className="named__figure num">
        <b>{firsts.first}</b> {say("of {stories}", { stories: count(firsts.reported, "story", "stories") })}
      </p>
      <Cards articles={firsts.articles} />
    </Section>
  );
}

/** What a paper writes about: each section's share of its articles. */
function Sections({ shares }: { shares: readonly ShownShare[] }) {
  const { say } = useWords();
  return (
    <Section title={say("What it writes about")} subtitle={say("Share of its articles in 30 days")}>
      <ul className="named__shares num">
        {shares.map(({ category, percent }) => (
          <li key={category} className={sectionClass(category)}>
            <PageLink to={categoryPage(category)}>{isCategory(category) ? say(category) : category}</PageLink>
            <svg className="named__bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <path d={`M0 0h${percent}v8H0z`} />
            </svg>
            <span>{percent}%</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What is known of a paper, each fact with the page that states it, and whether its feeds answer. */
function PaperFacts({ paper }: { paper: ShownPaper }) {
  const { say } = useWords();
  const nameOf = (fact: string) => {
    if (fact === "city") return say("City");
    if (fact === "kind") return say("Kind of paper");
    return fact === "scope" ? say("What it covers") : say("Founded");
  };
  return (
    <Section title={say("About this paper")}>
      <dl className="named__facts">
        {paper.about.map(({ fact, value, source }) => (
          <div key={fact}>
            <dt>{nameOf(fact)}</dt>
            <dd>
              {fact === "kind" || fact === "scope" ? <Label text={value} /> : value}{" "}
              <a className="link source-note" href={source} target="_blank" rel="noopener">
                {say("Source: {site}", { site: new URL(source).hostname })}
                <span className="vh"> {say("(opens in a new tab)")}</span>
              </a>
            </dd>
          </div>
        ))}
        <div>
          <dt>{say("Language")}</dt>
          <dd>{languageNames[paper.language] ?? paper.language}</dd>
        </div>
        <div>
          <dt>{say("Latest article")}</dt>
          <dd>{paper.lastArticleAt ? <Ago time={paper.lastArticleAt} /> : say("No article yet")}</dd>
        </div>
        <div>
          <dt>{say("Its feeds")}</dt>
          <dd>
            {paper.active ? (
              paper.feeds.map((feed) => (
                <FeedState key={feed.url} state={feed.state} failure={feed.failure} />
              ))
            ) : (
              <p>{say("This paper is not collected any more.")}</p>
            )}
          </dd>
        </div>
      </dl>
    </Section>
  );
}

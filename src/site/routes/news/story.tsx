import { pages, shortStory, storyPage } from "#contracts/addresses.ts";
import { type PageProps, page } from "#site/data/page.ts";
import { Cards } from "#site/news/cards/Cards.tsx";
import { CoverageLine } from "#site/news/cards/CoverageLine.tsx";
import { InOtherLanguages } from "#site/news/story/InOtherLanguages.tsx";
import { Timeline } from "#site/news/story/Timeline.tsx";
import { articlesOf } from "#site/news/visible.ts";
import { Main } from "#site/shell/Main.tsx";
import { headTags } from "#site/shell/metadata.ts";
import { NewsRails } from "#site/shell/NewsRails.tsx";
import { Badge } from "#site/ui/Badge.tsx";
import { counted } from "#site/ui/figures/counted.ts";
import { FollowThis } from "#site/ui/follow/FollowThis.tsx";
import { langOf } from "#site/ui/lang.ts";
import { Listen } from "#site/ui/listen/Listen.tsx";
import { PageLink } from "#site/ui/PageLink.tsx";
import { useRootData } from "#site/ui/root-data.ts";
import { Section } from "#site/ui/Section.tsx";
import { ShareButton } from "#site/ui/share/ShareButton.tsx";

const story = page(async (ask, { params }) => {
  const told = await ask("GET /stories/{id}", { id: params.id ?? "" });
  return {
    story: told.story,
    summary: articlesOf(told)[0]?.summary ?? "",
    language: langOf(told.story.language),
    inOtherLanguages: told.in_other_languages ?? [],
    related: articlesOf({ articles: told.related }),
  };
});

export const loader = story.loader;
export const clientLoader = story.clientLoader;

type Shown = PageProps<typeof story>["loaderData"];

export function meta(args: Parameters<typeof headTags>[0] & { loaderData?: Shown }) {
  const shown = args.loaderData;
  if (!shown) return [];
  return headTags(args, {
    title: shown.story.headline,
    description: `Told by ${counted(shown.story.papers, "newspaper")}. ${shown.summary}`.slice(0, 200),
    path: storyPage(shown.story._id),
    image: `/share/story/${encodeURIComponent(shown.story._id)}.png`,
    kind: "article",
  });
}

/** Full coverage: every paper that reports it, in time order. */
export default function Story({ loaderData }: PageProps<typeof story>) {
  const { story: shown, summary, language, related, inOtherLanguages } = loaderData;
  const { tellings, papers, independent_reports: own } = shown;
  const { lite } = useRootData();
  return (
    <Main left={<NewsRails />}>
      <nav className="crumbs" aria-label="Where you are">
        <PageLink className="link" to={pages.home}>
          Home
        </PageLink>
        <span aria-hidden="true">/</span> Full coverage
      </nav>
      <h1 className="story__title" lang={language}>
        {shown.headline}
      </h1>
      <p className="byline">
        <Badge category={shown.category} />
        <span className="num">
          {counted(papers, "paper")}, {counted(own, "independent report")}
        </span>
      </p>
      <div className="row__tools">
        <FollowThis kind="story" id={shown._id} label={shown.headline} />
        {lite ? null : (
          <ShareButton
            headline={shown.headline}
            paper={counted(papers, "paper")}
            publishedAt={shown.last_told_at}
            path={shortStory(shown._id)}
            labelled
          />
        )}
      </div>
      {summary ? (
        <p className="story__summary" lang={language}>
          {summary}
        </p>
      ) : null}
      <Listen reads=".story__title, .story__summary, .tell__title" />
      {tellings.length > 1 ? (
        <CoverageLine
          tellings={tellings.map(({ published_at, paper }) => ({ published_at, paper: paper.name }))}
        />
      ) : null}
      <Section title="The whole story" subtitle="In the order they told it">
        <Timeline tellings={tellings} />
      </Section>
      <InOtherLanguages articles={inOtherLanguages} />
      {related.length > 0 ? (
        <section aria-label="Related">
          <h2 className="section__title section__title--ruled">Related</h2>
          <Cards articles={related} />
        </section>
      ) : null}
    </Main>
  );
}

import { type PageProps, page } from "#ask/page.ts";
import { pages, topicPage } from "#contracts/addresses.ts";
import { MoreStories } from "#features/news/frame/more/MoreStories.tsx";
import { NewsRails } from "#features/news/frame/NewsRails.tsx";
import { PlainPage } from "#features/news/frame/PlainPage.tsx";
import { TopicStory } from "#features/news/panels/topic/TopicStory.tsx";
import { askTopic } from "#features/news/panels/topic/topic-page.ts";
import { storyKey } from "#features/news/panels/visible.ts";
import { headTags, pageWords } from "#ui/frame/metadata.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { useWords } from "#words/words.ts";

const topic = page((ask, { params }) => askTopic(ask, params.id ?? params.topic ?? ""));

export const loader = topic.loader;
export const clientLoader = topic.clientLoader;

type LoaderData = PageProps<typeof topic>["loaderData"];

export function meta(args: Parameters<typeof headTags>[0] & { loaderData?: LoaderData }) {
  const shown = args.loaderData?.topic;
  if (!shown) return [];
  return headTags(args, {
    title: pageWords(args).say("{topic}: what the papers report", { topic: shown.topic }),
    description: shown.headlines.join(". "),
    path: topicPage(shown),
    feed: `/topic/${encodeURIComponent(shown._id || shown.topic)}`,
    image: `/share/topic/${encodeURIComponent(shown._id || shown.topic)}.png`,
  });
}

export default function Topic({ loaderData }: PageProps<typeof topic>) {
  const { lang, say } = useWords();
  return (
    <PlainPage
      crumbs={
        <PageLink className="link" to={pages.hotTopics}>
          {say("Trending Topics")}
        </PageLink>
      }
      title={loaderData.topic.topic}
      lang={lang(loaderData.topic.language)}
      leftSidebar={<NewsRails />}
    >
      <TopicStory {...loaderData} />
      <MoreStories key={loaderData.topic.topic} without={loaderData.stories.map(storyKey)} />
    </PlainPage>
  );
}

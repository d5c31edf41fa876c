import { type PageProps, page } from "#ask/page.ts";
import { topicPage } from "#contracts/addresses.ts";
import { TopicStory } from "#site/news/topic/TopicStory.tsx";
import { askTopic } from "#site/news/topic/topic-page.ts";
import { storyKey } from "#site/news/visible.ts";
import { MoreStories } from "#site/shell/footer/MoreStories.tsx";
import { NewsRails } from "#site/shell/NewsRails.tsx";
import { PlainPage } from "#site/shell/PlainPage.tsx";
import { headTags, pageWords } from "#ui/frame/metadata.ts";
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
    image: `/share/topic/${encodeURIComponent(shown._id || shown.topic)}.png`,
  });
}

export default function Topic({ loaderData }: PageProps<typeof topic>) {
  const { lang } = useWords();
  return (
    <PlainPage
      title={loaderData.topic.topic}
      lang={lang(loaderData.topic.language)}
      leftSidebar={<NewsRails />}
    >
      <TopicStory {...loaderData} />
      <MoreStories key={loaderData.topic.topic} without={loaderData.stories.map(storyKey)} />
    </PlainPage>
  );
}

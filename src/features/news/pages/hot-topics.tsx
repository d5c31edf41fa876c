import { type PageProps, page } from "#ask/page.ts";
import { pages } from "#contracts/addresses.ts";
import * as api from "#contracts/all/api.ts";
import { AlsoInEnglish } from "#features/news/frame/AlsoInEnglish.tsx";
import { NewsRails } from "#features/news/frame/NewsRails.tsx";
import { PlainPage } from "#features/news/frame/PlainPage.tsx";
import { inEnglishIfFew } from "#features/news/panels/feed/feed-page.ts";
import { NoStoriesYet } from "#features/news/panels/feed/NoStoriesYet.tsx";
import { whyEmpty } from "#features/news/panels/feed/why-empty.ts";
import { HotTopicEntry } from "#features/news/panels/topic/HotTopicEntry.tsx";
import { type HotTopic, hotTopicsOf } from "#features/news/panels/topic/hot-topics.ts";
import { RunningStories } from "#features/news/panels/topic/RunningStories.tsx";
import { TopicRace } from "#features/news/panels/topic/TopicRace.tsx";
import { Ago } from "#ui/Ago.tsx";
import { OnwardLinks } from "#ui/empty/OnwardLinks.tsx";
import { headTags, pageWords } from "#ui/frame/metadata.ts";
import { Section } from "#ui/Section.tsx";
import { Empty } from "#ui/states.tsx";
import { TopicStyles } from "#ui/styles/TopicStyles.tsx";
import { useWords } from "#words/words.ts";

const MAX_TOPICS = 30;

const hotTopics = page(async (ask, { language }) => {
  const answer = await ask(api.news.topics, { limit: MAX_TOPICS, language });
  const topics = hotTopicsOf(answer);
  const english = await inEnglishIfFew(language, topics, async () =>
    hotTopicsOf(await ask(api.news.topics, { limit: MAX_TOPICS, language: "en" })),
  );
  const { running } = await ask(api.news.running, { language }).catch(() => ({ running: [] }));
  return {
    topics,
    english,
    running,
    computedAt: answer.computed_at ?? null,
    why: await whyEmpty(ask, topics),
  };
});

export const loader = hotTopics.loader;
export const clientLoader = hotTopics.clientLoader;

export function meta(args: Parameters<typeof headTags>[0]) {
  const { say } = pageWords(args);
  return headTags(args, {
    title: say("Trending Topics"),
    description: "The day's topics, found by analysing every story of Nigeria's newspapers.",
    descriptionElsewhere: `${say("Trending Topics")}: ${say("Most reported in the last 24 hours")}. ${say("AI analysis of daily articles")}`,
    path: pages.hotTopics,
    feed: "/hot-topics",
  });
}

export default function HotTopics({
  loaderData: { topics, english, running, computedAt, why },
}: PageProps<typeof hotTopics>) {
  const { say } = useWords();
  return (
    <PlainPage
      title={say("Trending Topics")}
      subtitle={
        <>
          {say("AI analysis of daily articles")}
          {computedAt ? (
            <>
              . {say("Counted")} <Ago time={computedAt} />
            </>
          ) : null}
        </>
      }
      leftSidebar={<NewsRails />}
    >
      <TopicStyles />
      {why ? (
        <NoStoriesYet why={why} />
      ) : topics.length === 0 ? (
        <Empty>
          <p>{say("No topic stands out yet.")}</p>
          <OnwardLinks from={pages.hotTopics} />
        </Empty>
      ) : (
        <>
          {computedAt ? <TopicRace topics={topics} computedAt={computedAt} /> : null}
          <Topics topics={topics} />
        </>
      )}
      {running.length > 0 ? <RunningStories running={running} /> : null}
      <AlsoInEnglish english={english && <Topics topics={english} />} />
    </PlainPage>
  );
}

function Topics({ topics }: { topics: readonly HotTopic[] }) {
  const { say } = useWords();
  return (
    <Section title={say("All topics")}>
      <ol className="tops">
        {topics.map((topic, index) => (
          <HotTopicEntry key={topic._id || topic.topic} topic={topic} rank={index + 1} />
        ))}
      </ol>
    </Section>
  );
}

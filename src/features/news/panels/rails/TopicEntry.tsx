import { topicPage } from "#contracts/addresses.ts";
import { useEditionStoryKeys } from "#features/news/panels/edition/use-edition-story-keys.ts";
import { record } from "#ui/analytics/record.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { useWords } from "#words/words.ts";
import { TopicReason } from "./Reason.tsx";
import type { ShownTopic } from "./visible.ts";

/** A topic in a list: its score, the reason, two headlines. */
export function TopicEntry({ topic, section }: { topic: ShownTopic; section: string }) {
  const { count, lang, say } = useWords();
  const above = useEditionStoryKeys();
  const stories = count(topic.stories, "story", "stories");
  return (
    <li className="topic" data-paper="">
      <div className="topic__top">
        <PageLink
          className="topic__name"
          to={topicPage(topic)}
          lang={lang(topic.language)}
          data-words=""
          onClick={() =>
            record("trending_topic_click", { topic: topic.topic, score: topic.score ?? 0, section })
          }
        >
          {topic.topic}
        </PageLink>
        {topic.score === null ? null : (
          <p className="topic__score num">{say("Trending: {score}/10", { score: topic.score })}</p>
        )}
      </div>
      <p className="topic__why num">
        <TopicReason reason={topic.reason} why={topic.why} stories={stories} />
      </p>
      <ul className="topic__heads">
        {topic.headlines.map((headline, index) => (
          <li
            className={above.has(topic.storyIds[index] ?? "") ? "topic__head above" : "topic__head"}
            key={headline}
            lang={lang(topic.language)}
            data-paper={topic.papers[index]}
            data-words=""
          >
            {headline}
          </li>
        ))}
      </ul>
    </li>
  );
}

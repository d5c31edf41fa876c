import { useAnswer } from "#ask/answers.ts";
import { pages, topicPage } from "#contracts/addresses.ts";
import * as api from "#contracts/all/api.ts";
import { listLanguage } from "#contracts/languages.ts";
import { useEditionStoryKeys } from "#features/news/panels/edition/use-edition-story-keys.ts";
import { MoreLink } from "#ui/analytics/MoreLink.tsx";
import { record } from "#ui/analytics/record.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { Section } from "#ui/Section.tsx";
import { CachedAtNote } from "#ui/sentences/CachedAtNote.tsx";
import { Skeleton } from "#ui/states.tsx";
import { useWords } from "#words/words.ts";
import { EmptyRail } from "./EmptyRail.tsx";
import { RAIL_LENGTH } from "./PopularCard.tsx";
import { RailFold } from "./RailFold.tsx";
import { TopicReason } from "./Reason.tsx";
import { type ShownTopic, topicsOf } from "./visible.ts";

interface TopicsCardProps {
  serverTopics: ShownTopic[] | null;
  section: string;
}

export function TopicsCard({ serverTopics, section }: TopicsCardProps) {
  const { language, say } = useWords();
  const { answer, failed, cachedAt } = useAnswer(
    api.news.topics,
    serverTopics ? null : { limit: RAIL_LENGTH, language: listLanguage(language) },
  );
  const topics = serverTopics ?? (failed ? [] : answer && topicsOf(answer));
  return (
    <Section
      title={say("Trending Topics")}
      subtitle={
        <>
          {say("AI analysis of daily articles")}
          {cachedAt ? (
            <>
              . <CachedAtNote at={cachedAt} />
            </>
          ) : null}
        </>
      }
      more
    >
      {topics === null ? <Skeleton lines={16} /> : null}
      {topics?.length === 0 ? <EmptyRail failed={failed !== null} none="No topic stands out yet." /> : null}
      {topics?.length ? (
        <ul>
          {topics.slice(0, RAIL_LENGTH).map((topic) => (
            <TopicEntry key={topic._id || topic.topic} topic={topic} section={section} />
          ))}
        </ul>
      ) : null}
      <RailFold entries={topics?.length} />
      <MoreLink to={pages.hotTopics} label="View Hot Topics" section={section} />
    </Section>
  );
}

/** A topic in a list: its score, the reason, two headlines. */
function TopicEntry({ topic, section }: { topic: ShownTopic; section: string }) {
  const { lang, say } = useWords();
  const above = useEditionStoryKeys();
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
        <TopicReason reason={topic.reason} articles={topic.articles} />
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

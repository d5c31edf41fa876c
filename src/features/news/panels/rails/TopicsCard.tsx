import { useAnswer } from "#ask/answers.ts";
import { pages } from "#contracts/addresses.ts";
import * as api from "#contracts/all/api.ts";
import { listLanguage } from "#contracts/languages.ts";
import { MoreLink } from "#ui/analytics/MoreLink.tsx";
import { Section } from "#ui/Section.tsx";
import { CachedAtNote } from "#ui/sentences/CachedAtNote.tsx";
import { Skeleton } from "#ui/states.tsx";
import { useWords } from "#words/words.ts";
import { EmptyRail } from "./EmptyRail.tsx";
import { RAIL_LENGTH } from "./PopularCard.tsx";
import { RailFold } from "./RailFold.tsx";
import { TopicEntry } from "./TopicEntry.tsx";
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

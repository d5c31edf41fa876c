import { topicPage } from "#contracts/addresses.ts";
import { record } from "#site/analytics/record.ts";
import { useAbove } from "#site/news/edition/use-above.ts";
import { counted } from "#site/ui/figures/counted.ts";
import { PageLink } from "#site/ui/PageLink.tsx";
import { ScoreBar } from "./ScoreBar.tsx";
import type { ShownTopic } from "./visible.ts";

/** A topic in a list: its score on the day's range, the reason, two headlines. */
export function TopicEntry({ topic, section }: { topic: ShownTopic; section: string }) {
  const above = useAbove();
  const stories = counted(topic.stories, "story", "stories");
  return (
    <li className="topic">
      <div className="topic__top">
        <PageLink
          className="topic__name"
          to={topicPage(topic)}
          lang={topic.language}
          onClick={() =>
            record("trending_topic_click", { topic: topic.topic, score: topic.score ?? 0, section })
          }
        >
          {topic.topic}
        </PageLink>
        {topic.score === null ? null : <p className="topic__score num">Trending: {topic.score}/10</p>}
      </div>
      <ScoreBar score={topic.score} today={topic.today} />
      <p className="topic__why num">{topic.reason ? `${topic.reason} · ${stories}` : stories}</p>
      <ul className="topic__heads">
        {topic.headlines.map((headline, place) => (
          <li
            className={above.has(topic.told[place] ?? "") ? "topic__head above" : "topic__head"}
            key={headline}
            lang={topic.language}
          >
            {headline}
          </li>
        ))}
      </ul>
    </li>
  );
}

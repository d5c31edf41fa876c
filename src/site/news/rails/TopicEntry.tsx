import { topicPage } from "#contracts/addresses.ts";
import { record } from "#site/analytics/record.ts";
import { counted } from "#site/ui/figures/counted.ts";
import { PageLink } from "#site/ui/PageLink.tsx";
import { Sparkline } from "./Sparkline.tsx";
import type { ShownTopic } from "./visible.ts";

/** A topic in a list: score, reason, 48 hours as a line, two headlines. */
export function TopicEntry({ topic, section }: { topic: ShownTopic; section: string }) {
  const stories = counted(topic.stories, "story", "stories");
  return (
    <li className="topic">
      <div className="topic__top">
        <div>
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
        {topic.sparkline.length > 1 ? <Sparkline counts={topic.sparkline} /> : null}
      </div>
      <p className="topic__why num">{topic.reason ? `${topic.reason} · ${stories}` : stories}</p>
      <ul className="topic__heads">
        {topic.headlines.map((headline) => (
          <li className="topic__head" key={headline} lang={topic.language}>
            {headline}
          </li>
        ))}
      </ul>
    </li>
  );
}

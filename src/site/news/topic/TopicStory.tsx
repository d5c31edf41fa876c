import { topicPage } from "#contracts/addresses.ts";
import { Cards } from "#site/news/cards/Cards.tsx";
import { Sparkline } from "#site/news/rails/Sparkline.tsx";
import type { ShownTopic } from "#site/news/rails/shown.ts";
import type { CardArticle } from "#site/news/shown.ts";
import { Icon } from "#site/ui/Icon.tsx";
import { PageLink } from "#site/ui/PageLink.tsx";
import { Section } from "#site/ui/Section.tsx";

export interface TopicParts {
  topic: ShownTopic;
  summary: string | null;
  machineWritten: boolean;
  papers: number;
  articles: readonly CardArticle[];
  related: readonly { _id: string; topic: string }[];
}

/** One topic: how much it is told, its stories in time order, who tells it, what is near to it. */
export function TopicStory({ topic, summary, machineWritten, papers, articles, related }: TopicParts) {
  const names = [...new Set(articles.map(({ newspaper_name }) => newspaper_name || "Unknown"))];
  return (
    <>
      <div className="topic__facts">
        <div>
          {topic.score === null ? null : <p className="topic__score num">Trending: {topic.score}/10</p>}
          <p className="topic__why num">
            {topic.reason || `${papers} papers`} · {topic.stories} {topic.stories === 1 ? "story" : "stories"}
          </p>
          <p className="source-note">
            <a className="link" href={`/api/rss/topic/${encodeURIComponent(topic._id || topic.topic)}`}>
              <Icon name="rss" small /> Follow by RSS
            </a>
          </p>
        </div>
        {topic.sparkline.length > 1 ? <Sparkline counts={topic.sparkline} /> : null}
      </div>
      {machineWritten ? (
        <p className="source-note">
          Name and summary were written by a machine from the stories below; its names and numbers were
          checked against them.
        </p>
      ) : null}
      {summary ? <p className="story__summary">{summary}</p> : null}
      <section aria-label="Stories">
        <h2 className="section__title section__title--ruled">The stories, newest first</h2>
        <Cards articles={articles} eager />
      </section>
      <Section title="Told by">
        <p className="prose">{names.join(", ")}</p>
      </Section>
      {related.length > 0 ? (
        <Section title="Related topics">
          <div className="chips">
            {related.map((other) => (
              <PageLink className="chip" key={other._id || other.topic} to={topicPage(other)}>
                {other.topic}
              </PageLink>
            ))}
          </div>
        </Section>
      ) : null}
    </>
  );
}

import { Fragment } from "react";
import { topicPage } from "#contracts/addresses.ts";
import type { Story } from "#contracts/news.ts";
import { Cards } from "#site/news/cards/Cards.tsx";
import { Sparkline } from "#site/news/rails/Sparkline.tsx";
import type { ShownTopic } from "#site/news/rails/visible.ts";
import { Timeline } from "#site/news/story/Timeline.tsx";
import type { CardArticle } from "#site/news/visible.ts";
import { TopicStyles } from "#site/styles/TopicStyles.tsx";
import { counted } from "#site/ui/figures/counted.ts";
import { FollowThis } from "#site/ui/follow/FollowThis.tsx";
import { Icon } from "#site/ui/Icon.tsx";
import { langOf } from "#site/ui/lang.ts";
import { PageLink } from "#site/ui/PageLink.tsx";
import { Section } from "#site/ui/Section.tsx";

export interface TopicParts {
  topic: ShownTopic;
  summary: string | null;
  machineWritten: boolean;
  papers: number;
  /** The newest article of each. */
  stories: readonly CardArticle[];
  /** All articles, in time order. */
  tellings: readonly Omit<Story["tellings"][number], "url" | "owner">[];
  related: readonly { _id: string; topic: string; language: string }[];
}

/** One topic: its score, its stories in time order, its papers, and related topics. */
export function TopicStory({
  topic,
  summary,
  machineWritten,
  papers,
  stories,
  tellings,
  related,
}: TopicParts) {
  const tellers = new Map(tellings.map(({ paper }) => [paper.name, paper]));
  return (
    <>
      <TopicStyles />
      <div className="topic__facts">
        <div>
          {topic.score === null ? null : <p className="topic__score num">Trending: {topic.score}/10</p>}
          <p className="topic__why num">
            {topic.reason || counted(papers, "paper")} · {counted(topic.stories, "story", "stories")}
          </p>
          <FollowThis kind="topic" id={topic._id || topic.topic} label={topic.topic} />
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
      {summary ? (
        <p className="story__summary" lang={machineWritten ? undefined : topic.language}>
          {summary}
        </p>
      ) : null}
      <section aria-label="Stories">
        <h2 className="section__title section__title--ruled">The stories, newest first</h2>
        <Cards articles={stories} eager />
      </section>
      {tellings.length > stories.length ? (
        <Section title="As it was told" subtitle="Every headline, in the order in which they came">
          <Timeline tellings={tellings} />
        </Section>
      ) : null}
      <Section title="Told by">
        <p className="prose">
          {[...tellers.values()].map(({ name, language }, place) => (
            <Fragment key={name}>
              {place === 0 ? "" : ", "}
              <span lang={langOf(language)}>{name}</span>
            </Fragment>
          ))}
        </p>
      </Section>
      {related.length > 0 ? (
        <Section title="Related topics">
          <div className="chips">
            {related.map((other) => (
              <PageLink
                className="chip"
                key={other._id || other.topic}
                to={topicPage(other)}
                lang={langOf(other.language)}
              >
                {other.topic}
              </PageLink>
            ))}
          </div>
        </Section>
      ) : null}
    </>
  );
}

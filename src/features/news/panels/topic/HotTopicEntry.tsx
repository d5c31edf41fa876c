import { articlePage, topicPage } from "#contracts/addresses.ts";
import { TopicReason } from "#features/news/panels/rails/Reason.tsx";
import { Ago } from "#ui/Ago.tsx";
import { record } from "#ui/analytics/record.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { PaperMark } from "#ui/pictures/PaperMark.tsx";
import { useWords } from "#words/words.ts";
import type { HotTopic } from "./hot-topics.ts";

/** A topic on the page of all topics: its place, why it trends, its lead and another story. */
export function HotTopicEntry({ topic, rank }: { topic: HotTopic; rank: number }) {
  const { lang, say } = useWords();
  const { score } = topic;
  return (
    <li className="top" data-paper="">
      <span className="rank__no num" aria-hidden="true">
        {rank}
      </span>
      <div>
        <h3 className="top__name" data-words="">
          <PageLink
            lang={lang(topic.language)}
            to={topicPage(topic)}
            onClick={() =>
              record("trending_topic_click", {
                topic: topic.topic,
                score: score ?? 0,
                section: "hot_topics",
              })
            }
          >
            {topic.topic}
          </PageLink>
        </h3>
        {score === null ? null : <p className="topic__score num">{say("Trending: {score}/10", { score })}</p>}
        <p className="topic__why num">
          <TopicReason reason={topic.reason} articles={topic.articles} />
        </p>
        <Headlines topic={topic} />
      </div>
    </li>
  );
}

/** Its lead and an article of another story; if these are not known, its headlines. */
function Headlines({ topic: { lead, second, headlines, language, papers } }: { topic: HotTopic }) {
  const { lang, say } = useWords();
  return (
    <>
      {lead ? (
        <>
          <PageLink
            className="top__lead"
            to={articlePage(lead._id)}
            lang={lang(lead.language)}
            data-paper={lead.newspaper_name ?? ""}
            data-words=""
          >
            {lead.headline}
          </PageLink>
          <p className="byline">
            <PaperMark name={lead.newspaper_name} favicon={lead.favicon_url} />
            <span lang={lang(lead.newspaper_language)}>{lead.newspaper_name || say("Unknown")}</span>
            <Ago time={lead.published_at} />
          </p>
          {second ? (
            <PageLink
              className="top__second"
              to={articlePage(second._id)}
              lang={lang(second.language)}
              data-paper={second.newspaper_name ?? ""}
              data-words=""
            >
              {second.headline}
            </PageLink>
          ) : null}
        </>
      ) : (
        <ul>
          {headlines.map((headline, index) => (
            <li key={headline} lang={lang(language)} data-paper={papers[index]} data-words="">
              {headline}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

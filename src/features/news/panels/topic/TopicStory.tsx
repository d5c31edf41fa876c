import { Fragment } from "react";
import { topicPage } from "#contracts/addresses.ts";
import type { Story } from "#features/news/contract/news.ts";
import { Cards } from "#features/news/panels/cards/Cards.tsx";
import { PaperName } from "#features/news/panels/cards/PaperName.tsx";
import { TopicReason } from "#features/news/panels/rails/Reason.tsx";
import { Sparkline } from "#features/news/panels/rails/Sparkline.tsx";
import type { ShownTopic } from "#features/news/panels/rails/visible.ts";
import { Timeline } from "#features/news/panels/story/Timeline.tsx";
import type { CardArticle } from "#features/news/panels/visible.ts";
import { FollowThis } from "#ui/follow/FollowThis.tsx";
import { Icon } from "#ui/Icon.tsx";
import { langOf } from "#ui/lang.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { Section } from "#ui/Section.tsx";
import { ArticleStyles } from "#ui/styles/ArticleStyles.tsx";
import { TopicStyles } from "#ui/styles/TopicStyles.tsx";
import { useWords } from "#words/words.ts";
import { type Running, RunningDays } from "./RunningDays.tsx";

export interface TopicData {
  topic: ShownTopic & { sparkline: readonly number[] };
  /** A sentence from a newspaper; `from` is that paper's name. */
  summary: string | null;
  from: string | null;
  papers: number;
  /** The newest article of each story, newest first. */
  stories: readonly CardArticle[];
  /** The articles of the answer, earliest first. */
  tellings: readonly Omit<Story["tellings"][number], "url" | "owner" | "copy">[];
  /** The first article of each headline. */
  headlines: TopicData["tellings"];
  /** Set if it is a story that runs for weeks. */
  running: Running | null;
  related: readonly { _id: string; topic: string; language: string }[];
}

/** One topic: its score, its stories, its papers, and related topics. */
export function TopicStory({
  topic,
  summary,
  from,
  papers,
  stories,
  tellings,
  headlines,
  running,
  related,
}: TopicData) {
  const { count, lang, say } = useWords();
  return (
    <>
      <ArticleStyles />
      <TopicStyles />
      <div className="topic__facts">
        <div>
          {topic.score === null || running ? null : (
            <p className="topic__score num">{say("Trending: {score}/10", { score: topic.score })}</p>
          )}
          <p className="topic__why num">
            {topic.reason && !running ? (
              <TopicReason reason={topic.reason} />
            ) : (
              `${count(papers, "paper", "papers")} · ${count(topic.articles, "article", "articles")}`
            )}
          </p>
          <FollowThis
            kind="topic"
            id={topic._id || topic.topic}
            label={topic.topic}
            language={topic.language}
          />
          <p className="source-note">
            <a className="link" href={`/api/rss/topic/${encodeURIComponent(topic._id || topic.topic)}`}>
              <Icon name="rss" small /> {say("Follow by RSS")}
            </a>
          </p>
        </div>
        {topic.sparkline.length > 1 ? <Sparkline counts={topic.sparkline} /> : null}
      </div>
      {summary && from ? (
        <p className="story__summary">
          <span lang={lang(topic.language)}>{summary}</span> <cite>({from})</cite>
        </p>
      ) : null}
      {running ? <RunningDays id={topic._id} running={running} /> : null}
      <section aria-label={say("Stories")}>
        <h2 className="section__title section__title--ruled">{say("The stories, newest first")}</h2>
        <Cards articles={stories} eager />
      </section>
      {headlines.length > stories.length && !running ? (
        <Section title={say("As it was reported")}>
          <Timeline
            tellings={headlines}
            alreadyLinked={new Map(stories.map(({ _id, story_id }) => [_id, story_id]))}
          />
        </Section>
      ) : null}
      <ReportedBy tellings={tellings} papers={papers} />
      {related.length > 0 ? (
        <Section title={say("Related topics")}>
          <div className="chips">
            {related.map((other) => (
              <PageLink
                className="chip"
                key={other._id || other.topic}
                to={topicPage(other)}
                lang={lang(langOf(other.language))}
                data-paper=""
                data-words=""
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

/** The papers of the articles that the answer holds, and how many more there are. */
function ReportedBy({ tellings, papers }: Pick<TopicData, "tellings" | "papers">) {
  const { lang, say } = useWords();
  const tellers = new Map(tellings.map(({ paper }) => [paper.name, paper]));
  if (tellers.size === 0) return null;
  return (
    <Section title={say("Reported by")}>
      <p className="prose">
        {[...tellers.values()].map(({ id, name, language }, index) => (
          <Fragment key={name}>
            {index === 0 ? "" : ", "}
            <PaperName id={id} name={name} lang={lang(langOf(language))} />
          </Fragment>
        ))}
        {papers > tellers.size ? `, ${say("{n} more", { n: papers - tellers.size })}` : null}
      </p>
    </Section>
  );
}

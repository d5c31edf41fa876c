import { topicPage } from "#contracts/addresses.ts";
import type * as api from "#contracts/all/api.ts";
import type { AnswerOf } from "#contracts/endpoint.ts";
import type { NewsEndpoints } from "#features/news/contract/news.ts";
import { langOf } from "#ui/lang.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { Section } from "#ui/Section.tsx";
import { shortDay } from "#ui/time.ts";
import { useWords } from "#words/words.ts";

interface RunningStoriesProps {
  running: AnswerOf<NewsEndpoints, typeof api.news.running>["running"];
}

/** The stories that run for weeks, each with its own page. */
export function RunningStories({ running }: RunningStoriesProps) {
  const { count, dates, lang, say } = useWords();
  return (
    <Section title={say("Running stories")} subtitle={say("Reported on three days or more")}>
      <ul className="days">
        {running.map(({ _id, topic, language, since, articles }) => (
          <li key={_id} data-paper="">
            <PageLink to={topicPage({ _id, topic })} lang={lang(langOf(language))} data-words="">
              {topic}
            </PageLink>
            <p className="source-note num">
              {say("Since {day}", { day: shortDay(Date.parse(since), dates) })} ·{" "}
              {count(articles, "article", "articles")}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

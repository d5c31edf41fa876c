import { articlePage, storyPage } from "#contracts/addresses.ts";
import type { Story } from "#features/news/contract/news.ts";
import { PaperName } from "#features/news/panels/cards/PaperName.tsx";
import { langOf } from "#ui/lang.ts";
import { useComputedFromNow } from "#ui/now.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { PaperMark } from "#ui/pictures/PaperMark.tsx";
import { fullTime, inLagos, shortDay } from "#ui/time.ts";
import { useWords } from "#words/words.ts";

interface TimelineProps {
  tellings: readonly Omit<Story["tellings"][number], "url" | "owner" | "copy">[];
  /** The story ids of articles that the page already links above; here these link to their story's page. */
  alreadyLinked: ReadonlyMap<string, string | null>;
}

/**
 * Headlines with paper and time, and the day if it is not today, in the order in which they were published. None is
 * marked as the first report: a topic is of two days, and its stories may have begun earlier.
 */
export function Timeline({ tellings, alreadyLinked }: TimelineProps) {
  const { dates, lang } = useWords();
  const today = useComputedFromNow((now) => inLagos(now).day);
  return (
    <ol className="timeline">
      {tellings.map((telling) => {
        const at = Date.parse(telling.published_at);
        const story = alreadyLinked.get(telling.article_id);
        const { clock, day } = inLagos(at);
        return (
          <li key={telling.article_id} className="tell" data-paper={telling.paper.name}>
            <time className="tell__time" dateTime={telling.published_at} title={fullTime(at, dates)}>
              {clock}
              {day === today ? null : <small>{shortDay(at, dates)}</small>}
            </time>
            <span className="tell__dot" aria-hidden="true" />
            <div>
              <p className="byline">
                <PaperMark name={telling.paper.name} favicon={telling.paper.favicon_url} />
                <PaperName
                  id={telling.paper.id}
                  name={telling.paper.name}
                  lang={lang(langOf(telling.paper.language))}
                  className="byline__paper"
                />
              </p>
              <PageLink
                className="tell__title"
                to={story ? storyPage(story) : articlePage(telling.article_id)}
                lang={lang(langOf(telling.language))}
                data-words=""
              >
                {telling.headline}
              </PageLink>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

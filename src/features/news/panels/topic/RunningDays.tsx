import { articlePage, storyPage } from "#contracts/addresses.ts";
import type * as api from "#contracts/all/api.ts";
import type { AnswerOf } from "#contracts/endpoint.ts";
import type { NewsEndpoints } from "#features/news/contract/news.ts";
import { figureNames } from "#features/news/panels/story/figure-names.ts";
import { PlaceLinks } from "#features/news/panels/story/PlaceLinks.tsx";
import { Icon } from "#ui/Icon.tsx";
import { langOf } from "#ui/lang.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { Section } from "#ui/Section.tsx";
import { Label } from "#ui/sentences/Label.tsx";
import { dayAndClock, inLagos, shortDay } from "#ui/time.ts";
import { useWords } from "#words/words.ts";

export type Running = NonNullable<AnswerOf<NewsEndpoints, typeof api.news.topic>["running"]>;

/** A story that runs for weeks: its latest step, the story that stands for it now, and what most papers told on each of its days. */
export function RunningDays({ id, running }: { id: string; running: Running }) {
  const { count, dates, lang, say } = useWords();
  const { latest_step: step, days, other_names, story_id } = running;
  const dayOf = (day: string) => shortDay(Date.parse(day), dates);
  return (
    <>
      {step ? (
        <Section title={say("Latest step")}>
          <p className="chg" data-paper={step.paper}>
            <Label className="step" text={step.kind} />{" "}
            <PageLink to={articlePage(step.article_id)} lang={lang(langOf(step.language))} data-words="">
              {step.headline}
            </PageLink>{" "}
            <span className="chg__who">
              ({step.paper}, {dayAndClock(Date.parse(step.published_at), dates)})
            </span>
          </p>
        </Section>
      ) : null}
      {running.figures.length > 0 ? (
        <Section title={say("Where it stands")} subtitle={say("The figures of its latest story, by paper")}>
          <dl className="named__facts num">
            {running.figures.map(({ what, group, rows }) => (
              <div key={`${what} ${group} ${rows[0]?.value}`}>
                <dt>
                  {say(figureNames[what])} {group ? <span lang={lang()}>{group}</span> : null}
                </dt>
                {rows.map(({ value, hedge, papers }) => (
                  <dd key={`${hedge} ${value}`}>
                    {hedge ? <Label text={hedge} /> : null} <b>{value.toLocaleString("en-US")}</b>{" "}
                    <span className="source-note">
                      ({[...new Set(papers.map(({ paper }) => paper))].join(", ")})
                    </span>
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </Section>
      ) : null}
      {story_id === null ? null : (
        <PageLink className="section__more" to={storyPage(story_id)}>
          <span>{say("Full coverage")}</span> <Icon name="next" small />
        </PageLink>
      )}
      {running.dates.length > 0 ? (
        <Section title={say("Dates ahead")} subtitle={say("Coming days that its texts name")}>
          <ul className="days">
            {running.dates.map(({ day, text }) => (
              <li key={day} data-paper={text.paper}>
                <p className="source-note num">
                  <b>{inLagos(Date.parse(day), dates).long}</b>
                </p>
                <PageLink to={articlePage(text.article_id)} lang={lang(langOf(text.language))} data-words="">
                  {text.headline}
                </PageLink>{" "}
                <span className="source-note">({text.paper})</span>
              </li>
            ))}
          </ul>
          <a className="section__more" href={`/api/dates/${encodeURIComponent(id)}.ics`}>
            <Icon name="calendar" small /> {say("Add to calendar")}
          </a>
        </Section>
      ) : null}
      <Section
        title={say("Day by day")}
        subtitle={say(
          "Reported since {first}, last on {last}. Each day's headline is of the story that most papers told.",
          {
            first: dayOf(running.since),
            last: dayOf(running.last_reported),
          },
        )}
      >
        <ol className="days">
          {days.map(({ day, articles, papers, headline }) => (
            <li key={day} data-paper={headline?.paper ?? ""}>
              <p className="source-note num">
                <b>{dayOf(day)}</b> · {count(articles, "article", "articles")}
                {papers > 0 ? ` · ${count(papers, "paper", "papers")}` : null}
              </p>
              {headline ? (
                <PageLink
                  to={articlePage(headline.article_id)}
                  lang={lang(langOf(headline.language))}
                  data-words=""
                >
                  {headline.headline}
                </PageLink>
              ) : null}
            </li>
          ))}
        </ol>
        {running.places.length > 0 ? (
          <p className="source-note chips">
            <PlaceLinks places={running.places} />
          </p>
        ) : null}
        {other_names.length > 0 ? (
          <p className="source-note">
            {say("Papers also file it under: {names}", { names: other_names.join(" · ") })}
          </p>
        ) : null}
      </Section>
    </>
  );
}

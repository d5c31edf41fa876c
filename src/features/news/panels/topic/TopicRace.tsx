import { topicPage } from "#contracts/addresses.ts";
import { HOUR_MS } from "#contracts/durations.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { Section } from "#ui/Section.tsx";
import { sectionClass } from "#ui/section-look.ts";
import { inLagos } from "#ui/time.ts";
import { useWords } from "#words/words.ts";
import type { HotTopic } from "./hot-topics.ts";
import { climber, newcomers, RACE_HOURS, type Runner, raceOf } from "./race.ts";

const WIDTH = 100;
/** A row of the list is as high in rem. */
const ROW = 60;
const MIN_RUNNERS = 3;

/** The most trending topics and how they came to their places by the hour, each line ending at its topic's row. */
export function TopicRace({ topics, computedAt }: { topics: readonly HotTopic[]; computedAt: string }) {
  const { count, lang, say } = useWords();
  const race = raceOf(topics);
  const now = Date.parse(computedAt);
  if (race.length < MIN_RUNNERS || Number.isNaN(now)) return null;
  const clock = (hoursAgo: number): string => inLagos(now - hoursAgo * HOUR_MS).clock;
  return (
    <Section title={say("The race, 24 hours")} subtitle={<Finding race={race} />}>
      <div className="topic-race">
        <svg viewBox={`0 0 ${WIDTH} ${race.length * ROW}`} preserveAspectRatio="none" aria-hidden="true">
          {race.map(({ topic, places }) => (
            <path
              className={sectionClass(categoryOf(topic))}
              key={topic._id || topic.topic}
              d={course(places, race.length)}
            />
          ))}
        </svg>
        <ol>
          {race.map(({ topic, articles }) => (
            <li className={sectionClass(categoryOf(topic))} key={topic._id || topic.topic} data-paper="">
              <PageLink to={topicPage(topic)} lang={lang(topic.language)} data-words="">
                {topic.topic}
              </PageLink>
              <b className="num" aria-hidden="true">
                {articles}
              </b>
              <span className="vh">{count(articles, "article", "articles")}</span>
            </li>
          ))}
        </ol>
        <p className="topic-race__axis num" aria-hidden="true">
          <span>{clock(RACE_HOURS)}</span>
          <span>{clock(RACE_HOURS / 2)}</span>
          <span>{say("Now")}</span>
        </p>
      </div>
    </Section>
  );
}

function Finding({ race }: { race: readonly Runner<HotTopic>[] }) {
  const { say } = useWords();
  const climb = climber(race);
  const fresh = newcomers(race);
  return (
    <>
      {climb
        ? `${say("{topic}: from place {from} to {to}.", { topic: climb.topic.topic, from: climb.from, to: climb.to })} `
        : null}
      {fresh > 0 && fresh < race.length
        ? `${say("{n} of {all} are new since yesterday.", { n: fresh, all: race.length })} `
        : null}
      {say("Ordered by articles of the 24 hours before.")}
    </>
  );
}

function categoryOf({ lead }: HotTopic): string {
  return lead?.category ?? "";
}

/** A line through the places, level at each point; what comes later enters from below. */
function course(places: readonly (number | null)[], runners: number): string {
  const x = (at: number): number => Math.round((at / (places.length - 1)) * WIDTH);
  const y = (place: number | null): number => ((place ?? runners + 1) - 0.5) * ROW;
  const from = Math.max(0, places.findIndex((place) => place !== null) - 1);
  const bends = places.slice(from + 1).map((place, offset) => {
    const at = from + 1 + offset;
    const middle = (x(at - 1) + x(at)) / 2;
    return `C${middle} ${y(places[at - 1] ?? null)} ${middle} ${y(place)} ${x(at)} ${y(place)}`;
  });
  return `M${x(from)} ${y(places[from] ?? null)}${bends.join("")}`;
}

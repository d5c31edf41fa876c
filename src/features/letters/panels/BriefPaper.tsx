import { articlePage, pages, paperPage } from "#contracts/addresses.ts";
import { isCategory } from "#contracts/sections.ts";
import type { Brief } from "#features/letters/contract/letters.ts";
import { TopicPapers } from "#features/letters/mail/TopicPapers.tsx";
import { marketFigures, matchParts, topicSentence, weatherLine } from "#features/letters/mail/wording.ts";
import { langOf } from "#ui/lang.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { Section } from "#ui/Section.tsx";
import { useWords } from "#words/words.ts";

type Papers = Brief["topics"][number]["papers"];

interface PaperProps {
  brief: Brief;
  /** Renders a topic's papers; passed in, because their icons belong to the news part of the site. */
  marks: (papers: Papers) => React.ReactNode;
  /** Renders the lead's picture. */
  picture: (address: string) => React.ReactNode;
}

/** A day's brief, laid out like a newspaper. */
export function BriefPaper({ brief, marks, picture }: PaperProps) {
  const words = useWords();
  return (
    <>
      <ol className="brief">
        {brief.topics.map((topic) => (
          <li
            key={topic.article_id}
            data-paper={topic.papers.length === 1 ? topic.papers[0]?.name : ""}
            className={topic.picture ? "brief__topic brief__topic--lead" : "brief__topic"}
          >
            {topic.picture ? picture(topic.picture.url) : null}
            {topic.withdrawn ? (
              <Withdrawn reason={topic.withdrawn.reason} />
            ) : (
              <BriefTopic briefTopic={topic} marks={marks} />
            )}
          </li>
        ))}
      </ol>
      {brief.markets ? <Markets markets={brief.markets} /> : null}
      {brief.weather ? (
        <Section title={words.say("The day's weather")}>
          <p className="num">{weatherLine(brief.weather, words)}</p>
        </Section>
      ) : null}
      {brief.league ? <League league={brief.league} /> : null}
    </>
  );
}

/** The place of what was withdrawn; the operator writes the reason in English. */
function Withdrawn({ reason }: { reason: string | null }) {
  const { lang, say } = useWords();
  return (
    <>
      <h2 className="brief__headline">{say("Withdrawn")}</h2>
      {reason === null ? null : (
        <p className="brief__sentence" lang={lang()}>
          {reason}
        </p>
      )}
    </>
  );
}

/** A topic without a slug is named by its category. */
function BriefTopic({
  briefTopic,
  marks,
}: Pick<PaperProps, "marks"> & { briefTopic: Brief["topics"][number] }) {
  const { topic, headline, sentence, article_id, papers } = briefTopic;
  const words = useWords();
  const lang = words.lang(langOf(briefTopic.language));
  return (
    <>
      {topic === headline ? null : (
        <p className="brief__name" lang={isCategory(topic) ? undefined : lang} data-words="">
          {isCategory(topic) ? words.say(topic) : topic}
        </p>
      )}
      <h2 className="brief__headline" data-words="">
        <PageLink to={articlePage(article_id)} lang={lang}>
          {headline}
        </PageLink>
      </h2>
      <p className="brief__sentence" lang={sentence ? lang : undefined} data-words="">
        {topicSentence(briefTopic, words)}
      </p>
      <p className="brief__papers">
        {marks(papers)}{" "}
        <span>
          <TopicPapers papers={papers} show={(name, id) => <PageLink to={paperPage(id)}>{name}</PageLink>} />
        </span>
      </p>
    </>
  );
}

function Markets({ markets }: { markets: NonNullable<Brief["markets"]> }) {
  const { lang, say } = useWords();
  return (
    <Section title={say("The market")}>
      <dl>
        {marketFigures(markets).map(({ label, value, change }) => (
          <div key={label} className="stat">
            <dt lang={lang()}>{label}</dt>
            <dd>
              {value} <span className={direction(change)}>{change}</span>
            </dd>
          </div>
        ))}
      </dl>
      <PageLink className="section__more" to={pages.markets}>
        {say("See full market")}
      </PageLink>
    </Section>
  );
}

/** The class for the colour of a change, which only repeats the sign in the text. */
function direction(change: string): string {
  if (change.startsWith("-") || change.startsWith("−")) return "down";
  return /[1-9]/.test(change) ? "up" : "flat";
}

function League({ league }: { league: NonNullable<Brief["league"]> }) {
  const { matchday, results, fixtures } = league;
  const { say } = useWords();
  return (
    <Section title={say("The league")} subtitle={matchday?.replace(/^Matchday/, say("Matchday"))}>
      {results.length > 0 ? <Matches title={say("Last results")} matches={results} /> : null}
      {fixtures.length > 0 ? <Matches title={say("Next matches")} matches={fixtures} /> : null}
      <PageLink className="section__more" to={pages.league}>
        {say("Table and fixtures")}
      </PageLink>
    </Section>
  );
}

function Matches({ title, matches }: { title: string; matches: NonNullable<Brief["league"]>["results"] }) {
  const words = useWords();
  return (
    <>
      <h3 className="brief__matches">{title}</h3>
      <table className="matches num">
        <tbody>
          {matches.map((match) => {
            const { home, score, away, day } = matchParts(match, words);
            return (
              <tr key={home + away}>
                <th scope="row">{home}</th>
                <td>{score}</td>
                <td>{away}</td>
                <td>{day}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}

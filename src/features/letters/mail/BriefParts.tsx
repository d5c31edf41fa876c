import type { Brief, BriefLinks } from "#features/letters/contract/letters.ts";
import { useWords } from "#words/words.ts";
import { layout, styles } from "./styles.ts";
import { TopicPapers } from "./TopicPapers.tsx";
import { langIfDifferent, marketFigures, matchParts, topicSentence, weatherLine } from "./wording.ts";

function Heading({ children }: { readonly children: string }) {
  return (
    <h2 className="brand" style={styles.section}>
      {children}
    </h2>
  );
}

interface TopicProps {
  readonly topic: Brief["topics"][number];
  readonly links: BriefLinks;
}

/** The day's first topic, with its article's picture. */
export function Lead({ topic, links }: TopicProps) {
  const { picture, headline, article_id } = topic;
  const { language, say } = useWords();
  return (
    <div style={styles.lead}>
      {picture && (
        <a href={links.article(article_id)}>
          <img
            src={links.picture(picture.url)}
            alt={`${say("Picture:")} ${picture.paper}`}
            width="552"
            // Otherwise React would add a preload link for it to the letter's head.
            loading="lazy"
            style={styles.picture}
          />
        </a>
      )}
      <h2 className="ink" style={styles.title}>
        <a
          href={links.article(article_id)}
          style={styles.link}
          lang={langIfDifferent(language, topic.language)}
        >
          {headline}
        </a>
      </h2>
      <Words topic={topic} />
    </div>
  );
}

export function Topic({ topic, number, links }: TopicProps & { readonly number: number }) {
  const { language } = useWords();
  return (
    <table {...layout} width="100%" className="line" style={styles.line}>
      <tbody>
        <tr>
          <td className="brand" style={styles.number}>
            {number}
          </td>
          <td>
            <h3 className="ink" style={styles.headline}>
              <a
                href={links.article(topic.article_id)}
                style={styles.link}
                lang={langIfDifferent(language, topic.language)}
              >
                {topic.headline}
              </a>
            </h3>
            <Words topic={topic} />
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** A paper's own sentence is in the topic's language, ours in the letter's. */
function Words({ topic }: Pick<TopicProps, "topic">) {
  const words = useWords();
  const lang = topic.sentence === null ? undefined : langIfDifferent(words.language, topic.language);
  return (
    <>
      <p style={styles.text} lang={lang}>
        {topicSentence(topic, words)}
      </p>
      <p className="brand" style={styles.papers}>
        <TopicPapers papers={topic.papers} />
      </p>
    </>
  );
}

export function Markets({ markets }: { readonly markets: NonNullable<Brief["markets"]> }) {
  const { lang, say } = useWords();
  return (
    <>
      <Heading>{say("Markets")}</Heading>
      <table width="100%" cellPadding={0} cellSpacing={0} border={0}>
        <tbody>
          {marketFigures(markets).map(({ label, value, change }) => (
            <tr key={label}>
              <th
                scope="row"
                align="left"
                lang={lang()}
                className="ink"
                style={{ ...styles.figure, fontWeight: 400 }}
              >
                {label}
              </th>
              <td className="ink" style={{ ...styles.figure, ...styles.right }}>
                {value}
              </td>
              <td
                className="soft"
                style={{ ...styles.figure, ...styles.right, paddingLeft: 16, color: "#5a6360" }}
              >
                {change}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

export function Weather({ weather }: { readonly weather: NonNullable<Brief["weather"]> }) {
  const words = useWords();
  return (
    <>
      <Heading>{words.say("Weather")}</Heading>
      <p style={styles.text}>{weatherLine(weather, words)}</p>
    </>
  );
}

export function League({ league: { matchday, results, fixtures } }: LeagueProps) {
  const words = useWords();
  const day = matchday?.replace(/^Matchday/, words.say("Matchday"));
  return (
    <>
      <Heading>{day ? `NPFL, ${day}` : "NPFL"}</Heading>
      <Matches matches={results} />
      {results.length > 0 && fixtures.length > 0 && <Heading>{words.say("Next matches")}</Heading>}
      <Matches matches={fixtures} />
    </>
  );
}

interface LeagueProps {
  readonly league: NonNullable<Brief["league"]>;
}

function Matches({ matches }: { readonly matches: LeagueProps["league"]["results"] }) {
  const words = useWords();
  return (
    <table width="100%" cellPadding={0} cellSpacing={0} border={0}>
      <tbody>
        {matches.map((match) => {
          const { home, score, away, day } = matchParts(match, words);
          return (
            <tr key={home + away}>
              <th scope="row" style={{ ...styles.figure, fontWeight: 400, textAlign: "left" }}>
                {home}
              </th>
              <td className="ink" style={{ ...styles.figure, ...styles.score }}>
                {score}
              </td>
              <td style={styles.figure}>{away}</td>
              <td className="soft" style={{ ...styles.figure, textAlign: "right", color: "#5a6360" }}>
                {day}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

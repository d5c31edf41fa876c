import type { Brief, BriefLinks } from "#contracts/letters.ts";
import { looks } from "./styles.ts";
import { ToldBy } from "./ToldBy.tsx";
import { marketFigures, matchLine, otherThanEnglish, sentenceOf, weatherLine } from "./wording.ts";

function Heading({ children }: { readonly children: string }) {
  return (
    <h2 className="brand" style={looks.section}>
      {children}
    </h2>
  );
}

interface TopicParts {
  readonly topic: Brief["topics"][number];
  readonly links: BriefLinks;
}

/** The day's first topic, with the picture of its article. */
export function Lead({ topic, links }: TopicParts) {
  const { picture, headline, article_id } = topic;
  return (
    <div style={looks.lead}>
      {picture && (
        <a href={links.article(article_id)}>
          <img
            src={links.picture(picture.url)}
            alt={`Picture: ${picture.paper}`}
            width="552"
            // Otherwise React would ask for it in the letter's head.
            loading="lazy"
            style={looks.picture}
          />
        </a>
      )}
      <h2 className="ink" style={looks.title}>
        <a href={links.article(article_id)} style={looks.link} lang={otherThanEnglish(topic.language)}>
          {headline}
        </a>
      </h2>
      <Words topic={topic} />
    </div>
  );
}

export function Topic({ topic, number, links }: TopicParts & { readonly number: number }) {
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      className="line"
      style={looks.line}
    >
      <tbody>
        <tr>
          <td className="brand" style={looks.number}>
            {number}
          </td>
          <td>
            <h3 className="ink" style={looks.headline}>
              <a
                href={links.article(topic.article_id)}
                style={looks.link}
                lang={otherThanEnglish(topic.language)}
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

function Words({ topic }: Pick<TopicParts, "topic">) {
  const isOwn = topic.sentence !== null && !topic.machine_written;
  return (
    <>
      <p style={looks.text} lang={isOwn ? otherThanEnglish(topic.language) : undefined}>
        {sentenceOf(topic)}
      </p>
      <p className="brand" style={looks.papers}>
        <ToldBy papers={topic.papers} machine_written={topic.machine_written} />
      </p>
    </>
  );
}

export function Markets({ markets }: { readonly markets: NonNullable<Brief["markets"]> }) {
  return (
    <>
      <Heading>Markets</Heading>
      <table width="100%" cellPadding={0} cellSpacing={0} border={0}>
        <tbody>
          {marketFigures(markets).map(({ label, value, change }) => (
            <tr key={label}>
              <th scope="row" align="left" className="ink" style={{ ...looks.figure, fontWeight: 400 }}>
                {label}
              </th>
              <td className="ink" style={{ ...looks.figure, ...looks.right }}>
                {value}
              </td>
              <td
                className="soft"
                style={{ ...looks.figure, ...looks.right, paddingLeft: 16, color: "#5a6360" }}
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
  return (
    <>
      <Heading>Weather</Heading>
      <p style={looks.text}>{weatherLine(weather)}</p>
    </>
  );
}

export function League({ league: { matchday, results, fixtures } }: LeagueParts) {
  return (
    <>
      <Heading>{matchday === null ? "NPFL" : `NPFL, ${matchday}`}</Heading>
      <Matches matches={results} />
      {results.length > 0 && fixtures.length > 0 && <Heading>Next matches</Heading>}
      <Matches matches={fixtures} />
    </>
  );
}

interface LeagueParts {
  readonly league: NonNullable<Brief["league"]>;
}

function Matches({ matches }: { readonly matches: LeagueParts["league"]["results"] }) {
  return matches.map((match) => (
    <p key={matchLine(match)} style={{ ...looks.text, margin: 0 }}>
      {matchLine(match)}
    </p>
  ));
}

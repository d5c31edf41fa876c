import { articlePage, pages } from "#contracts/addresses.ts";
import type { Brief } from "#contracts/letters.ts";
import { PageLink } from "#site/ui/PageLink.tsx";
import { Section } from "#site/ui/Section.tsx";
import { marketFigures, matchLine, toldBy, weatherLine } from "./mail/wording.ts";

type Papers = Brief["topics"][number]["papers"];

interface PaperParts {
  brief: Brief;
  /** How the papers of a topic are shown: their icons belong to the news. */
  marks: (papers: Papers) => React.ReactNode;
}

/** A day's brief, laid out as on paper. */
export function BriefPaper({ brief, marks }: PaperParts) {
  return (
    <>
      <ol className="brief">
        {brief.topics.map(({ topic, headline, sentence, article_id, papers, machine_written }) => (
          <li key={topic} className="brief__topic">
            {topic === headline ? null : <p className="brief__name">{topic}</p>}
            <h2 className="brief__headline">
              <PageLink to={articlePage(article_id)}>{headline}</PageLink>
            </h2>
            {sentence ? <p className="brief__sentence">{sentence}</p> : null}
            <p className="brief__papers">
              {marks(papers)} <span>{toldBy({ papers, machine_written })}</span>
            </p>
          </li>
        ))}
      </ol>
      {brief.markets ? <Markets markets={brief.markets} /> : null}
      {brief.weather ? (
        <Section title="The day's weather">
          <p className="num">{weatherLine(brief.weather)}</p>
        </Section>
      ) : null}
      {brief.league ? <League league={brief.league} /> : null}
    </>
  );
}

function Markets({ markets }: { markets: NonNullable<Brief["markets"]> }) {
  return (
    <Section title="The market">
      <dl>
        {marketFigures(markets).map(({ label, value, change }) => (
          <div key={label} className="stat">
            <dt>{label}</dt>
            <dd>
              {value} <span className={direction(change)}>{change}</span>
            </dd>
          </div>
        ))}
      </dl>
      <PageLink className="section__more" to={pages.markets}>
        See full market
      </PageLink>
    </Section>
  );
}

/** The words include the sign; the colour only repeats it. */
function direction(change: string): string {
  if (change.startsWith("-") || change.startsWith("−")) return "down";
  return /[1-9]/.test(change) ? "up" : "flat";
}

function League({ league }: { league: NonNullable<Brief["league"]> }) {
  const { matchday, results, fixtures } = league;
  return (
    <Section title="The league" subtitle={matchday ?? undefined}>
      {results.length > 0 ? <Matches title="Last results" matches={results} /> : null}
      {fixtures.length > 0 ? <Matches title="Next matches" matches={fixtures} /> : null}
      <PageLink className="section__more" to={pages.league}>
        Table and fixtures
      </PageLink>
    </Section>
  );
}

function Matches({ title, matches }: { title: string; matches: NonNullable<Brief["league"]>["results"] }) {
  return (
    <>
      <h3 className="brief__matches">{title}</h3>
      <ul>
        {matches.map((match) => (
          <li key={matchLine(match)} className="num">
            {matchLine(match)}
          </li>
        ))}
      </ul>
    </>
  );
}

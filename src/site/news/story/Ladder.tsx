import { articlePage } from "#contracts/addresses.ts";
import { PaperMark } from "#site/news/cards/PaperMark.tsx";
import { StoryStyles } from "#site/styles/StoryStyles.tsx";
import { Icon } from "#site/ui/Icon.tsx";
import { PageLink } from "#site/ui/PageLink.tsx";
import { Section } from "#site/ui/Section.tsx";
import { fullTime, inLagos } from "#site/ui/time.ts";
import type { Day, Print, Rung, Rungs } from "./rungs.ts";

interface LadderParts {
  rungs: Rungs;
  /** The article of the current page. */
  here?: string;
  subtitle: React.ReactNode;
}

const KINDS: Readonly<Record<string, string>> = {
  reaction: "reaction",
  preview: "preview",
  opinion: "opinion",
  live: "live",
};

/** What changed: one rung for each distinct text, in the order in which they were told. */
export function Ladder({ rungs: { days, asides }, here, subtitle }: LadderParts) {
  return (
    <>
      <StoryStyles />
      <Section title="What changed" subtitle={subtitle}>
        <Days days={days} here={here} />
      </Section>
      {asides.length > 0 ? (
        <Section title="Reactions and opinions" className="asides">
          <Days days={asides} here={here} />
        </Section>
      ) : null}
    </>
  );
}

function Days({ days, here }: { days: readonly Day[]; here: string | undefined }) {
  return days.map(({ day, rungs }) => (
    <div key={day}>
      <h3 className="ladder__day">{day}</h3>
      <ol>
        {rungs.map((rung) => (
          <OneRung key={rung.id} rung={rung} here={here} />
        ))}
      </ol>
    </div>
  ));
}

function OneRung({ rung, here }: { rung: Rung; here: string | undefined }) {
  const { id, paper, paperLang, favicon, headline, lang, first, step, kind, copies } = rung;
  const isHere = id === here;
  return (
    <li className={`rung${first ? " rung--top" : ""}${step ? " rung--step" : ""}`}>
      <Clock at={rung.at} className="rung__time" />
      <span className="rung__dot" aria-hidden="true" />
      <div>
        {step ? (
          <p className="rung__step">
            <span className="later">Later</span> <span className="step">{step}</span>
          </p>
        ) : null}
        <p className="rung__who">
          <PaperMark name={paper} favicon={favicon} />
          <b lang={paperLang}>{paper}</b>
          {rung.owner ? <span>{rung.owner}</span> : null}
          {first ? <span className="tell__mark">First</span> : null}
          {KINDS[kind] ? <span className="step step--kind">{KINDS[kind]}</span> : null}
          {isHere ? <span className="rung__here">You are here</span> : null}
        </p>
        <PageLink
          className="rung__title"
          to={articlePage(id)}
          lang={lang}
          aria-current={isHere ? "page" : undefined}
        >
          {headline}
        </PageLink>
        {copies.length > 0 ? <Copies copies={copies} here={here} /> : null}
      </div>
    </li>
  );
}

function Copies({ copies, here }: { copies: readonly Print[]; here: string | undefined }) {
  const papers = new Set(copies.map(({ paper }) => paper)).size;
  return (
    <details className="same" open={copies.some(({ id }) => id === here)}>
      <summary>
        {papers} {papers === 1 ? "paper" : "papers"} ran the same text <Icon name="down" small />
      </summary>
      <ul>
        {copies.map(({ id, paper, paperLang, favicon, at, owner }) => (
          <li key={id}>
            <PageLink to={articlePage(id)} aria-current={id === here ? "page" : undefined}>
              <PaperMark name={paper} favicon={favicon} />
              <span>
                <span lang={paperLang}>{paper}</span>
                {owner ? ` ${owner}` : null}
                {id === here ? <span className="rung__here"> You are here</span> : null}
              </span>
              <Clock at={at} />
            </PageLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Clock({ at, className }: { at: string; className?: string }) {
  const time = Date.parse(at);
  return (
    <time className={className} dateTime={at} title={fullTime(time)}>
      {inLagos(time).clock}
    </time>
  );
}

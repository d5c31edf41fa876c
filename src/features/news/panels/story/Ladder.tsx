import { Fragment } from "react";
import { articlePage } from "#contracts/addresses.ts";
import { PaperName } from "#features/news/panels/cards/PaperName.tsx";
import { Icon } from "#ui/Icon.tsx";
import { PageLink } from "#ui/PageLink.tsx";
import { PaperMark } from "#ui/pictures/PaperMark.tsx";
import { Section } from "#ui/Section.tsx";
import { Label } from "#ui/sentences/Label.tsx";
import { StoryStyles } from "#ui/styles/StoryStyles.tsx";
import { clockOrDayAndClock, dayAndClock, inLagos } from "#ui/time.ts";
import type { Sentence } from "#words/sentences.ts";
import { useWords } from "#words/words.ts";
import { type Day, type FoldedRung, foldRepeats, isSince, type PrintedArticle, type Rungs } from "./rungs.ts";

interface LadderProps {
  rungs: Rungs;
  /** The article of the current page. */
  currentArticle?: string;
  /** When the reader last opened the story; null if unknown. */
  since: number | null;
  subtitle: React.ReactNode;
}

const KINDS: Readonly<Record<string, Sentence>> = {
  reaction: "reaction",
  preview: "preview",
  opinion: "opinion",
  live: "live",
};

/** What changed: one rung for each distinct text, in order of time. */
export function Ladder({ rungs: { days, asides }, currentArticle, since, subtitle }: LadderProps) {
  const { say } = useWords();
  return (
    <>
      <StoryStyles />
      <Section title={say("What changed")} subtitle={subtitle}>
        <Days days={days} currentArticle={currentArticle} since={since} />
      </Section>
      {asides.length > 0 ? (
        <Section title={say("Reactions and opinions")} className="asides">
          <Days days={asides} currentArticle={currentArticle} since={since} />
        </Section>
      ) : null}
    </>
  );
}

interface DaysProps {
  days: readonly Day[];
  currentArticle: string | undefined;
  since: number | null;
}

function Days({ days, currentArticle, since }: DaysProps) {
  const { dates } = useWords();
  const firstNew = days.flatMap(({ rungs }) => rungs).find((rung) => isSince(rung, since))?.id;
  return days.map(({ day, rungs }) => (
    <div key={day} data-group="">
      <h3 className="ladder__day">{inLagos(Date.parse(rungs[0]?.at ?? ""), dates).long}</h3>
      <ol>
        {foldRepeats(rungs, since).map((rung) => (
          <Fragment key={rung.id}>
            {since !== null && rung.id === firstNew ? <SinceMark at={since} /> : null}
            <OneRung rung={rung} currentArticle={currentArticle} />
          </Fragment>
        ))}
      </ol>
    </div>
  ));
}

function SinceMark({ at }: { at: number }) {
  const { dates, say } = useWords();
  return (
    <li className="ladder__since">
      {say("Since your last visit, {time}", { time: dayAndClock(at, dates) })}
    </li>
  );
}

function OneRung({ rung, currentArticle }: { rung: FoldedRung; currentArticle: string | undefined }) {
  const words = useWords();
  const { count, say } = words;
  const { id, paper, paperLang, favicon, headline, lang, first, step, kind, copies } = rung;
  const isHere = id === currentArticle;
  return (
    <li className={`rung${first ? " rung--top" : ""}${step ? " rung--step" : ""}`} data-paper={paper}>
      <Clock at={rung.at} relativeTo={rung.at} className="rung__time" />
      <span className="rung__dot" aria-hidden="true" />
      <div>
        {step ? (
          <p className="rung__step">
            <span className="later">{say("Later")}</span> <Label className="step" text={step} />
          </p>
        ) : null}
        <p className="rung__who">
          <PaperMark name={paper} favicon={favicon} />
          <b>
            <PaperName id={rung.paperId} name={paper} lang={words.lang(paperLang)} />
          </b>
          {rung.owner ? <Label text={rung.owner} /> : null}
          {first ? <span className="tell__mark">{say("First")}</span> : null}
          {KINDS[kind] ? <span className="step step--kind">{say(KINDS[kind])}</span> : null}
          {rung.sameHeadline ? <span className="step step--kind">{say("Same headline")}</span> : null}
          {isHere ? <span className="rung__here">{say("You are here")}</span> : null}
        </p>
        <PageLink
          className="rung__title"
          to={articlePage(id)}
          lang={words.lang(lang)}
          data-words=""
          aria-current={isHere ? "page" : undefined}
        >
          {headline}
        </PageLink>
        {copies.length > 0 ? (
          <Copies
            copies={copies}
            original={rung}
            says={(papers) => count(papers, "paper ran the same text", "papers ran the same text")}
            currentArticle={currentArticle}
          />
        ) : null}
        {rung.repeats.length > 0 ? (
          <Copies
            copies={rung.repeats.flatMap((repeat) => [repeat, ...repeat.copies])}
            original={rung}
            says={(papers) => count(papers, "paper has the same headline", "papers have the same headline")}
            currentArticle={currentArticle}
          />
        ) : null}
      </div>
    </li>
  );
}

interface CopiesProps {
  copies: readonly PrintedArticle[];
  /** The text that they repeat. Its own paper is counted only if no other paper ran it. */
  original: PrintedArticle;
  says: (papers: number) => string;
  currentArticle: string | undefined;
}

function Copies({ copies, original, says, currentArticle }: CopiesProps) {
  const { lang, say } = useWords();
  const papers =
    new Set(copies.map(({ paper }) => paper).filter((paper) => paper !== original.paper)).size || 1;
  return (
    <details className="same" open={copies.some(({ id }) => id === currentArticle)}>
      <summary>
        {says(papers)} <Icon name="down" small />
      </summary>
      <ul>
        {copies.map(({ id, paper, paperLang, favicon, at, owner }) => (
          <li key={id} data-paper={paper}>
            <PageLink to={articlePage(id)} aria-current={id === currentArticle ? "page" : undefined}>
              <PaperMark name={paper} favicon={favicon} />
              <span>
                <span lang={lang(paperLang)}>{paper}</span>
                {owner ? (
                  <>
                    {" · "}
                    <Label text={owner} />
                  </>
                ) : null}
                {id === currentArticle ? <span className="rung__here"> {say("You are here")}</span> : null}
              </span>
              <Clock at={at} relativeTo={original.at} />
            </PageLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The clock time; with the day only if that differs from the day of `relativeTo`, which is shown above the rung. */
function Clock({ at, relativeTo, className }: { at: string; relativeTo: string; className?: string }) {
  const { dates } = useWords();
  return (
    <time className={className} dateTime={at}>
      {clockOrDayAndClock(Date.parse(at), Date.parse(relativeTo), dates)}
    </time>
  );
}

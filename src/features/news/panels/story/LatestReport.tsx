import { articlePage } from "#contracts/addresses.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { PaperMark } from "#ui/pictures/PaperMark.tsx";
import { Label } from "#ui/sentences/Label.tsx";
import { dayAndClock } from "#ui/time.ts";
import { useWords } from "#words/words.ts";
import type { Rung } from "./rungs.ts";

/** The line beneath a story's headline: its latest text, with the outcome that it reports, if any. */
export function LatestReport({ rung }: { rung: Rung }) {
  const { dates, lang, say } = useWords();
  return (
    <section className="latest" aria-label={say("Latest")} data-paper={rung.paper}>
      <p className="rung__who">
        <span className="badge">{say("Latest")}</span>
        <time dateTime={rung.at}>{dayAndClock(Date.parse(rung.at), dates)}</time>
        <PaperMark name={rung.paper} favicon={rung.favicon} />
        <b lang={lang(rung.paperLang)}>{rung.paper}</b>
        {rung.step ? <Label className="step" text={rung.step} /> : null}
      </p>
      <PageLink className="latest__title" to={articlePage(rung.id)} lang={lang(rung.lang)} data-words="">
        {rung.headline}
      </PageLink>
    </section>
  );
}

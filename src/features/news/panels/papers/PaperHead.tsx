import { pages, placePage } from "#contracts/addresses.ts";
import { FollowButton } from "#features/news/panels/story/FollowButton.tsx";
import { Crumbs } from "#ui/frame/Crumbs.tsx";
import { Icon } from "#ui/Icon.tsx";
import { langOf } from "#ui/lang.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { PaperMark } from "#ui/pictures/PaperMark.tsx";
import { useRootData } from "#ui/root-data.ts";
import { useWords } from "#words/words.ts";
import { HidePaper } from "./HidePaper.tsx";
import type { ShownPaper } from "./paper-page.ts";

/** Where the reader is, whose page it is, and what can be done with it. */
export function PaperHead({ paper }: { paper: ShownPaper }) {
  const { lang, say } = useWords();
  const { lite } = useRootData();
  return (
    <>
      <Crumbs>
        <PageLink className="link" to={pages.publishers}>
          {say("Publishers")}
        </PageLink>
      </Crumbs>
      <header className="page__head named">
        <PaperMark name={paper.name} favicon={paper.favicon} />
        <div>
          <h1 className="page__title" lang={lang(langOf(paper.nameLanguage))}>
            {paper.name}
          </h1>
          <p className="page__says">
            {paper.place ? (
              <PageLink className="link" to={placePage(paper.place.slug)}>
                {paper.city}
              </PageLink>
            ) : (
              paper.city
            )}
            {paper.city && paper.founded ? " · " : null}
            {paper.founded ? say("founded {year}", { year: paper.founded }) : null}
          </p>
        </div>
      </header>
      <div className="tools">
        {lite ? null : <FollowButton publisher={paper.name} />}
        <HidePaper name={paper.name} />
        <a className="btn" href={paper.homepage} target="_blank" rel="noopener">
          {say("Its own site")} <Icon name="external" small />
          <span className="vh"> {say("(opens in a new tab)")}</span>
        </a>
        <a className="btn" href={`/api/rss/paper/${encodeURIComponent(paper.id)}`}>
          <Icon name="rss" small /> RSS
        </a>
      </div>
    </>
  );
}

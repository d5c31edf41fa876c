import { pages, placePage } from "#contracts/addresses.ts";
import { showWriteFailure } from "#device/failed-write.ts";
import { isSameMute } from "#device/mute-choice.ts";
import { unexpiredMutes } from "#device/mutes.ts";
import { changeSetting, useSettings } from "#device/stores/settings.ts";
import { FollowButton } from "#features/news/panels/story/FollowButton.tsx";
import { Crumbs } from "#ui/frame/Crumbs.tsx";
import { Icon } from "#ui/Icon.tsx";
import { langOf } from "#ui/lang.ts";
import { useNow } from "#ui/now.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { PaperMark } from "#ui/pictures/PaperMark.tsx";
import { useRootData } from "#ui/root-data.ts";
import { useWords } from "#words/words.ts";
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

/** Mutes the paper: its texts are left out everywhere on this device. */
function HidePaper({ name }: { name: string }) {
  const { say } = useWords();
  const { lite } = useRootData();
  const paper = { kind: "paper", text: name, until: null } as const;
  const mutes = unexpiredMutes(useSettings().mutes, new Date(useNow()));
  const others = mutes.filter((mute) => !isSameMute(mute, paper));
  const isHidden = others.length < mutes.length;
  if (lite) return null;

  async function flip() {
    try {
      await changeSetting("mutes", isHidden ? others : [...others, paper]);
    } catch (error) {
      showWriteFailure("The setting could not be saved.", error);
    }
  }

  return (
    <button className="btn" type="button" aria-pressed={isHidden} onClick={flip}>
      {say(isHidden ? "Show this paper again" : "Hide this paper")}
    </button>
  );
}

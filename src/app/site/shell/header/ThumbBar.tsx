import { pages } from "#contracts/addresses.ts";
import { Icon } from "#ui/Icon.tsx";
import { PageLink } from "#ui/PageLink.tsx";
import { useWords } from "#words/words.ts";

/** At the bottom of a phone, where a thumb reaches. Hidden while the consent banner or a page's own action is there. */
export function ThumbBar({ openSections }: { openSections: () => void }) {
  const { say } = useWords();
  return (
    <nav className="thumb" aria-label={say("Quick links")}>
      <PageLink to={pages.home}>
        <Icon name="home" />
        {say("Home")}
      </PageLink>
      <button type="button" aria-haspopup="dialog" onClick={openSections}>
        <Icon name="menu" />
        {say("Sections")}
      </button>
      <PageLink to={pages.league}>
        <Icon name="ball" />
        {say("League")}
      </PageLink>
      <PageLink to={pages.search}>
        <Icon name="search" />
        {say("Search")}
      </PageLink>
      <PageLink to={pages.since}>
        <Icon name="reader" />
        {say("You")}
      </PageLink>
    </nav>
  );
}

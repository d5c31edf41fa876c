import { pages } from "#contracts/addresses.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { useWords } from "#words/words.ts";

/** The way from the front page to this one. */
export function Crumbs({ children }: { children: React.ReactNode }) {
  const { say } = useWords();
  return (
    <nav className="crumbs" aria-label={say("Where you are")}>
      <PageLink className="link" to={pages.home}>
        {say("Home")}
      </PageLink>
      <span aria-hidden="true">/</span>
      {children}
    </nav>
  );
}

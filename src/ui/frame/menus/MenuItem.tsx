import { record } from "#ui/analytics/record.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { useWords } from "#words/words.ts";
import type { MenuEntry } from "./menu.ts";

/** A sub-page in a menu; one that is coming soon is text, not a link. */
export function MenuItem({ category, entry }: { category: string; entry: MenuEntry }) {
  const { say } = useWords();
  if (!entry.to) {
    return (
      <span className="menu__item menu__item--soon" title={say("Coming soon")}>
        {say(entry.label)} <span className="tag">{say("soon")}</span>
      </span>
    );
  }
  return (
    <PageLink
      className="menu__item"
      to={entry.to}
      onClick={() => record("subpage_nav_click", { category, subpage: entry.label })}
    >
      {say(entry.label)}
    </PageLink>
  );
}

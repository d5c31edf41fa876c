import { Icon } from "#ui/Icon.tsx";
import { PageLink } from "#ui/PageLink.tsx";
import type { Sentence } from "#words/sentences.ts";
import { useWords } from "#words/words.ts";
import { record } from "./record.ts";

/** The link at the end of a card; pressing it is recorded. */
export function MoreLink({ to, label, section }: { to: string; label: Sentence; section: string }) {
  const { say } = useWords();
  return (
    <PageLink className="section__more" to={to} onClick={() => record("cta_click", { label, section })}>
      {say(label)} <Icon name="next" small />
    </PageLink>
  );
}

import { paperPage } from "#contracts/addresses.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { useWords } from "#words/words.ts";

interface PaperNameProps {
  /** Its ID, where that is known: its name leads to the same page. */
  id?: string | undefined;
  name: string | null;
  lang: string | undefined;
  className?: string;
}

/** A newspaper's name, which leads to its page. */
export function PaperName({ id, name, lang, className }: PaperNameProps) {
  const { say } = useWords();
  if (!name) return <span className={className}>{say("Unknown")}</span>;
  return (
    <PageLink className={className} to={paperPage(id ?? name)} lang={lang}>
      {name}
    </PageLink>
  );
}

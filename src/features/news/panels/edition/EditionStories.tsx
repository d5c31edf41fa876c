import { Lead } from "#features/news/panels/cards/Lead.tsx";
import { NextStories } from "#features/news/panels/cards/NextStories.tsx";
import { useWords } from "#words/words.ts";
import type { ShownEdition } from "./front.ts";

interface Props {
  edition: ShownEdition;
  /** Shown below the fifth story, counting the lead. */
  notice?: React.ReactNode;
}

export function EditionLead({ edition: { stories, coverage } }: Pick<Props, "edition">) {
  const [lead] = stories;
  return lead ? <Lead article={lead} coverage={coverage} /> : null;
}

/** The six stories after the lead. */
export function EditionStories({ edition, notice }: Props) {
  const { say } = useWords();
  const six = edition.stories.slice(1);
  if (six.length === 0) return null;
  return <NextStories label={say("Six more stories of this edition")} articles={six} notice={notice} />;
}

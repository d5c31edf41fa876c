import { Lead } from "#features/news/panels/cards/Lead.tsx";
import { NextStories } from "#features/news/panels/cards/NextStories.tsx";
import { useWords } from "#words/words.ts";
import type { ShownEdition } from "./front.ts";

interface Props {
  edition: ShownEdition;
  /** Shown below the fifth story, counting the lead. */
  notice?: React.ReactNode;
}

export function EditionStories({ edition: { stories, coverage }, notice }: Props) {
  const { say } = useWords();
  const [lead, ...six] = stories;
  if (!lead) return null;
  return (
    <>
      <Lead article={lead} coverage={coverage} />
      <NextStories label={say("Six more stories of this edition")} articles={six} notice={notice} />
    </>
  );
}

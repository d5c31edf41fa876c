import { Fragment } from "react";
import type { Brief } from "#features/letters/contract/letters.ts";
import { useWords } from "#words/words.ts";
import { langIfDifferent, namedPapers } from "./wording.ts";

interface TopicPapersProps extends Pick<Brief["topics"][number], "papers"> {
  /** Shows a paper's name; a letter writes it, a page leads from it. */
  show?: (name: string, id: string) => React.ReactNode;
}

/** The papers that tell the topic. Same wording as `topicPapers`, which plain-text letters use. */
export function TopicPapers({ papers, show = (name) => name }: TopicPapersProps) {
  const words = useWords();
  const named = namedPapers(papers, words);
  return (
    <>
      {typeof named === "string"
        ? named
        : named.map(({ id, name, language }, index) => (
            <Fragment key={id}>
              {index === 0 ? "" : " · "}
              <span lang={langIfDifferent(words.language, language)}>{show(name, id)}</span>
            </Fragment>
          ))}
    </>
  );
}

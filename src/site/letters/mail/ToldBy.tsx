import { Fragment } from "react";
import type { Brief } from "#contracts/letters.ts";
import { useWords } from "#site/words/words.ts";
import { namedPapers, otherThan } from "./wording.ts";

/** The papers that tell the topic. Same wording as `toldBy`, which plain-text letters use. */
export function ToldBy({ papers }: Pick<Brief["topics"][number], "papers">) {
  const words = useWords();
  const named = namedPapers(papers, words);
  return (
    <>
      {typeof named === "string"
        ? named
        : named.map(({ id, name, language }, place) => (
            <Fragment key={id}>
              {place === 0 ? "" : " · "}
              <span lang={otherThan(words.language, language)}>{name}</span>
            </Fragment>
          ))}
    </>
  );
}

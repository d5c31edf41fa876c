import { Fragment } from "react";
import type { Brief } from "#contracts/letters.ts";
import { useWords } from "#site/words/words.ts";
import { machineNote, namedPapers, otherThan } from "./wording.ts";

/** Who wrote the text: the papers, or a language model. The same words as `toldBy` in a plain letter. */
export function ToldBy({
  papers,
  machine_written,
}: Pick<Brief["topics"][number], "papers" | "machine_written">) {
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
      {machine_written ? ` ${words.say(machineNote)}` : ""}
    </>
  );
}

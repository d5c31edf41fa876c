import { Fragment } from "react";
import type { Brief } from "#contracts/letters.ts";
import { machineNote, namedPapers, otherThanEnglish } from "./wording.ts";

/** Who wrote the text: the papers, or a language model. The same words as `toldBy` in a plain letter. */
export function ToldBy({
  papers,
  machine_written,
}: Pick<Brief["topics"][number], "papers" | "machine_written">) {
  const named = namedPapers(papers);
  return (
    <>
      {typeof named === "string"
        ? named
        : named.map(({ id, name, language }, place) => (
            <Fragment key={id}>
              {place === 0 ? "" : " · "}
              <span lang={otherThanEnglish(language)}>{name}</span>
            </Fragment>
          ))}
      {machine_written ? machineNote : ""}
    </>
  );
}

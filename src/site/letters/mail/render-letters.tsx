import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { LetterWriters } from "#contracts/letters.ts";
import { BriefLetter } from "./BriefLetter.tsx";
import { ConfirmLetter, confirmSubject } from "./ConfirmLetter.tsx";
import { briefText, confirmText } from "./plain-letters.ts";
import { subjectOf } from "./wording.ts";

/** The letters' texts, which the site renders for the letters domain. */
export const letterWriters: LetterWriters = {
  renderBrief: (brief, links) => ({
    subject: subjectOf(brief),
    html: draw(<BriefLetter brief={brief} links={links} />),
    text: briefText(brief, links),
  }),
  renderConfirm: (links) => ({
    subject: confirmSubject,
    html: draw(<ConfirmLetter links={links} />),
    text: confirmText(links),
  }),
};

function draw(letter: ReactElement): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(letter)}`;
}

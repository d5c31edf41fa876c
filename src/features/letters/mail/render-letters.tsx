import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Language } from "#contracts/languages.ts";
import type { LetterWriters } from "#features/letters/contract/letters.ts";
import { wordsOf } from "#words/of-language.ts";
import { WordsOfPage } from "#words/words.ts";
import { BriefLetter } from "./BriefLetter.tsx";
import { ConfirmLetter, confirmSubject } from "./ConfirmLetter.tsx";
import { briefText, confirmText } from "./plain-letters.ts";
import { emailSubject } from "./wording.ts";

/** Renders letters for the letters domain. */
export const letterWriters: LetterWriters = {
  renderBrief: (brief, links) => ({
    subject: emailSubject(brief, wordsOf(links.language)),
    html: render(links.language, <BriefLetter brief={brief} links={links} />),
    text: briefText(brief, links),
  }),
  renderConfirm: (links) => ({
    subject: wordsOf(links.language).say(confirmSubject),
    html: render(links.language, <ConfirmLetter links={links} />),
    text: confirmText(links),
  }),
};

function render(language: Language, letter: ReactElement): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(<WordsOfPage value={wordsOf(language)}>{letter}</WordsOfPage>)}`;
}

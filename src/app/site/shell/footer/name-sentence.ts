import { pages } from "#contracts/addresses.ts";
import { maxCorrectionLength } from "#contracts/forms.ts";

/**
 * Runs in the head of a translated page, so that it works before any code has loaded: the link to the correction desk
 * names the sentence that the reader has selected. It does so as soon as a press begins, because a press clears the
 * selection; a key does not.
 */
function nameSentence(desk: string, maxLength: number): void {
  const name = ({ target }: Event) => {
    const link = (target as Element).closest<HTMLAnchorElement>(`a[href*="${desk}?"]`);
    const sentence = String(window.getSelection()).trim().slice(0, maxLength);
    const { pathname, search } = window.location;
    if (link && sentence) link.search = String(new URLSearchParams({ page: pathname + search, sentence }));
  };
  for (const type of ["pointerdown", "click"]) document.addEventListener(type, name, true);
}

export const nameSentenceText = import.meta.env.SSR
  ? `(${nameSentence})("${pages.correct}",${maxCorrectionLength})`
  : "";

/** A longer word would be too small to read on the smallest plate. */
const MAX_LETTERS = 10;

/** The one word that stands for a story without a picture: the name that its headline begins with or comes to. */
export function plateWord(headline: string): string {
  const words = headline.split(/[^\p{L}\p{M}\p{N}-]+/u).filter(({ length }) => length <= MAX_LETTERS);
  const [first = "", second = "", ...rest] = words;
  const isName = (word: string) => /^\p{Lu}../u.test(word);
  return (!isName(second) && rest.find(isName)) || first;
}

/** The one word that stands for a story without a picture: the name that its headline begins with or comes to. */
export function plateWord(headline: string): string {
  const [first = "", second = "", ...rest] = headline.split(/[^\p{L}\p{M}\p{N}-]+/u);
  const isName = (word: string) => /^\p{Lu}../u.test(word);
  return (!isName(second) && rest.find(isName)) || first;
}

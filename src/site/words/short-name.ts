/** Four letters of which the first is no digit. */
const [FIRST, NAMES] = [10 * 36 ** 3, 26 * 36 ** 3];

/**
 * The name under which a sentence stands in a browser's words: four letters instead of the English, which would be as
 * long again as its translation. A test asks that no two sentences share one.
 */
export function shortName(sentence: string): string {
  let sum = 0;
  for (let at = 0; at < sentence.length; at++) sum = (sum * 37 + sentence.charCodeAt(at)) % NAMES;
  return (FIRST + sum).toString(36);
}

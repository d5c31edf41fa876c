/** The names have four base-36 digits, of which the first is a letter. */
const [FIRST, NAMES] = [10 * 36 ** 3, 26 * 36 ** 3];

/**
 * The key of a sentence in a browser's words: four characters instead of the English, which would be as long again as
 * the translation. A test checks that no two sentences share a key.
 */
export function shortName(sentence: string): string {
  let sum = 0;
  for (let at = 0; at < sentence.length; at++) sum = (sum * 37 + sentence.charCodeAt(at)) % NAMES;
  return (FIRST + sum).toString(36);
}

/** The key of a name out of a list, which is its own: no other text can be taken for it. No short name has a colon. */
export function nameKey(name: string): string {
  return `:${name}`;
}

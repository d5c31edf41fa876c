/**
 * The one word that stands for a story without a picture: the first name in its headline or, if that is all in capitals
 * or has no name, its first word. More than ten letters would be too small to read.
 */
export function plateWord(headline: string): string {
  const name = /^\S+ \P{Lu}.*? (\p{Lu}[\p{L}\p{M}]{2,9})(?![\p{L}\p{M}])/u.exec(headline)?.[1];
  return name ?? /^[\p{L}\p{M}-]{1,10}(?![\p{L}\p{M}])/u.exec(headline)?.[0] ?? "";
}

import { plainText } from "#platform/text/plain-text.ts";

/** Matches only at the beginning of a word: otherwise a long text would be scanned again from each character. */
const EMAIL = /(?<![^\s&<>()[\]"',;:])(?:mailto:)?[^\s&<>()[\]"',;:@]+@[^\s&<>()[\]"',;:@]{1,255}/g;
/** The brackets that remain when an address is removed. */
const EMPTY = /<\s*>|\(\s*\)|\[\s*\]/g;
/** "(John Doe)". */
const WHOLLY_BRACKETED = /^[([]([^()[\]]*)[)\]]$/;
const LOOSE = /^[\s,;:|–—-]+|(?<![\s,;:|–—-])[\s,;:|–—-]+$/g;
const MAX_LENGTH = 500;
/** Names of a desk, an organisation or a system rather than of a person. */
const NO_PERSON =
  /\d|https?:|\b(?:admin(?:istrator)?|agency|bureau|correspondents?|desk|editors?|editorial|media|news(?:room|paper|papers)?|online|press|radio|reporters?|staff|team|times|tv|web ?master)\b/i;

/**
 * An entry's authors, from the first field that names any: "Ada Obi, Bola Ige and Chidi Eze". An e-mail address is not
 * a name.
 */
export function bylineOf(fields: readonly (readonly (string | undefined)[])[]): string | null {
  for (const field of fields) {
    const names = new Map(field.map(nameOf).map((name) => [name.toLowerCase(), name]));
    names.delete("");
    if (names.size > 0) return joined([...names.values()]);
  }
  return null;
}

/** The author whom a feed names for all its entries, if it is a person: the paper's own name adds nothing. */
export function feedAuthor(byline: string | null, title: string): string | null {
  if (byline === null || NO_PERSON.test(byline) || !/\S\s+\S/.test(byline)) return null;
  const [name, paper] = [lettersOf(byline), lettersOf(title)];
  const isPaper = paper !== "" && (name.includes(paper) || paper.includes(name));
  return isPaper ? null : byline;
}

function nameOf(raw: string | undefined): string {
  // The address in "Ada Obi <ada@paper.example>" would be read as a tag.
  const text = (raw ?? "").slice(0, MAX_LENGTH).replace(EMAIL, "").replace(EMPTY, "");
  const name = plainText(text).replace(EMAIL, "").replace(EMPTY, "").replace(LOOSE, "");
  return name.replace(WHOLLY_BRACKETED, "$1").trim();
}

function joined(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length === 1 ? last : `${names.slice(0, -1).join(", ")} and ${last}`;
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\d]/gu, "");
}

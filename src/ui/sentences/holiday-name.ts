import type { Translated, Words } from "#words/words.ts";

const MOVED = " (observed)";

/** Translates the server's name of a public holiday; "(observed)" marks the day off for one that fell on a weekend. */
export function holidayName(name: string, { say, translate }: Words): Translated {
  if (!name.endsWith(MOVED)) return translate(name);
  const { text, lang } = translate(name.slice(0, -MOVED.length));
  return lang ? { text: name, lang } : { text: say("{day} (observed)", { day: text }) };
}

import type { Told, Words } from "#site/words/words.ts";

const MOVED = " (observed)";

/** A public holiday as the server names it; one that fell on a weekend says that another day is free instead. */
export function holidayName(name: string, { say, tell }: Words): Told {
  if (!name.endsWith(MOVED)) return tell(name);
  const { text, lang } = tell(name.slice(0, -MOVED.length));
  return lang ? { text: name, lang } : { text: say("{day} (observed)", { day: text }) };
}

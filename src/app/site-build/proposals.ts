import PO from "pofile";

interface Proposal {
  readonly sentence: string;
  readonly proposal: string;
}

/**
 * Accepted proposals as a catalogue: each entry that stands for one of their sentences, with the proposal in place of
 * its text, the present text beside it, and the mark for what nobody has reviewed. What a page filled in ("5 labarai")
 * is put back as a placeholder ("{n} labarai").
 */
export function proposalsAsPo(catalogue: string, proposals: readonly Proposal[]): string {
  const { headers, items } = PO.parse(catalogue);
  const out = new PO();
  out.headers = filledIn(headers);
  for (const { sentence, proposal } of proposals) {
    const found = items.flatMap((item) =>
      item.msgstr.flatMap((text, form) => {
        const values = matchTemplate(text, sentence);
        return values ? [{ item, form, text, values }] : [];
      }),
    );
    // The entry that says most of the sentence itself, not in a placeholder.
    const [best] = found.toSorted((a, b) => lengthOf(a.values) - lengthOf(b.values));
    out.items.push(best ? entryOf(best, proposal) : unknownEntry(sentence, proposal));
  }
  return out.toString();
}

/** English has no catalogue: made from that of a language with the same two plural forms, each sentence as it is. */
export function englishAsPo(catalogue: string): string {
  const out = PO.parse(catalogue);
  out.headers = { ...filledIn(out.headers), Language: "en" };
  for (const item of out.items)
    item.msgstr = item.msgid_plural ? [item.msgid, item.msgid_plural] : [item.msgid];
  return out.toString();
}

/** What no reader of the language has reviewed: the entries of a catalogue that carry the mark, as a catalogue. */
export function doubtfulAsPo(catalogue: string): string {
  const out = PO.parse(catalogue);
  out.headers = filledIn(out.headers);
  out.items = out.items.filter(({ flags }) => flags.fuzzy);
  return out.toString();
}

function filledIn(headers: PO["headers"]): PO["headers"] {
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ""));
}

interface Found {
  readonly item: InstanceType<typeof PO.Item>;
  readonly form: number;
  readonly text: string;
  /** What stands in the sentence for each placeholder of the text. */
  readonly values: ReadonlyMap<string, string>;
}

function entryOf({ item, form, text, values }: Found, proposal: string): InstanceType<typeof PO.Item> {
  let proposed = proposal;
  for (const [placeholder, value] of values) proposed = proposed.replace(value, placeholder);
  const missing = [...values.keys()].filter((placeholder) => !proposed.includes(placeholder));
  const entry = Object.assign(new PO.Item(), {
    msgctxt: item.msgctxt,
    msgid: item.msgid,
    msgid_plural: item.msgid_plural,
    msgstr: item.msgstr.map((present, at) => (at === form ? proposed : present)),
    references: item.references,
    comments: [`now: ${text}`, ...missing.map((one) => `the proposal lacks ${one}`)],
    flags: { fuzzy: true },
  });
  return entry;
}

/** A sentence without an entry: a newspaper's, or one that has changed since. */
function unknownEntry(sentence: string, proposal: string): InstanceType<typeof PO.Item> {
  return Object.assign(new PO.Item(), {
    msgid: sentence,
    msgstr: [proposal],
    comments: ["no entry of the catalogue says this sentence"],
    flags: { fuzzy: true },
  });
}

/** "{n} labarai" and "5 labarai" → n is 5; null if the sentence is not one of the template. */
export function matchTemplate(template: string, sentence: string): ReadonlyMap<string, string> | null {
  const [first = "", ...parts] = template.split(/(\{\^?\w+\})/);
  if (!sentence.startsWith(first)) return null;
  const values = new Map<string, string>();
  let rest = sentence.slice(first.length);
  for (let at = 0; at < parts.length; at += 2) {
    const [placeholder = "", literal = ""] = parts.slice(at, at + 2);
    const isLast = at + 2 === parts.length;
    const end = isLast ? rest.length - literal.length : rest.indexOf(literal, 1);
    if (end < 1 || !rest.startsWith(literal, end)) return null;
    values.set(placeholder, rest.slice(0, end));
    rest = rest.slice(end + literal.length);
  }
  return rest === "" ? values : null;
}

function lengthOf(values: ReadonlyMap<string, string>): number {
  return [...values.values()].join("").length;
}

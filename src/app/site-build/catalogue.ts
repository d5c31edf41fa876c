import { readFileSync } from "node:fs";
import PO from "pofile";
import { languages, type OtherLanguage } from "#contracts/languages.ts";
import { type Dates, english, englishAgo } from "#words/dates.ts";
import { nameKey } from "#words/short-name.ts";

/** One sentence of a language's catalogue (`src/words/ha.po`). */
export interface Translation {
  /** In English; of a counted sentence its plural. */
  readonly sentence: string;
  /** The key by which the site says it: the sentence, or a name's own key. */
  readonly key: string;
  /** One text; of a counted sentence one for each plural form of the language. */
  readonly forms: readonly string[];
  readonly isCounted: boolean;
}

export interface Catalogue {
  readonly language: OtherLanguage;
  /** Which form a number takes, as an expression of `n` whose result is a number or a boolean. */
  readonly pluralRule: string;
  readonly pluralForms: number;
  readonly translations: readonly Translation[];
}

/** Numbers, the variable n, and operators: nothing else becomes code. */
const PLURAL_FORMS = /^nplurals=(\d); plural=([n\d\s()!=<>&|%?:]+);$/;

const NAME = "name";

export function catalogueFile(language: OtherLanguage): string {
  return new URL(`../../words/${language}.po`, import.meta.url).pathname;
}

export function readCatalogue(language: OtherLanguage): Catalogue {
  return parseCatalogue(language, readFileSync(catalogueFile(language), "utf8"));
}

export function parseCatalogue(language: OtherLanguage, text: string): Catalogue {
  const { headers, items } = PO.parse(text);
  const [, pluralForms, pluralRule] = PLURAL_FORMS.exec(headers["Plural-Forms"] ?? "") ?? [];
  if (pluralRule === undefined) throw new Error(`${language}.po needs a Plural-Forms header`);
  return {
    language,
    pluralRule,
    pluralForms: Number(pluralForms),
    translations: items
      .filter((item) => !item.obsolete && !isOfDates(item))
      .map((item) => ({
        sentence: item.msgid_plural ?? item.msgid,
        key: keyOf(item),
        forms: item.msgstr,
        isCounted: Boolean(item.msgid_plural),
      })),
  };
}

type Item = Pick<InstanceType<typeof PO.Item>, "msgid" | "msgid_plural" | "msgctxt" | "msgstr">;

/** The contexts of a language's words for days and times: each English word of `words/dates.ts` has its own. */
const DATES = ["day", "short day", "month", "short month", "date", "time"] as const;

export function isOfDates({ msgctxt }: Pick<Item, "msgctxt">): boolean {
  return DATES.some((context) => context === msgctxt);
}

export function readDates(language: OtherLanguage): Dates {
  const { items } = PO.parse(readFileSync(catalogueFile(language), "utf8"));
  const textsOf = (context: (typeof DATES)[number], word: string): readonly string[] => {
    const item = items.find(({ msgctxt, msgid }) => msgctxt === context && msgid === word);
    if (item === undefined) throw new Error(`${language}.po lacks the ${context} "${word}"`);
    return item.msgstr;
  };
  const textOf = (context: (typeof DATES)[number], word: string): string => textsOf(context, word)[0] ?? "";
  const counted = ([word]: readonly [string, string]): [string, string] => {
    const forms = textsOf("time", word);
    return [forms[0] ?? "", forms.at(-1) ?? ""];
  };
  return {
    days: english.days.map((day) => textOf("day", day)),
    shortDays: english.shortDays.map((day) => textOf("short day", day)),
    months: english.months.map((month) => textOf("month", month)),
    shortMonths: english.shortMonths.map((month) => textOf("short month", month)),
    long: textOf("date", english.long),
    now: textOf("time", englishAgo.now),
    minutes: counted(englishAgo.minutes),
    hours: counted(englishAgo.hours),
    today: textOf("time", englishAgo.today),
    yesterday: textOf("time", englishAgo.yesterday),
  };
}

/** An entry with `msgctxt "name"` is a name out of a list; the same word may also be a sentence, in another sense. */
export function keyOf({ msgid, msgid_plural, msgctxt }: Item): string {
  return msgctxt === NAME ? nameKey(msgid) : (msgid_plural ?? msgid);
}

export const translatedLanguages = languages.filter((language) => language !== "en");

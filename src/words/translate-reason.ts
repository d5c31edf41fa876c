import { type Dates, shortDay } from "./dates.ts";
import type { Sentence } from "./sentences.ts";
import type { Values } from "./words.ts";

/** The parts of the server's reasons, each with the sentence that says it on a page. */
const parts: readonly (readonly [RegExp, Sentence])[] = [
  [/^(?<n>[\d,]+) papers?$/, "{n} papers"],
  [/^(?<n>\d+) in the last (?<hours>\d+) h$/, "{n} in the last {hours} h"],
  [/^none in the last (?<hours>\d+) h$/, "none in the last {hours} h"],
  [/^(?<n>[\d,]+) articles? in (?<hours>\d+) h$/, "{n} articles in {hours} h"],
  [/^up from (?<n>\d+)$/, "up from {n}"],
  [/^down from (?<n>\d+)$/, "down from {n}"],
  [/^in (?<n>\d+) papers$/i, "In {n} papers"],
  [/^read (?<n>[\d,]+) times?$/i, "Read {n} times"],
  [/^since (?<time>.+)$/, "since {time}"],
  [/^New within the hour$/, "New within the hour"],
  [/^New, (?<n>\d+) h ago$/, "New, {n} h ago"],
];

/** What separates the parts is kept: "8 papers, 1 in the last 2 h; 18 articles in 24 h, up from 1". */
const BETWEEN = /((?<!^New), |; | (?=since ))/;
const DAY = /^(?:Sun|Mon|Tue|Wed|Thu|Fri|Sat)(?= )/;

/** Why a topic trends or a story is popular, which the server says in English; null for any other text. */
export function translateReason(
  text: string,
  dates: Dates,
  say: (sentence: Sentence, values: Values) => string,
): string | null {
  const pieces = text.split(BETWEEN).map((piece, at) => (at % 2 === 1 ? piece : translatePart(piece)));
  return pieces.includes(null) ? null : pieces.join("");

  function translatePart(piece: string): string | null {
    for (const [pattern, sentence] of parts) {
      const values = pattern.exec(piece);
      if (values) return asInside(piece, say(sentence, withTranslatedDay({ ...values.groups })));
    }
    return null;
  }

  function withTranslatedDay({ time, ...values }: Record<string, string>): Values {
    return time === undefined
      ? values
      : { ...values, time: time.replace(DAY, (day) => shortDay(day, dates)) };
  }
}

/** A part that begins with a small letter in English ("read 1,231 times, in 9 papers") does so in translation. */
function asInside(english: string, said: string): string {
  return /^[a-z]/.test(english) ? said.charAt(0).toLowerCase() + said.slice(1) : said;
}

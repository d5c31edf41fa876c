import { WORDS_A_MINUTE } from "#contracts/durations.ts";
import { stateNote } from "#features/league/contract/match-state.ts";
import type { Brief } from "#features/letters/contract/letters.ts";
import { inLagos, shortWeekday } from "#ui/time.ts";
import { english, type Words } from "#words/words.ts";

type Markets = NonNullable<Brief["markets"]>;
type League = NonNullable<Brief["league"]>;
type Match = League["results"][number];
type Topic = Brief["topics"][number];

const number = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });
const percent = new Intl.NumberFormat("en-US", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: "exceptZero",
});
/** "Saturday, 21 November 2026" */
export function longDay(date: string, { dates }: Words = english): string {
  return inLagos(Date.parse(date), dates).long;
}

export function emailSubject(brief: Brief, words: Words = english): string {
  const headline = brief.topics[0]?.headline;
  const name = words.say("Daily Brief");
  return headline === undefined ? `${name}, ${longDay(brief.date, words)}` : `${name}: ${headline}`;
}

export interface Figure {
  readonly label: string;
  readonly value: string;
  readonly change: string;
}

export function marketFigures({ indices, oil }: Markets): Figure[] {
  const figures = indices.map(({ label, value, percent_change }) => ({
    label,
    value: number.format(value),
    change: percent_change === null ? "" : `${percent.format(percent_change)}%`,
  }));
  if (oil === null) return figures;
  return [...figures, { label: oil.label, value: `$${number.format(oil.price)}`, change: oil.change ?? "" }];
}

export function weatherLine(
  { city, description, temp, temp_max, temp_min }: NonNullable<Brief["weather"]>,
  { say, translate }: Words = english,
): string {
  const degrees = (celsius: number): string => `${Math.round(celsius)}°`;
  const range = say("high {high}, low {low}", { high: degrees(temp_max), low: degrees(temp_min) });
  return `${city}: ${degrees(temp)}C, ${translate(description).text}, ${range}`;
}

/** "Kano Pillars 2–1 Remo Stars, Sun 22 Nov 2026", "Kano Pillars v Remo Stars, Sun 29 Nov 2026" */
export function matchLine(match: Match, words: Words = english): string {
  const { home, score, away, day } = matchParts(match, words);
  return `${home} ${score} ${away}${day === "" ? "" : `, ${day}`}`;
}

/** The columns of a match: "Enyimba", "2–1" or "v", "Remo Stars" or "Remo Stars (awarded)", "Fri 20 Nov 2026". */
export function matchParts(
  { home_team, away_team, home_score, away_score, date, status }: Match,
  { dates, translate }: Words = english,
) {
  const isPlayed = home_score !== null && away_score !== null;
  return {
    home: home_team,
    score: isPlayed ? `${home_score}–${away_score}` : "v",
    away: isPlayed ? away_team + stateNote(status, (state) => translate(state).text) : away_team,
    day: date === null ? "" : `${shortWeekday(Date.parse(date), dates)} ${date.slice(0, 4)}`,
  };
}

/** Up to this many papers are named; beyond that only their number is given. */
const MAX_NAMED = 2;

/** The papers to name, or a phrase for how many there are besides the first. */
export function namedPapers(
  papers: Topic["papers"],
  { count, say }: Words = english,
): Topic["papers"] | string {
  return papers.length > MAX_NAMED
    ? say("Also in {papers}", { papers: count(papers.length - 1, "paper", "papers") })
    : papers;
}

/** The papers that tell the topic. */
export function topicPapers({ papers }: Pick<Topic, "papers">, words: Words = english): string {
  const named = namedPapers(papers, words);
  return typeof named === "string" ? named : named.map(({ name }) => name).join(" · ");
}

/** The `lang` attribute of a text (English by default); undefined if the letter is in that language. */
export function langIfDifferent(letter: string, language = "en"): string | undefined {
  return language === letter ? undefined : language;
}

/** A paper's own sentence, or who told it first. How many others did is shown beside it. */
export function topicSentence(
  { sentence, papers }: Pick<Topic, "sentence" | "papers">,
  { say }: Words = english,
): string {
  const [first, ...others] = papers;
  if (sentence || first === undefined) return sentence ?? "";
  if (others.length === 0) return say("Reported by {paper}.", { paper: first.name });
  return say("First reported by {paper}.", { paper: first.name });
}

/** The reading time of a brief's shown topics in minutes, at least one. */
export function readingMinutes(topics: readonly Topic[]): number {
  const wordCount = topics.flatMap((topic) =>
    `${topic.headline} ${topicSentence(topic)}`.split(/\s+/),
  ).length;
  return Math.max(1, Math.round(wordCount / WORDS_A_MINUTE));
}

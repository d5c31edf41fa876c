import type { Brief } from "#contracts/letters.ts";

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
const day = new Intl.DateTimeFormat("en-GB", {
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

const shortDay = new Intl.DateTimeFormat("en-GB", {
  weekday: "short",
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

/** "Saturday, 21 November 2026" */
export function longDay(date: string): string {
  return day.format(new Date(`${date}T00:00:00Z`)).replace(/^(\w+) /, "$1, ");
}

export function subjectOf(brief: Brief): string {
  const headline = brief.topics[0]?.headline;
  return headline === undefined ? `Daily Brief, ${longDay(brief.date)}` : `Daily Brief: ${headline}`;
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

export function weatherLine({
  city,
  description,
  temp,
  temp_max,
  temp_min,
}: NonNullable<Brief["weather"]>): string {
  const degrees = (celsius: number): string => `${Math.round(celsius)}°`;
  return `${city}: ${degrees(temp)}C, ${description}, high ${degrees(temp_max)}, low ${degrees(temp_min)}`;
}

/** "Kano Pillars 2–1 Remo Stars, Sun 22 Nov 2026", "Kano Pillars v Remo Stars, Sun 29 Nov 2026" */
export function matchLine({ home_team, away_team, home_score, away_score, date }: Match): string {
  const isPlayed = home_score !== null && away_score !== null;
  const match = `${home_team} ${isPlayed ? `${home_score}–${away_score}` : "v"} ${away_team}`;
  return date === null
    ? match
    : `${match}, ${shortDay.format(new Date(`${date}T00:00:00Z`)).replace(",", "")}`;
}

/** So few papers are named, of more only their number is told. */
const NAMED = 2;

/** The papers to name, or how many there are beside the first. */
export function namedPapers(papers: Topic["papers"]): Topic["papers"] | string {
  return papers.length > NAMED ? `Also in ${papers.length - 1} papers` : papers;
}

/** Who wrote the text: the papers, or a language model. */
export function toldBy({ papers, machine_written }: Pick<Topic, "papers" | "machine_written">): string {
  const named = namedPapers(papers);
  const who = typeof named === "string" ? named : named.map(({ name }) => name).join(" · ");
  return machine_written ? `${who}${machineNote}` : who;
}

export const machineNote = " (sentence written by a machine from their reports)";

/** The `lang` of a text in a letter, which is English itself. */
export function otherThanEnglish(language: string | undefined): string | undefined {
  return language === "en" ? undefined : language;
}

/** The papers' own sentence, or how far the story has gone. */
export function sentenceOf({ sentence, papers }: Pick<Topic, "sentence" | "papers">): string {
  const [first, ...others] = papers;
  if (sentence || first === undefined) return sentence ?? "";
  if (others.length === 0) return `Told by ${first.name}.`;
  return `Told first by ${first.name}, then by ${others.length} more ${others.length === 1 ? "paper" : "papers"}.`;
}

const WORDS_A_MINUTE = 200;

/** How long it takes to read. */
export function minutesOf({ topics }: Pick<Brief, "topics">): number {
  const words = topics.flatMap((topic) => `${topic.headline} ${sentenceOf(topic)}`.split(/\s+/)).length;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}

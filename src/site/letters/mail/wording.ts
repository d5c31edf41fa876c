import type { Brief } from "#contracts/letters.ts";

type Markets = NonNullable<Brief["markets"]>;
type League = NonNullable<Brief["league"]>;
type Match = League["results"][number];

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

/** "Kano Pillars 2–1 Remo Stars", "Kano Pillars v Remo Stars, Sun 22 Nov" */
export function matchLine({ home_team, away_team, home_score, away_score, date }: Match): string {
  if (home_score !== null && away_score !== null)
    return `${home_team} ${home_score}–${away_score} ${away_team}`;
  const match = `${home_team} v ${away_team}`;
  return date === null
    ? match
    : `${match}, ${shortDay.format(new Date(`${date}T00:00:00Z`)).replace(",", "")}`;
}

/** Who wrote the text: the papers, or a language model. */
export function toldBy({
  papers,
  machine_written,
}: Pick<Brief["topics"][number], "papers" | "machine_written">): string {
  const names = papers.map((paper) => paper.name).join(" · ");
  return machine_written ? `${names}${machineNote}` : names;
}

export const machineNote = " (sentence written by a machine from their reports)";

/** The `lang` of a text in a letter, which is English itself. */
export function otherThanEnglish(language: string | undefined): string | undefined {
  return language === "en" ? undefined : language;
}

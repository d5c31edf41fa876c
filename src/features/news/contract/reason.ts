import type { PopularWhy, TopicWhy } from "./why.ts";

/** Who says a reason: a page in its own language, or the API in English. */
export interface Speech {
  say(sentence: string, values?: Readonly<Record<string, string | number>>): string;
  count(n: number, one: string, many: string, values?: Readonly<Record<string, string | number>>): string;
  /** "Sun 05:22". */
  dayAndClock(time: string): string;
}

/** "9 papers, 6 in the last 2 h; 31 articles in 24 h, up from 4". */
export function topicReason(
  { papers, newest, articles, hours, before }: TopicWhy,
  { say, count }: Speech,
): string {
  const within = { n: newest.papers, hours: newest.hours };
  const fresh =
    newest.papers === 0
      ? say("none in the last {hours} h", within)
      : say("{n} in the last {hours} h", within);
  const all = `${count(papers, "paper", "papers")}, ${fresh}`;
  if (before === 0 && articles === papers) return all;
  const today = count(articles, "article in {hours} h", "articles in {hours} h", { hours });
  if (before === 0 || before === articles) return `${all}; ${today}`;
  const change = articles > before ? say("up from {n}", { n: before }) : say("down from {n}", { n: before });
  return `${all}; ${today}, ${change}`;
}

/** "Read 31 times, in 9 papers"; "In 7 papers since Sun 05:22"; "New, 3 h ago". */
export function popularReason(
  { readings, papers, since, hours }: PopularWhy,
  { say, dayAndClock }: Speech,
): string {
  const parts = [
    ...(readings ? [say("Read {n} times", { n: readings.toLocaleString("en") })] : []),
    ...(papers > 1 ? [say("In {n} papers", { n: papers })] : []),
  ];
  if (parts.length === 0) return hours < 1 ? say("New within the hour") : say("New, {n} h ago", { n: hours });
  const [first = "", ...others] = parts;
  const reason = [first, ...others.map(inside)].join(", ");
  return since ? `${reason} ${say("since {time}", { time: dayAndClock(since) })}` : reason;
}

/** Within a sentence its parts begin with a small letter. */
function inside(part: string): string {
  return part.charAt(0).toLowerCase() + part.slice(1);
}

import type { PopularWhy, TopicReach } from "./why.ts";

/** Where a reason is said: on a page in its own language, or by the API in English. */
export interface Speech {
  say(sentence: string, values?: Readonly<Record<string, string | number>>): string;
  count(n: number, one: string, many: string, values?: Readonly<Record<string, string | number>>): string;
  /** "Sun 05:22". */
  dayAndClock(time: string): string;
}

/** "10 papers, 24 articles since yesterday". */
export function topicReason({ papers, articles }: TopicReach, { say, count }: Speech): string {
  return say("{papers}, {articles} since yesterday", {
    papers: count(papers, "paper", "papers"),
    articles: count(articles, "article", "articles"),
  });
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

import type { TopicWhy } from "#features/news/shapes.ts";
import { isAside } from "#platform/text/analysis/aside.ts";
import { cleanHeadline, foldLetters } from "#platform/text/analysis/headline.ts";
import { shortId } from "#platform/text/ids.ts";
import { HOUR_MS } from "#platform/time.ts";
import { mergeAlike } from "./merge-topics.ts";
import { mostCentralFirst } from "./shares.ts";
import { nameTopic } from "./topic-name.ts";
import { type DayTotals, scoreOf, whyOf } from "./topic-score.ts";
import { hoursBefore, papersOf, type TrendArticle } from "./trend-article.ts";

export interface FoundTopic {
  readonly id: string;
  readonly name: string;
  /** 0–10, one decimal. */
  readonly score: number;
  readonly why: TopicWhy;
  readonly papers: number;
  /** Articles' ids, the most central first. */
  readonly articles: readonly string[];
  readonly sampleHeadlines: readonly string[];
  /** Articles in each of the last 48 hours, oldest first. */
  readonly sparkline: readonly number[];
}

const MAX_TOPICS = 50;
const MIN_ARTICLES = 3;
const MIN_PAPERS = 2;
const LOOK_BACK_HOURS = 48;
const FRESH_HOURS = 24;
/** On a day with fewer topics, the events that most papers report become topics too, up to this number. */
const MIN_TOPICS = 3;

/** The topics of the last two days as of `now`, highest score first. */
export function findTopics(articles: readonly TrendArticle[], now: Date): FoundTopic[] {
  const recent = articles.filter(
    (article) =>
      article.time <= now &&
      hoursBefore(now, article.time) <= LOOK_BACK_HOURS &&
      !isAside(article.title, article.url),
  );
  const day: DayTotals = { now, papers: papersOf(recent), articles: recent.length };
  const namedTopics = (group: readonly TrendArticle[]): FoundTopic[] =>
    [topicOf(group, day)].filter((topic) => topic !== null);
  const subjects = mergeAlike(groupBySubject(recent)).filter((group) => isTopic(group, now));
  const topics = ranked(subjects.flatMap(namedTopics));
  const today = recent.filter(({ time }) => hoursBefore(now, time) <= FRESH_HOURS);
  const ofToday = topics.filter(
    ({ articles }) => papersOf(today.filter(({ id }) => articles.includes(id))) >= MIN_PAPERS,
  ).length;
  if (ofToday >= MIN_TOPICS) return topics.slice(0, MAX_TOPICS);
  const events = mostReported(today, topics).flatMap(namedTopics);
  const all = [...topics, ...events].slice(0, topics.length + MIN_TOPICS - ofToday);
  return ranked(all).slice(0, MAX_TOPICS);
}

function ranked(topics: readonly FoundTopic[]): FoundTopic[] {
  return topics.toSorted((a, b) => b.score - a.score || b.papers - a.papers || (a.id < b.id ? -1 : 1));
}

/**
 * The events of the day that several papers report and no topic contains, the most reported first. Only English ones,
 * because two articles in another language are too few to make a name from.
 */
function mostReported(today: readonly TrendArticle[], topics: readonly FoundTopic[]): TrendArticle[][] {
  const inTopics = new Set(topics.flatMap((topic) => topic.articles));
  const english = today.filter(({ language = "en" }) => language === "en");
  return [...Map.groupBy(english, ({ story }) => story).values()]
    .filter((story) => papersOf(story) >= MIN_PAPERS && !story.some(({ id }) => inTopics.has(id)))
    .sort((a, b) => b.length - a.length || newest(b) - newest(a));
}

function newest(articles: readonly TrendArticle[]): number {
  return Math.max(...articles.map(({ time }) => +time));
}

function groupBySubject(articles: readonly TrendArticle[]): TrendArticle[][] {
  return [...Map.groupBy(articles, (article) => article.subject).values()];
}

function isTopic(group: readonly TrendArticle[], now: Date): boolean {
  return (
    group.length >= MIN_ARTICLES &&
    papersOf(group) >= MIN_PAPERS &&
    group.some((article) => hoursBefore(now, article.time) <= FRESH_HOURS)
  );
}

function topicOf(articles: readonly TrendArticle[], day: DayTotals): FoundTopic | null {
  const group = repeatedHeadlinesLast(mostCentralFirst(articles));
  const name = nameTopic(group);
  if (name === null) return null;
  const score = scoreOf(group, day);
  return {
    id: shortId("topic", oldest(articles)?.subject ?? ""),
    name,
    score,
    why: whyOf(group, day.now),
    papers: papersOf(group),
    articles: group.map((article) => article.id),
    sampleHeadlines: group.slice(0, 3).map((article) => article.title),
    sparkline: sparklineOf(group, day.now),
  };
}

/** Articles that repeat another's headline come last, so that a card shows two different headlines. */
function repeatedHeadlinesLast(articles: readonly TrendArticle[]): TrendArticle[] {
  const seen = new Set<string>();
  const [originals, copies] = [[] as TrendArticle[], [] as TrendArticle[]];
  for (const article of articles) {
    const headline = foldLetters(cleanHeadline(article.title));
    (seen.has(headline) ? copies : originals).push(article);
    seen.add(headline);
  }
  return [...originals, ...copies];
}

function oldest(articles: readonly TrendArticle[]): TrendArticle | undefined {
  return articles.toSorted((a, b) => +a.time - +b.time || (a.id < b.id ? -1 : 1))[0];
}

function sparklineOf(group: readonly TrendArticle[], now: Date): number[] {
  const hours = Array.from({ length: LOOK_BACK_HOURS }, () => 0);
  for (const { time } of group) {
    const hoursAgo = Math.floor((now.getTime() - time.getTime()) / HOUR_MS);
    const at = LOOK_BACK_HOURS - 1 - hoursAgo;
    if (hoursAgo >= 0 && at >= 0) hours[at] = (hours[at] ?? 0) + 1;
  }
  return hours;
}

import { classify } from "#features/news/desk/category/classify.ts";
import { createReadings } from "#features/news/desk/stories/readings.ts";
import { createStoryDesk } from "#features/news/desk/stories/story-desk.ts";
import counted from "#platform/text/analysis/word-counts.json" with { type: "json" };

const DAYS_LIVE = 3;
const PAPERS = 100;
const RECENT = 300;
const REPORT_EVERY = 10_000;

/** Invented headlines with words as frequent as in real news; a third of them report a recent story again. */
function* inventArticles(count: number, perDay: number) {
  const chance = random(7);
  const terms = Object.entries(counted.terms).flatMap(([term, numbers]) =>
    Array<string>(Math.min(60, numbers[0] ?? 1)).fill(term),
  );
  const word = (): string => terms[Math.floor(chance() * terms.length)] ?? "";
  const recent: { title: string[]; summary: string[] }[] = [];
  for (let i = 0; i < count; i += 1) {
    const repeated = chance() < 0.33 ? recent[Math.floor(chance() * recent.length)] : undefined;
    const reword = (words: string[]): string[] => words.map((old) => (chance() < 0.25 ? word() : old));
    const newWords = (length: number): string[] => Array.from({ length }, word);
    const article = repeated
      ? { title: reword(repeated.title), summary: reword(repeated.summary) }
      : { title: newWords(10), summary: newWords(25) };
    if (!repeated) recent[i % RECENT] = article;
    yield {
      id: `a${i}`,
      title: article.title.join(" "),
      summary: article.summary.join(" "),
      paper: `paper ${Math.floor(chance() * PAPERS)}`,
      time: (i * 86_400_000) / perDay,
    };
  }
}

/**
 * Articles per CPU second through category, strict and loose stories, for every ten thousand; `live` is how many are
 * live at once.
 */
export function* measureThroughput(count: number, live: number) {
  const readings = createReadings();
  const desks = (["strict", "loose"] as const).map((level) => createStoryDesk({ level, readings }));
  let done = 0;
  let since = process.cpuUsage();
  for (const article of inventArticles(count, live / DAYS_LIVE)) {
    classify(article);
    for (const desk of desks) desk.place(article);
    done += 1;
    if (done % REPORT_EVERY > 0) continue;
    const { user, system } = process.cpuUsage(since);
    yield { processed: done, perSecond: REPORT_EVERY / ((user + system) / 1e6) };
    since = process.cpuUsage();
  }
}

/** The same numbers in every run, without repetition within a run (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

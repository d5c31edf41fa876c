import type * as z from "zod/mini";
import type { runningStory } from "#features/news/contract/story-shapes.ts";
import { datesIn } from "#features/news/desk/dates-ahead.ts";
import { type ArticleRow, findByIds } from "#features/news/store/find-articles.ts";
import { findTouched } from "#features/news/store/places/find-week.ts";
import type { RunningRow, RunningStory } from "#features/news/store/running.ts";
import { faultsOf } from "#features/news/trends/face.ts";
import { lagosDate } from "#platform/time.ts";
import { ladderOf } from "./article.ts";
import { findRecords, type Recorded, toPlaceMark } from "./cards.ts";
import type { HandlerDeps } from "./deps.ts";
import { shownHeadline } from "./shown-text.ts";

type Answer = z.infer<typeof runningStory>;

/** Its newest articles; older days keep their counts. */
const ARTICLES_READ = 300;
const PLACES = 6;
const DATES = 6;

/** A running story day by day, with the latest step of its stories. */
export async function toRunning(running: RunningStory, deps: HandlerDeps): Promise<Answer> {
  const { name, opened_on, last_on, days } = running;
  const ids = days.flatMap(({ articles }) => articles).slice(0, ARTICLES_READ);
  const rows = (await findByIds(deps.db, ids)).toSorted(newestFirst);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const records = await findRecords(
    deps,
    rows.map(({ story_id }) => story_id),
  );
  const touched = await findTouched(deps.db, [running.id]);
  const [step] = [...records.values()].flatMap(({ steps }) => steps).sort(newestFirst);
  return {
    since: opened_on,
    last_reported: last_on,
    other_names: [...new Set(days.map(({ shown }) => shown))].filter((shown) => shown !== name),
    days: days.map(({ day, articles }) => {
      const kept = articles.flatMap((id) => byId.get(id) ?? []);
      const most = mostReported(kept);
      return {
        // Beside all articles of a day, the papers of only some would be too few.
        ...{ day, articles: articles.length, papers: kept.length === articles.length ? papersOf(kept) : 0 },
        headline: most ? toHeadline(most) : null,
      };
    }),
    latest_step: step
      ? { ...toHeadline(step), kind: step.step ?? "", published_at: step.published_at.toISOString() }
      : null,
    story_id: rows[0]?.story_id ?? null,
    figures: latestFigures(rows, records),
    places: touched.slice(0, PLACES).flatMap(({ state }) => toPlaceMark(state)),
    dates: datesAhead(rows, deps.clock.now()),
  };
}

/** The figures of its latest story that has any; of the papers that ran one text, the first is named. */
function latestFigures(newestFirst: readonly ArticleRow[], records: ReadonlyMap<string, Recorded>) {
  for (const story of new Set(newestFirst.map(({ story_id }) => story_id))) {
    const record = records.get(story);
    if (record === undefined) continue;
    const originals = new Map(
      record.texts.flatMap(({ text, copies }) => copies.map(({ url }) => [url, text.url] as const)),
    );
    const textOf = ({ url }: { readonly url: string }) => originals.get(url) ?? url;
    const figures = ladderOf(record).figures.map((figure) => ({
      ...figure,
      rows: figure.rows.map((row) => ({
        ...row,
        papers: row.papers.filter(
          (paper, at) => at === row.papers.findIndex((other) => textOf(other) === textOf(paper)),
        ),
      })),
    }));
    if (figures.length > 0) return figures;
  }
  return [];
}

function datesAhead(newestFirst: readonly ArticleRow[], now: Date): Answer["dates"] {
  const today = lagosDate(now);
  const first = new Map<string, ArticleRow>();
  for (const row of newestFirst)
    for (const day of datesIn(`${row.title}. ${row.summary}`)) if (day > today) first.set(day, row);
  return [...first]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, DATES)
    .map(([day, row]) => ({ day, text: toHeadline(row) }));
}

export function toRunningEntry(row: RunningRow) {
  const { id, name, language, opened_on, last_on, days, articles } = row;
  return {
    ...{ _id: id, topic: name, language, days, articles },
    ...{ since: opened_on, last_reported: last_on },
  };
}

/** The plainest text of the story that most papers reported; of equally plain ones, the newest. */
function mostReported(rows: readonly ArticleRow[]): ArticleRow | undefined {
  const stories = Map.groupBy(rows, ({ story_id }) => story_id);
  const [largest = []] = [...stories.values()].sort((a, b) => papersOf(b) - papersOf(a));
  return largest.toSorted((a, b) => faultsOf(a) - faultsOf(b) || newestFirst(a, b))[0];
}

function papersOf(rows: readonly ArticleRow[]): number {
  return new Set(rows.map(({ paper_id }) => paper_id)).size;
}

function toHeadline({ id, title, language, paper_name }: ArticleRow) {
  return { article_id: id, headline: shownHeadline(title), language, paper: paper_name };
}

function newestFirst(a: ArticleRow, b: ArticleRow): number {
  return +b.published_at - +a.published_at || (a.id < b.id ? 1 : -1);
}

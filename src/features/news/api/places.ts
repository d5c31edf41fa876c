import * as api from "#contracts/all/api.ts";
import { refuse } from "#contracts/endpoint.ts";
import { type State, states } from "#contracts/places.ts";
import type { Article, PaperMark } from "#features/news/contract/news.ts";
import { recordsOf, type StoryRecord } from "#features/news/desk/ladder/record.ts";
import { citiesOf } from "#features/news/desk/places/gazetteer.ts";
import { findBusyDays } from "#features/news/store/feeds/firsts.ts";
import { findPapers } from "#features/news/store/feeds/health.ts";
import { findByIds, findLatest } from "#features/news/store/find-articles.ts";
import { findPlacedReports, findTouched, type PlacedReport } from "#features/news/store/places/find-week.ts";
import { findAllRunning, type RunningRow } from "#features/news/store/running.ts";
import { daysBefore, lagosDate } from "#platform/time.ts";
import { toCards, toPaperMark, toPlaceMark } from "./cards.ts";
import type { HandlerDeps, NewsHandlers } from "./deps.ts";
import { startOfToday, stateNamed } from "./filter.ts";
import { toRunningEntry } from "./running.ts";

const WEEK_DAYS = 7;
const QUIET_BELOW = 5;
const LATEST = 20;
const ZONE_STORIES = 12;
const MOST_REPORTED = 5;
const RUNNING = 5;
const FIRST_REPORTERS = 5;

type Placed = StoryRecord<PlacedReport>;

/** The states, and what happens in one of them. */
export function readPlaces(deps: HandlerDeps) {
  return {
    [api.news.places]: async () => {
      const { records } = await findWeek(deps, states);
      return {
        places: states.map(({ slug, name, zone, capital }) => ({
          ...{ slug, name, zone, capital },
          stories: storiesIn(slug, records).length,
        })),
      };
    },
    [api.news.place]: async ({ state }) => {
      const place = stateNamed(state);
      if (place === undefined) return refuse("not-found", "There is no such state.");
      const [week, latest, running, papers] = await Promise.all([
        findWeek(deps, [place]),
        findLatestIn(deps, [place], LATEST),
        findRunningIn(deps, place),
        findMarkedPapers(deps),
      ]);
      const stories = storiesIn(place.slug, week.records);
      const isQuiet = stories.length < QUIET_BELOW;
      const { neighbours, ...shown } = place;
      return {
        place: { ...shown, cities: citiesOf(place.slug) },
        neighbours: neighbours.flatMap(toPlaceMark),
        newspapers: papers.flatMap((paper) => {
          const city = deps.factsAbout(paper.id).find(({ fact }) => fact === "city")?.value;
          return city !== undefined && stateNamed(city) === place ? [{ ...paper, city }] : [];
        }),
        week: await figuresOf(deps, stories, { since: week.since, papers }),
        is_quiet: isQuiet,
        latest,
        most_reported: await findMostReportedOf(deps, stories),
        zone_stories: isQuiet ? await findLatestIn(deps, othersOfZone(place), ZONE_STORIES) : [],
        running: running.map(toRunningEntry),
      };
    },
  } satisfies Partial<NewsHandlers>;
}

/** The stories of the week of which some text is about one of these states, each as readers may see it. */
async function findWeek(
  { db, clock }: HandlerDeps,
  places: readonly State[],
): Promise<{ records: readonly Placed[]; since: Date }> {
  const since = daysBefore(clock.now(), WEEK_DAYS);
  const filter = { places: slugsOf(places), since, until: clock.now() };
  return { records: [...recordsOf(await findPlacedReports(db, filter)).values()], since };
}

/** The week's stories of a state: it is in their record, and a text of the week names it, as in the state's lists. */
function storiesIn(state: string, week: readonly Placed[]): Placed[] {
  return week.filter(({ first, states }) => states.includes(state) && first.named.includes(state));
}

/** The newest articles of the stories that are about one of these states. */
async function findLatestIn(deps: HandlerDeps, places: readonly State[], limit: number): Promise<Article[]> {
  const until = deps.clock.now();
  const ofEach = await Promise.all(
    slugsOf(places).map((slug) => findLatest(deps.db, { place: slug, until }, { limit, offset: 0 })),
  );
  const found = ofEach.flat().sort((a, b) => +b.published_at - +a.published_at || (a.id < b.id ? 1 : -1));
  const newest = [...new Map(found.toReversed().map((row) => [row.story_id, row])).values()].toReversed();
  return toCards(newest.slice(0, limit), deps, "of the story");
}

async function findMostReportedOf(deps: HandlerDeps, stories: readonly Placed[]): Promise<Article[]> {
  const most = stories
    .filter(({ papers }) => papers.length > 1)
    .sort(
      (a, b) => b.papers.length - a.papers.length || +newestOf(b).published_at - +newestOf(a).published_at,
    )
    .slice(0, MOST_REPORTED);
  const rows = await findByIds(
    deps.db,
    most.map((record) => newestOf(record).id),
  );
  return toCards(rows, deps, "of the story");
}

async function findMarkedPapers(deps: HandlerDeps): Promise<PaperMark[]> {
  const papers = await findPapers(deps.db, startOfToday(deps.clock.now()));
  return papers.map(({ id, name, ...rest }) =>
    toPaperMark({ ...rest, paper_id: id, paper_name: name }, deps),
  );
}

function newestOf({ articles, first }: Placed): PlacedReport {
  return articles.at(-1) ?? first;
}

function othersOfZone({ zone, slug }: State): State[] {
  return states.filter((one) => one.zone === zone && one.slug !== slug);
}

function slugsOf(places: readonly State[]): string[] {
  return places.map(({ slug }) => slug);
}

/** What is counted in a state's week. */
async function figuresOf(
  { db, clock }: HandlerDeps,
  stories: readonly Placed[],
  { since, papers }: { readonly since: Date; readonly papers: readonly PaperMark[] },
) {
  const articles = stories
    .flatMap((record) => record.articles)
    .filter(({ published_at }) => published_at >= since);
  const busy = await findBusyDays(db, { since, until: clock.now() });
  const begun = stories.filter(
    ({ first, papers: { length } }) =>
      length > 1 && first.published_at >= since && busy.has(lagosDate(first.published_at)),
  );
  const firsts = Map.groupBy(begun, ({ first }) => first.paper_id);
  return {
    stories: stories.length,
    papers: new Set(articles.map(({ paper_id }) => paper_id)).size,
    articles: articles.length,
    categories: [...Map.groupBy(stories, ({ first }) => first.category)]
      .map(([category, of]) => ({ category, stories: of.length }))
      .sort((a, b) => b.stories - a.stories || (a.category < b.category ? -1 : 1)),
    first_reports: papers
      .map((paper) => ({ ...paper, stories: firsts.get(paper.id)?.length ?? 0 }))
      .filter((paper) => paper.stories > 0)
      .sort((a, b) => b.stories - a.stories)
      .slice(0, FIRST_REPORTERS),
  };
}

async function findRunningIn({ db, clock }: HandlerDeps, { slug }: State): Promise<RunningRow[]> {
  const running = new Map((await findAllRunning(db, clock.now())).map((row) => [row.id, row]));
  const touched = await findTouched(db, [...running.keys()]);
  return touched
    .filter(({ state }) => state === slug)
    .slice(0, RUNNING)
    .flatMap(({ id }) => running.get(id) ?? []);
}

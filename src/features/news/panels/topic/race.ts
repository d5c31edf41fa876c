/** How many topics run, and how many hours are between two points of a line. */
const RUNNERS = 8;
const STEP_HOURS = 4;
export const RACE_HOURS = 24;

/** A topic's course through the race. */
export interface Runner<Topic> {
  readonly topic: Topic;
  /** Articles in the 24 hours before now. */
  readonly articles: number;
  /** Its place at each point, from 24 hours ago until now; null as long as nobody reported it. */
  readonly places: readonly (number | null)[];
}

/**
 * The first topics of the list, ordered by their articles of the last 24 hours, and how that order came about. Ties keep
 * the order of the list. `sparkline` holds the articles of each of the last 48 hours, oldest first.
 */
export function raceOf<Topic extends { readonly sparkline: readonly number[] }>(
  topics: readonly Topic[],
): Runner<Topic>[] {
  const runners = topics.filter(({ sparkline }) => sparkline.length >= 2 * RACE_HOURS).slice(0, RUNNERS);
  const points = Array.from({ length: RACE_HOURS / STEP_HOURS + 1 }, (_, at) => at * STEP_HOURS);
  const counts = runners.map(({ sparkline }) =>
    points.map((hour) => sum(sparkline, hour, hour + RACE_HOURS)),
  );
  const places = (at: number): (number | null)[] => {
    const order = counts
      .map((ofTopic, index) => ({ index, count: ofTopic[at] ?? 0 }))
      .filter(({ count }) => count > 0)
      .sort((one, other) => other.count - one.count || one.index - other.index)
      .map(({ index }) => index);
    return counts.map((_, index) => (order.includes(index) ? order.indexOf(index) + 1 : null));
  };
  const byPoint = points.map((_, at) => places(at));
  return runners
    .map((topic, index) => ({
      topic,
      articles: counts[index]?.at(-1) ?? 0,
      places: byPoint.map((all) => all[index] ?? null),
    }))
    .filter(({ articles }) => articles > 0)
    .sort((one, other) => (one.places.at(-1) ?? 0) - (other.places.at(-1) ?? 0));
}

/** Who climbed most places since the start; null if nobody climbed two. */
export function climber<Topic>(runners: readonly Runner<Topic>[]) {
  const climbs = runners.flatMap(({ topic, places }) => {
    const [from, to] = [places[0], places.at(-1)];
    return from && to && from - to >= 2 ? [{ topic, from, to }] : [];
  });
  return climbs.sort((one, other) => other.from - other.to - (one.from - one.to))[0] ?? null;
}

/** How many of them nobody had reported when the race began. */
export function newcomers(runners: readonly Runner<unknown>[]): number {
  return runners.filter(({ places }) => places[0] === null).length;
}

function sum(values: readonly number[], from: number, to: number): number {
  return values.slice(from, to).reduce((total, value) => total + value, 0);
}

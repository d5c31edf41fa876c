/** The points, goals and goal differences that clubs end with. */
export interface Ends {
  readonly points: Int16Array;
  readonly scored: Int16Array;
  readonly difference: Int16Array;
}

export interface ClubChances {
  readonly club: string;
  readonly pointsExpected: number;
  readonly pointsLow: number;
  readonly pointsHigh: number;
  readonly positionExpected: number;
  /** Probability of each final position. */
  readonly positions: readonly number[];
}

/** In nine of ten simulated seasons a club ends between its low and high points. */
const LOW = 0.05;
const HIGH = 0.95;

/** Whatever the deductions, no club ends with fewer points than minus this. */
const BELOW_ZERO = 100;
const POINTS = 300;

export interface Tally {
  readonly clubs: number;
  /** How often each club ended in each place: `club * clubs + place`. */
  readonly places: Uint32Array;
  /** How often each club ended with each number of points: `club * POINTS + points + BELOW_ZERO`. */
  readonly points: Uint32Array;
  /** How often the club in each place ended with each number of points: `place * POINTS + points + BELOW_ZERO`. */
  readonly placePoints: Uint32Array;
  /** Each club's sort key in the season being counted. */
  readonly rank: Float64Array;
}

export function emptyTally(clubs: number): Tally {
  return {
    clubs,
    places: new Uint32Array(clubs * clubs),
    points: new Uint32Array(clubs * POINTS),
    placePoints: new Uint32Array(clubs * POINTS),
    rank: new Float64Array(clubs),
  };
}

/**
 * Ranks one season by points, goal difference and goals scored, and counts it; clubs that are still equal are ordered
 * by lot, the higher first. From index `from`, `order` holds this season's clubs, best first, as last ranked.
 */
export function count(
  { clubs, places, points, placePoints, rank }: Tally,
  ends: Ends,
  order: Uint8Array,
  from: number,
  lot: (club: number) => number,
): void {
  for (let club = 0; club < clubs; club++) {
    rank[club] =
      (ends.points[club] as number) * 1e6 +
      (ends.difference[club] as number) * 1e3 +
      (ends.scored[club] as number);
    increment(points, club * POINTS + (ends.points[club] as number) + BELOW_ZERO);
  }
  // Insertion sort, because hardly any club changes place from one assumption to the next.
  for (let next = 1; next < clubs; next++) {
    const club = order[from + next] as number;
    let place = next;
    for (; place > 0; place--) {
      const other = order[from + place - 1] as number;
      const lead = (rank[other] as number) - (rank[club] as number) || lot(other) - lot(club);
      if (lead > 0) break;
      order[from + place] = other;
    }
    order[from + place] = club;
  }
  for (let place = 0; place < clubs; place++) {
    const club = order[from + place] as number;
    increment(places, club * clubs + place);
    increment(placePoints, place * POINTS + (ends.points[club] as number) + BELOW_ZERO);
  }
}

function increment(counts: Uint32Array, at: number): void {
  counts[at] = (counts[at] as number) + 1;
}

export function chancesOf(name: string, club: number, tally: Tally, runs: number): ClubChances {
  const places = tally.places.subarray(club * tally.clubs, (club + 1) * tally.clubs);
  const positions = Array.from(places, (times) => times / runs);
  const points = tally.points.subarray(club * POINTS, (club + 1) * POINTS);
  return {
    club: name,
    pointsExpected: points.reduce((sum, times, at) => sum + times * (at - BELOW_ZERO), 0) / runs,
    pointsLow: pointsAt(points, Math.floor(LOW * (runs - 1))),
    pointsHigh: pointsAt(points, Math.ceil(HIGH * (runs - 1))),
    positionExpected: positions.reduce((sum, chance, index) => sum + chance * (index + 1), 0),
    positions,
  };
}

/** The points at index `place` of all seasons, sorted from the fewest points up. */
function pointsAt(points: Uint32Array, place: number): number {
  let passed = 0;
  const at = points.findIndex((times) => {
    passed += times;
    return passed > place;
  });
  return at < 0 ? 0 : at - BELOW_ZERO;
}

/** The fewest points that are more than the club in `place` (from 1) had, in at least `share` of the seasons. */
export function pointsEnough({ clubs, placePoints }: Tally, place: number, share: number): number {
  const points = placePoints.subarray((place - 1) * POINTS, place * POINTS);
  if (place < 1 || place > clubs) return 0;
  const seasons = points.reduce((sum, times) => sum + times, 0);
  return pointsAt(points, Math.ceil(share * seasons) - 1) + 1;
}

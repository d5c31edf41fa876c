/** How well articles are grouped, compared with groups made by hand. */
export interface Grouping {
  /** B-cubed F1: easy, because most stories have one article. */
  readonly bCubed: number;
  /** F1 over pairs of articles: the strict measure. */
  readonly pairs: number;
  /** The share of articles that are grouped with an article of another story: what a reader notices. */
  readonly misgrouped: number;
  /** The share of true stories with several articles whose articles are not all in one group. */
  readonly broken: number;
}

export function measureGrouping(truth: readonly string[], found: readonly string[]): Grouping {
  const trueGroups = groups(truth);
  const foundGroups = groups(found);
  let precision = 0;
  let recall = 0;
  let wrong = 0;
  for (const [i, label] of truth.entries()) {
    const mates = foundGroups.get(found[i] ?? "") ?? [];
    const right = mates.filter((mate) => truth[mate] === label).length;
    precision += right / mates.length / truth.length;
    recall += right / (trueGroups.get(label)?.length ?? 1) / truth.length;
    if (right < mates.length) wrong += 1 / truth.length;
  }
  const intersections = groups(truth.map((label, i) => `${label}\u0000${found[i]}`));
  const common = pairCount(intersections);
  return {
    bCubed: f1(precision, recall),
    pairs: f1(share(common, pairCount(foundGroups)), share(common, pairCount(trueGroups))),
    misgrouped: wrong,
    broken: brokenShare(trueGroups, found),
  };
}

function brokenShare(trueGroups: ReadonlyMap<string, readonly number[]>, found: readonly string[]): number {
  const several = [...trueGroups.values()].filter(({ length }) => length > 1);
  const broken = several.filter((mates) => new Set(mates.map((mate) => found[mate])).size > 1);
  return share(broken.length, several.length);
}

function groups(labels: readonly string[]): Map<string, number[]> {
  return Map.groupBy(labels.keys(), (i) => labels[i] ?? "");
}

function pairCount(of: ReadonlyMap<string, readonly number[]>): number {
  return [...of.values()].reduce((sum, { length }) => sum + (length * (length - 1)) / 2, 0);
}

function share(part: number, total: number): number {
  return total === 0 ? 0 : part / total;
}

function f1(precision: number, recall: number): number {
  return precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
}

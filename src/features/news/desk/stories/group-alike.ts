/**
 * Merges the two groups whose pairs are most alike on average, and repeats this until no two groups reach `atLeast`.
 * The same items always make the same groups.
 */
export function groupAlike<Item>(
  items: readonly Item[],
  likeness: (one: Item, other: Item) => number,
  atLeast: number,
): Item[][] {
  const likenesses = items.map((one, at) => items.slice(0, at).map((other) => likeness(one, other)));
  const isOne = likenesses.every((row) => row.every((value) => value >= atLeast));
  if (isOne) return [[...items]];
  let groups = items.map((_, at) => [at]);
  for (;;) {
    const pairs = groups.flatMap((one, at) =>
      groups.slice(at + 1).map((other) => ({ one, other, value: meanOf(likenesses, one, other) })),
    );
    const [best] = pairs.sort((a, b) => b.value - a.value);
    if (best === undefined || best.value < atLeast) break;
    groups = groups.flatMap((group) =>
      group === best.one ? [[...best.one, ...best.other]] : group === best.other ? [] : [group],
    );
  }
  return groups.map((group) => group.sort((a, b) => a - b).map((at) => items[at] as Item));
}

function meanOf(
  likenesses: readonly (readonly number[])[],
  ours: readonly number[],
  theirs: readonly number[],
): number {
  let sum = 0;
  for (const one of ours)
    for (const other of theirs) sum += likenesses[Math.max(one, other)]?.[Math.min(one, other)] ?? 0;
  return sum / (ours.length * theirs.length);
}

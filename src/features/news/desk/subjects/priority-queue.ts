/** A priority queue in a binary heap: `take` returns the best thing first. */
export class PriorityQueue<Thing> {
  readonly #things: Thing[] = [];
  readonly #worth: (thing: Thing) => number;

  constructor(worth: (thing: Thing) => number) {
    this.#worth = worth;
  }

  add(thing: Thing): void {
    const things = this.#things;
    let at = things.push(thing) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (this.#valueAt(parent) >= this.#valueAt(at)) return;
      this.#swap(at, parent);
      at = parent;
    }
  }

  take(): Thing | undefined {
    const [best] = this.#things;
    const last = this.#things.pop();
    if (last === undefined || this.#things.length === 0) return best;
    this.#things[0] = last;
    for (let at = 0; ; ) {
      const [left, right] = [2 * at + 1, 2 * at + 2];
      const better = this.#valueAt(right) > this.#valueAt(left) ? right : left;
      if (this.#valueAt(better) <= this.#valueAt(at)) return best;
      this.#swap(at, better);
      at = better;
    }
  }

  #valueAt(at: number): number {
    const thing = this.#things[at];
    return thing === undefined ? Number.NEGATIVE_INFINITY : this.#worth(thing);
  }

  #swap(a: number, b: number): void {
    const [one, other] = [this.#things[a], this.#things[b]];
    if (one === undefined || other === undefined) return;
    this.#things[a] = other;
    this.#things[b] = one;
  }
}

import { watchPosition } from "./replica.ts";

/** A replica that is further behind is left out. */
export const BEHIND_MS = 2_000;
const REMEMBERED_MS = 60_000;

/**
 * How far the primary is, and what a replica must have: what the primary had two seconds ago, and every change that this
 * process has heard of. Such a change is in the write-ahead log before the position that the primary has then.
 */
export class Progress {
  readonly #primary: ReturnType<typeof watchPosition>;
  /** The primary's positions of the last minute, the latest last. */
  #positions: { readonly at: number; readonly position: number }[] = [];
  #changes = 0;
  #changedAt = 0;
  /** Infinite until the position after the last change is known. */
  needed = Number.POSITIVE_INFINITY;

  constructor(url: string) {
    this.#primary = watchPosition(url);
  }

  expectChange(): void {
    this.#changes += 1;
    this.#changedAt = performance.now();
    this.needed = Number.POSITIVE_INFINITY;
  }

  async look(): Promise<void> {
    const [at, changes] = [performance.now(), this.#changes];
    const position = await this.#primary.ask().catch(() => null);
    // While the primary does not answer, the replicas are as new as can be known: two seconds after a change, a standby
    // has what it will ever get of it.
    if (position === null) {
      if (at - this.#changedAt > BEHIND_MS)
        this.needed = Math.min(this.needed, this.#positions.at(-1)?.position ?? this.needed);
      return;
    }
    this.#positions = [...this.#positions.filter((one) => one.at > at - REMEMBERED_MS), { at, position }];
    if (changes !== this.#changes) return;
    const before = this.#positions.findLast((one) => one.at <= at - BEHIND_MS)?.position ?? 0;
    this.needed = Number.isFinite(this.needed) ? Math.max(this.needed, before) : position;
  }

  /** How long ago the primary had no more than this; at most a minute. */
  lagSecondsOf(position: number): number {
    const last = this.#positions.at(-1)?.at ?? 0;
    const missed = this.#positions.find((one) => one.position > position);
    return missed === undefined ? 0 : (last - missed.at) / 1000;
  }

  close(): Promise<void> {
    return this.#primary.close();
  }
}

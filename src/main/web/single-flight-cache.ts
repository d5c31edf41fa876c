/** What a maker gives: the value, how long it is fresh, and how long after that it may still stand in. */
export interface Kept<Value> {
  readonly value: Value;
  readonly freshMs: number;
  readonly staleMs: number;
}

interface Entry<Value> {
  readonly value: Value;
  readonly weight: number;
  readonly freshUntil: number;
  readonly staleUntil: number;
}

/** Stale answers are given at once while one flight fetches the new one; a fault leaves the old one standing. */
const SERVE_STALE_MS = 600_000;

/** Least recently used goes first. One maker per key flies at a time. */
export class SingleFlightCache<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #flights = new Map<string, Promise<Value>>();
  readonly #limit: number;
  readonly #weigh: (value: Value) => number;
  #weight = 0;

  constructor(options: { entries: number; weight: (value: Value) => number }) {
    this.#limit = options.entries;
    this.#weigh = options.weight;
  }

  /** A value that is fresh now, without making one. */
  fresh(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    return entry !== undefined && entry.freshUntil > Date.now() ? entry.value : undefined;
  }

  /** `standIn` says of which faults an old value may be served instead. */
  async get(
    key: string,
    make: () => Promise<Kept<Value>>,
    standIn: (error: unknown) => boolean,
  ): Promise<Value> {
    const entry = this.#entries.get(key);
    const now = Date.now();
    if (entry !== undefined) {
      this.#touch(key, entry);
      if (entry.freshUntil > now) return entry.value;
      if (entry.freshUntil + SERVE_STALE_MS > now && entry.staleUntil > now) {
        this.#fly(key, make).catch(() => {});
        return entry.value;
      }
    }
    try {
      return await this.#fly(key, make);
    } catch (error) {
      if (entry !== undefined && entry.staleUntil > now && standIn(error)) return entry.value;
      throw error;
    }
  }

  clear(): void {
    this.#entries.clear();
    this.#weight = 0;
  }

  get size(): number {
    return this.#entries.size;
  }

  #fly(key: string, make: () => Promise<Kept<Value>>): Promise<Value> {
    const flying = this.#flights.get(key);
    if (flying !== undefined) return flying;
    const flight = make()
      .then((kept) => {
        this.#keep(key, kept);
        return kept.value;
      })
      .finally(() => this.#flights.delete(key));
    this.#flights.set(key, flight);
    return flight;
  }

  #keep(key: string, { value, freshMs, staleMs }: Kept<Value>): void {
    this.#drop(key);
    if (freshMs <= 0) return;
    const now = Date.now();
    const entry = {
      value,
      weight: this.#weigh(value),
      freshUntil: now + freshMs,
      staleUntil: now + freshMs + staleMs,
    };
    this.#entries.set(key, entry);
    this.#weight += entry.weight;
    for (const oldest of this.#entries.keys()) {
      if (this.#weight <= this.#limit) break;
      this.#drop(oldest);
    }
  }

  #touch(key: string, entry: Entry<Value>): void {
    this.#entries.delete(key);
    this.#entries.set(key, entry);
  }

  #drop(key: string): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    this.#entries.delete(key);
    this.#weight -= entry.weight;
  }
}

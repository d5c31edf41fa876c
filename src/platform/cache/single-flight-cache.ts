import { withTimeout } from "#platform/with-timeout.ts";

/** A computed value, how long it is fresh, and how long after that it may stand in. */
export interface Computed<Value> {
  readonly value: Value;
  readonly freshMs: number;
  readonly staleMs: number;
  /** The domain whose changes make it stale; if undefined, every domain's do. */
  readonly domain?: string | undefined;
}

/** How often a value was fresh, was stale and returned at once, was computed, or stood in because computing failed. */
export interface CacheOutcomes {
  fresh: number;
  stale: number;
  made: number;
  stoodIn: number;
}

interface Flight<Value> {
  readonly promise: Promise<Value>;
  /** Something changed while it was computed: the result is stale already. */
  overtaken: boolean;
}

interface Entry<Value> {
  readonly value: Value;
  readonly domain: string | undefined;
  readonly weight: number;
  readonly freshUntil: number;
  readonly staleUntil: number;
}

interface Options<Value> {
  /** The most that all values may weigh together. */
  readonly maxWeight: number;
  readonly weight: (value: Value) => number;
  /** For this long a stale value is returned at once while a new one is computed. */
  readonly giveStaleMs: number;
  /** If computing takes longer and no value can stand in, the reader gets an error; the value is stored once ready. */
  readonly giveUpMs: number;
}

const LONG_AGO = Number.NEGATIVE_INFINITY;
/** If computing takes longer, a stale value is returned instead; the new one is still stored when it is ready. */
const SILENT_MS = 3_000;

/** Evicts the least recently used. One computation for each key at a time. Ages are measured by the monotonic clock. */
export class SingleFlightCache<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #flights = new Map<string, Flight<Value>>();
  readonly #maxWeight: number;
  readonly #weigh: (value: Value) => number;
  readonly #giveStaleMs: number;
  readonly #giveUpMs: number;
  #weight = 0;
  readonly outcomes: CacheOutcomes = { fresh: 0, stale: 0, made: 0, stoodIn: 0 };

  constructor({ maxWeight, weight, giveStaleMs, giveUpMs }: Options<Value>) {
    this.#maxWeight = maxWeight;
    this.#weigh = weight;
    this.#giveStaleMs = giveStaleMs;
    this.#giveUpMs = giveUpMs;
  }

  /** A value that is fresh now, without computing one. */
  fresh(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined || entry.freshUntil <= performance.now()) return undefined;
    this.outcomes.fresh += 1;
    return entry.value;
  }

  /** The last value, of any age. */
  last(key: string): Value | undefined {
    return this.#entries.get(key)?.value;
  }

  /** `standIn` decides for which errors an old value may be returned instead. */
  async get(
    key: string,
    make: () => Promise<Computed<Value>>,
    standIn: (error: unknown) => boolean,
  ): Promise<Value> {
    const entry = this.#entries.get(key);
    const now = performance.now();
    if (entry !== undefined) {
      this.#touch(key, entry);
      if (entry.freshUntil > now) return this.#give("fresh", entry);
      if (entry.freshUntil + this.#giveStaleMs > now && entry.staleUntil > now) {
        this.#compute(key, make).catch(() => {});
        return this.#give("stale", entry);
      }
    }
    const mayStandIn = entry !== undefined && entry.staleUntil > now;
    try {
      const flight = this.#compute(key, make);
      const value = await withTimeout(flight, mayStandIn ? SILENT_MS : this.#giveUpMs);
      this.outcomes.made += 1;
      return value;
    } catch (error) {
      if (mayStandIn && standIn(error)) return this.#give("stoodIn", entry);
      throw error;
    }
  }

  /**
   * A domain has changed: its values may be returned once more while new ones are computed. Values still being computed
   * are stale when they arrive, whatever their domain, which is known only then.
   */
  markStale(domain: string): void {
    const now = performance.now();
    for (const [key, entry] of this.#entries) {
      if (entry.domain !== undefined && entry.domain !== domain) continue;
      this.#entries.set(key, { ...entry, freshUntil: Math.min(entry.freshUntil, now) });
    }
    for (const flight of this.#flights.values()) flight.overtaken = true;
  }

  /** Something must no longer be shown: every value is computed again before it is returned, unless that fails. */
  invalidate(): void {
    for (const [key, entry] of this.#entries) this.#entries.set(key, { ...entry, freshUntil: LONG_AGO });
    this.#flights.clear();
  }

  get size(): number {
    return this.#entries.size;
  }

  get weight(): number {
    return this.#weight;
  }

  #give(outcome: "fresh" | "stale" | "stoodIn", { value }: Entry<Value>): Value {
    this.outcomes[outcome] += 1;
    return value;
  }

  #compute(key: string, make: () => Promise<Computed<Value>>): Promise<Value> {
    const flying = this.#flights.get(key);
    if (flying !== undefined) return flying.promise;
    const promise = make()
      .then((computed) => {
        // The result of a computation that was invalidated may contain what must no longer be shown.
        if (this.#flights.get(key) === flight) this.#save(key, computed, flight.overtaken);
        return computed.value;
      })
      .finally(() => {
        if (this.#flights.get(key) === flight) this.#flights.delete(key);
      });
    const flight: Flight<Value> = { promise, overtaken: false };
    this.#flights.set(key, flight);
    return promise;
  }

  #save(key: string, { value, freshMs, staleMs, domain }: Computed<Value>, overtaken: boolean): void {
    this.#drop(key);
    if (freshMs <= 0) return;
    const now = performance.now();
    const entry = {
      value,
      domain,
      weight: this.#weigh(value),
      freshUntil: overtaken ? now : now + freshMs,
      staleUntil: now + freshMs + staleMs,
    };
    this.#entries.set(key, entry);
    this.#weight += entry.weight;
    for (const oldest of this.#entries.keys()) {
      if (this.#weight <= this.#maxWeight) break;
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

import { type Clock, systemClock } from "#platform/clock.ts";
import { SECOND_MS } from "#platform/time.ts";
import { withTimeout } from "#platform/with-timeout.ts";
import { Ingredients, ingredientsSoFar, type KnownVersions, noteWhile } from "./ingredients.ts";

/** A computed value, how long it is fresh if nothing changes, and how long after that it may stand in for a fault. */
export interface Computed<Value> {
  readonly value: Value;
  readonly freshMs: number;
  readonly staleMs: number;
}

/** How often a value was fresh, was stale and returned at once, was computed, or stood in because computing failed. */
export interface CacheOutcomes {
  fresh: number;
  stale: number;
  made: number;
  stoodIn: number;
}

interface Flight<Value> {
  readonly promise: Promise<{ readonly value: Value; readonly ingredients: Ingredients }>;
  readonly ingredients: Ingredients;
  readonly begunAt: number;
  /** When it became known that what it has read so far is outdated. */
  supersededAt: number;
}

interface Entry<Value> {
  readonly value: Value;
  readonly ingredients: Ingredients;
  weight: number;
  isShrunk: boolean;
  uses: number;
  readonly begunAt: number;
  /** It changes by itself at this time. */
  readonly changesAt: number;
  freshUntil: number;
  /** How long after that it may stand in. */
  staleMs: number;
}

interface Options<Value> {
  /** The most that all values may weigh together. */
  readonly maxWeight: number;
  readonly weight: (value: Value) => number;
  /** Packs a value that nobody has asked for lately more tightly; returns what it weighs then. */
  readonly shrink?: (value: Value) => number;
  /** For this long after a change the old value is still returned, so that constant changes cost one value each time. */
  readonly graceMs: number;
  /** If computing takes longer and no value can stand in, the reader gets an error; the value is stored once ready. */
  readonly giveUpMs: number;
  /** The versions that are known now. */
  readonly known?: () => KnownVersions;
  readonly clock?: Clock;
  /** What is returned in place of a value that cannot be computed: the last one, of the time `at`. */
  readonly standIn?: (value: Value, at: Date) => Promise<Value>;
}

const LONG_AGO = Number.NEGATIVE_INFINITY;
const NEVER = Number.POSITIVE_INFINITY;
/** If computing takes longer, a stale value is returned instead; the new one is still stored when it is ready. */
const SILENT_MS = 3 * SECOND_MS;
/** A reader joins a computation whose data became old only this long ago; later ones begin a new one. */
const JOIN_MS = SECOND_MS;
/** What is asked for most may weigh so much; the rest is shrunk before anything is dropped. */
const UNSHRUNK_SHARE = 1 / 8;
/** A value that was asked for so often stays for as many rounds of dropping. */
const MAX_USES = 3;
/** With a part missing, it is computed again soon. */
const INCOMPLETE_MS = 10 * SECOND_MS;

/**
 * Shrinks the least recently used, then drops those of them that were asked for least. One computation for each key at
 * a time. A value is fresh while the versions of the domains that it was made from are those that are known. Ages are
 * measured by the monotonic clock.
 */
export class SingleFlightCache<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #flights = new Map<string, Flight<Value>>();
  readonly #options: Options<Value>;
  readonly #known: () => KnownVersions;
  #weight = 0;
  #unshrunkWeight = 0;
  readonly outcomes: CacheOutcomes = { fresh: 0, stale: 0, made: 0, stoodIn: 0 };

  constructor(options: Options<Value>) {
    this.#options = options;
    this.#known = options.known ?? (() => ({}));
  }

  /** A value that is fresh now, without computing one. */
  fresh(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined || entry.freshUntil <= performance.now()) return undefined;
    this.outcomes.fresh += 1;
    this.#use(entry);
    return entry.value;
  }

  /** The last value, of any age. */
  last(key: string): Value | undefined {
    return this.#entries.get(key)?.value;
  }

  /** `mayStandIn` decides for which errors an old value may be returned instead. */
  async get(
    key: string,
    make: () => Promise<Computed<Value>>,
    mayStandIn: (error: unknown) => boolean,
  ): Promise<Value> {
    const entry = this.#entries.get(key);
    const now = performance.now();
    if (entry !== undefined) {
      this.#use(entry);
      this.#moveToEnd(key, entry);
      if (entry.freshUntil > now) return this.#give("fresh", entry);
      if (this.#isInGrace(entry, now)) {
        // A value made within the same moment is not made again for each of many changes.
        if (entry.begunAt + this.#options.graceMs <= now) this.#compute(key, make).promise.catch(() => {});
        return this.#give("stale", entry);
      }
    }
    const hasStandIn = entry !== undefined && entry.freshUntil + entry.staleMs > now;
    try {
      const flight = this.#compute(key, make);
      const silentMs = Math.max(0, flight.begunAt + SILENT_MS - now);
      const made = await withTimeout(flight.promise, hasStandIn ? silentMs : this.#options.giveUpMs);
      this.outcomes.made += 1;
      ingredientsSoFar()?.addPart(made.ingredients);
      return made.value;
    } catch (error) {
      if (hasStandIn && mayStandIn(error)) return this.#standIn(entry);
      throw error;
    }
  }

  /** Versions have changed: what was made from an older one is computed again, the old value is returned for a moment. */
  recheck(): void {
    const known = this.#known();
    const now = performance.now();
    for (const entry of this.#entries.values()) {
      if (entry.freshUntil > now && !entry.ingredients.isCurrent(known)) entry.freshUntil = now;
    }
    for (const flight of this.#flights.values()) {
      if (!flight.ingredients.isCurrent(known)) flight.supersededAt = Math.min(flight.supersededAt, now);
    }
  }

  /** Something must no longer be shown: nothing computed so far is returned again, even in place of an error. */
  invalidate(): void {
    for (const entry of this.#entries.values()) {
      entry.freshUntil = LONG_AGO;
      entry.staleMs = 0;
    }
    this.#flights.clear();
  }

  get size(): number {
    return this.#entries.size;
  }

  get weight(): number {
    return this.#weight;
  }

  #isInGrace({ freshUntil, changesAt, staleMs }: Entry<Value>, now: number): boolean {
    return Math.min(freshUntil + Math.min(this.#options.graceMs, staleMs), changesAt) > now;
  }

  #give(outcome: "fresh" | "stale", { value, ingredients }: Entry<Value>): Value {
    this.outcomes[outcome] += 1;
    ingredientsSoFar()?.addPart(ingredients);
    return value;
  }

  async #standIn({ value, ingredients, freshUntil }: Entry<Value>): Promise<Value> {
    this.outcomes.stoodIn += 1;
    const at = this.#now() - Math.max(0, performance.now() - freshUntil);
    ingredientsSoFar()?.addOldPart(ingredients, at);
    return (await this.#options.standIn?.(value, new Date(at))) ?? value;
  }

  #compute(key: string, make: () => Promise<Computed<Value>>): Flight<Value> {
    const now = performance.now();
    const flying = this.#flights.get(key);
    if (flying !== undefined && flying.supersededAt + JOIN_MS > now) return flying;
    // The versions are read before the data: rows that change meanwhile make the value old, never new too soon.
    const ingredients = new Ingredients(this.#known());
    const promise = noteWhile(ingredients, make)
      .then((computed) => {
        // The result of a computation that was invalidated may contain what must no longer be shown.
        if (this.#flights.get(key) === flight) this.#save(key, computed, flight);
        return { value: computed.value, ingredients };
      })
      .finally(() => {
        if (this.#flights.get(key) === flight) this.#flights.delete(key);
      });
    const flight: Flight<Value> = { promise, ingredients, begunAt: now, supersededAt: NEVER };
    this.#flights.set(key, flight);
    return flight;
  }

  #save(key: string, { value, freshMs, staleMs }: Computed<Value>, flight: Flight<Value>): void {
    const uses = this.#entries.get(key)?.uses ?? 0;
    this.#drop(key);
    if (freshMs <= 0) return;
    const { ingredients, begunAt } = flight;
    const now = performance.now();
    const changesAt = now + Math.max(0, ingredients.changesAt - this.#now());
    const isOld = !ingredients.isCurrent(this.#known());
    const lasts = now + (ingredients.isIncomplete ? Math.min(freshMs, INCOMPLETE_MS) : freshMs);
    const freshUntil = isOld ? Math.min(flight.supersededAt, begunAt) : Math.min(lasts, changesAt);
    const weight = this.#options.weight(value);
    const times = { begunAt, changesAt, freshUntil, staleMs };
    this.#entries.set(key, { value, ingredients, weight, isShrunk: false, uses, ...times });
    this.#weight += weight;
    this.#unshrunkWeight += weight;
    this.#makeRoom();
  }

  #makeRoom(): void {
    const { maxWeight, shrink } = this.#options;
    for (const entry of this.#entries.values()) {
      if (this.#weight <= maxWeight || this.#unshrunkWeight <= maxWeight * UNSHRUNK_SHARE) break;
      if (shrink === undefined || entry.isShrunk) continue;
      this.#unshrunkWeight -= entry.weight;
      this.#weight -= entry.weight;
      entry.weight = shrink(entry.value);
      entry.isShrunk = true;
      this.#weight += entry.weight;
    }
    for (const [key, entry] of this.#entries) {
      if (this.#weight <= maxWeight) break;
      if (entry.uses === 0) this.#drop(key);
      else this.#moveToEnd(key, entry);
      entry.uses -= 1;
    }
  }

  /** It is asked for again, and will be unpacked. */
  #use(entry: Entry<Value>): void {
    entry.uses = Math.min(entry.uses + 1, MAX_USES);
    if (!entry.isShrunk) return;
    this.#weight -= entry.weight;
    entry.weight = this.#options.weight(entry.value);
    entry.isShrunk = false;
    this.#weight += entry.weight;
    this.#unshrunkWeight += entry.weight;
  }

  #now(): number {
    return (this.#options.clock ?? systemClock).now().getTime();
  }

  #moveToEnd(key: string, entry: Entry<Value>): void {
    this.#entries.delete(key);
    this.#entries.set(key, entry);
  }

  #drop(key: string): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    this.#entries.delete(key);
    this.#weight -= entry.weight;
    if (!entry.isShrunk) this.#unshrunkWeight -= entry.weight;
  }
}

/** A cache of at most `most` entries; the oldest is dropped first. */
export function ttlCache<Value>(most: number) {
  const entries = new Map<string, { readonly value: Value; readonly until: number }>();
  return {
    find(key: string, now: Date): Value | undefined {
      const entry = entries.get(key);
      return entry !== undefined && entry.until > now.getTime() ? entry.value : undefined;
    },
    keep(key: string, value: Value, now: Date, ms: number): void {
      entries.delete(key);
      entries.set(key, { value, until: now.getTime() + ms });
      const oldest = entries.keys().next().value;
      if (entries.size > most && oldest !== undefined) entries.delete(oldest);
    },
  };
}

/** Concurrent callers with the same key share one result. */
export function singleFlight<Value>() {
  const flying = new Map<string, Promise<Value>>();
  return (key: string, start: () => Promise<Value>): Promise<Value> => {
    const flight = flying.get(key) ?? start().finally(() => flying.delete(key));
    flying.set(key, flight);
    return flight;
  };
}

/** Remembers a function's results for the texts asked for last: at least `limit` of them, at most twice as many. */
export function memoize<Value extends object | string | number>(
  limit: number,
  make: (text: string) => Value,
): (text: string) => Value {
  let recent = new Map<string, Value>();
  let earlier = new Map<string, Value>();
  return (text) => {
    const remembered = recent.get(text);
    if (remembered !== undefined) return remembered;
    const value = earlier.get(text) ?? make(text);
    if (recent.size >= limit) {
      earlier = recent;
      recent = new Map();
    }
    recent.set(text, value);
    return value;
  };
}

/** Computes a value when it is first needed, and keeps it. */
export function once<Value>(find: () => Value): () => Value {
  let cached: { readonly value: Value } | null = null;
  return () => {
    cached ??= { value: find() };
    return cached.value;
  };
}

/** Concurrent calls with the same key share one result, which is not remembered afterwards. */
export function singleFlight<Value>() {
  const flying = new Map<string, Promise<Value>>();
  return (key: string, start: () => Promise<Value>): Promise<Value> => {
    const flight = flying.get(key) ?? start().finally(() => flying.delete(key));
    flying.set(key, flight);
    return flight;
  };
}

/** Values that are each valid for their own time, at most `maxEntries` of them; the oldest is dropped first. */
export function ttlCache<Value>(maxEntries: number) {
  const entries = new Map<string, { readonly value: Value; readonly until: number }>();
  return {
    find(key: string, now: Date): Value | undefined {
      const entry = entries.get(key);
      return entry !== undefined && entry.until > now.getTime() ? entry.value : undefined;
    },
    set(key: string, value: Value, now: Date, ms: number): void {
      entries.delete(key);
      entries.set(key, { value, until: now.getTime() + ms });
      const oldest = entries.keys().next().value;
      if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
    },
  };
}

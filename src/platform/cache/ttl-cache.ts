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

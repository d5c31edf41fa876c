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

/** Remembers a function's results for the texts asked for last: at least `most` of them, at most twice as many. */
export function remembering<Value extends object | string>(
  most: number,
  make: (text: string) => Value,
): (text: string) => Value {
  let lately = new Map<string, Value>();
  let before = new Map<string, Value>();
  return (text) => {
    const known = lately.get(text);
    if (known !== undefined) return known;
    const value = before.get(text) ?? make(text);
    if (lately.size >= most) {
      before = lately;
      lately = new Map();
    }
    lately.set(text, value);
    return value;
  };
}

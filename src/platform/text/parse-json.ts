/** Far deeper than anything that is meant to be read, and far less than what overflows the call stack. */
const MAX_DEPTH = 64;

/** What a text of JSON holds; undefined if it is not JSON, or is nested too deep for recursive code to walk. */
export function parseJson(text: string): unknown {
  if (isNestedTooDeep(text)) return undefined;
  try {
    // Some editors begin a file with a byte order mark.
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return undefined;
  }
}

const STEPS: Readonly<Record<string, number>> = { "[": 1, "{": 1, "]": -1, "}": -1 };

/** Counts the brackets outside strings, without parsing. */
export function isNestedTooDeep(text: string): boolean {
  let depth = 0;
  let isString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '"') isString = !isString;
    else if (isString) at += character === "\\" ? 1 : 0;
    else depth += STEPS[character] ?? 0;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

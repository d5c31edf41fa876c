/** What a text of JSON holds; undefined if it is not JSON, or is nested too deep for the parser. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

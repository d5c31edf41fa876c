import { WrongInput } from "#platform/process/errors.ts";

/**
 * Lines of a text stream, separated by "\n" only: readline would also split at U+2028, which occurs in texts. A byte
 * order mark, which some editors put before a text, is no part of its first line.
 */
export async function* linesOf(text: AsyncIterable<string>, longest: number): AsyncGenerator<string> {
  let rest = "";
  let isFirst = true;
  for await (const part of text) {
    const lines = (isFirst ? part.replace(/^\ufeff/, "") : rest + part).split("\n");
    isFirst = false;
    rest = lines.pop() ?? "";
    if (rest.length > longest)
      throw new WrongInput(`A line is longer than ${longest} characters: that is not text.`);
    yield* lines;
  }
  if (rest !== "") yield rest;
}

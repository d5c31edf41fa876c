import { WrongInput } from "#platform/process/errors.ts";

/** Lines of a text stream, separated by "\n" only: readline would also split at U+2028, which occurs in texts. */
export async function* linesOf(text: AsyncIterable<string>, longest: number): AsyncGenerator<string> {
  let rest = "";
  for await (const part of text) {
    const lines = (rest + part).split("\n");
    rest = lines.pop() ?? "";
    if (rest.length > longest)
      throw new WrongInput(`A line is longer than ${longest} characters: that is not text.`);
    yield* lines;
  }
  if (rest !== "") yield rest;
}

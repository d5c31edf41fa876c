import type { Ask } from "#contracts/all/all-endpoints.ts";
import { type Answers, type Question, questionKey } from "./answers.ts";

/** Asks on the server what the page's cards would ask, for `<Preloaded>`. */
export async function preload(ask: Ask, questions: readonly Question[]): Promise<Answers> {
  const answered = questions.map(async ([address, params]) => {
    return [questionKey(address, params), await ask(address, params as never)] as const;
  });
  return Object.fromEntries(await Promise.all(answered));
}

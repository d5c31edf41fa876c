import type { Ask } from "#contracts/all-endpoints.ts";
import { pageExamples } from "#contracts/page-rules.ts";
import { type Asking, firstTopic } from "./first-topic.ts";

/** An address of every page: the fixed ones, an example of each with a parameter, and one that is not found. */
export async function everyAddress(request: Asking): Promise<string[]> {
  await firstTopic(request);
  const ask = async (address: string, words: Record<string, string> = {}): Promise<unknown> => {
    const path = address.replace("GET ", "/api");
    return (await request.get(`${path}?${new URLSearchParams(words)}`)).json();
  };
  return [...(await pageExamples(ask as Ask)), "/no-such-page"];
}

import type { Ask } from "#contracts/all/all-endpoints.ts";
import { pageExamples } from "#contracts/all/page-manifest.ts";
import { type ApiClient, firstTopic } from "./first-topic.ts";

/** An address of every page: the fixed ones, an example of each with a parameter, and one that is not found. */
export async function everyAddress(request: ApiClient): Promise<string[]> {
  await firstTopic(request);
  const ask = async (address: string, params: Record<string, string> = {}): Promise<unknown> => {
    const path = address.replace("GET ", "/api");
    return (await request.get(`${path}?${new URLSearchParams(params)}`)).json();
  };
  return [...(await pageExamples(ask as Ask)), "/no-such-page"];
}

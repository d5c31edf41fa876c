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

/** The front page and one page of each layout, in the order in which they are listed here. */
export async function pageOfEachKind(request: ApiClient): Promise<string[]> {
  const kinds = [
    /^\/$/,
    /^\/category\/politics/,
    /^\/search\?/,
    /^\/article\//,
    /^\/story\//,
    /^\/hot-topics\//,
    /^\/edition\//,
    /^\/sports\/nigeria-league$/,
    /tab=table$/,
    /view=simulation$/,
    /^\/sports\/nigeria-league\/club\//,
    /^\/sports\/nigeria-league\/match\//,
    /^\/category\/business\/markets/,
    /^\/business\/naira/,
    /^\/events/,
    /^\/now-showing-movies/,
    /^\/settings/,
    /^\/newsletter$/,
    /^\/daily-brief$/,
    /^\/about/,
  ];
  const addresses = await everyAddress(request);
  return kinds.map((kind) => {
    const address = addresses.find((one) => kind.test(one));
    if (address === undefined) throw new Error(`no page is like ${kind}`);
    return address;
  });
}

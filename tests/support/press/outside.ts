import type { Sample } from "#sample/server.ts";
import { tellingPapers } from "./telling-press.ts";

/** Stands where the sample edition's server does: the same edition, printed elsewhere. */
export async function startSample(): Promise<Sample> {
  const origin = process.env.TELLING_PRESS ?? "";
  return {
    origin,
    papers: tellingPapers(origin),
    factsAbout: () => [],
    providers: {},
    close: async () => {},
  };
}

import type { Sample } from "#sample/server.ts";
import { tellingPapers } from "./telling-press.ts";

/** Takes the place of the sample edition's server: the same edition from another process. */
export async function startSample(): Promise<Sample> {
  const origin = process.env.TELLING_PRESS ?? "";
  return {
    origin,
    origins: [origin],
    papers: tellingPapers(origin),
    factsAbout: () => [],
    providers: {},
    close: async () => {},
  };
}

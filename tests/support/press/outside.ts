import type { Sample } from "#sample/server.ts";
import { tellingPapers } from "./telling-press.ts";

/** Replaces the sample edition's server: another process serves the same edition. */
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

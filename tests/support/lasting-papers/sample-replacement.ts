import type { SampleServer } from "#sample/server.ts";
import { lastingPapers } from "./papers-server.ts";

/** Replaces the sample edition's server: another process serves the same edition. */
export async function startSample(): Promise<SampleServer> {
  const origin = process.env.PAPERS_SERVER ?? "";
  return {
    origin,
    origins: [origin],
    papers: lastingPapers(origin),
    factsAbout: () => [],
    providers: {},
    close: async () => {},
  };
}

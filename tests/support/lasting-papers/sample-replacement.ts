import type { RegistryRow } from "#sample/registry.ts";
import type { SampleServer } from "#sample/server.ts";
import { lastingPapers } from "./papers-server.ts";

/**
 * Replaces the sample edition's server: another process serves the same edition, or other papers (PAPERS), each on the
 * host of its homepage.
 */
export async function startSample(): Promise<SampleServer> {
  const origin = process.env.PAPERS_SERVER ?? "";
  const { PAPERS } = process.env;
  const papers = PAPERS === undefined ? lastingPapers(origin) : (JSON.parse(PAPERS) as RegistryRow[]);
  return {
    origin,
    origins: [origin, ...papers.map(({ homepage }) => new URL(homepage).origin)],
    papers,
    factsAbout: () => [],
    providers: {},
    close: async () => {},
  };
}

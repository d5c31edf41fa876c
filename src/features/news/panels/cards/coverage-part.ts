import { lazyPart, whenWide } from "#ui/lazy/island.tsx";

/** The coverage line of a lead, for screens that show it. */
export const coverageLine = lazyPart(
  () => import("./CoverageLine.tsx").then(({ CoverageLine }) => CoverageLine),
  whenWide,
);

import { cpus, totalmem } from "node:os";
import { buildSite } from "#app/site-build/build-site.ts";
import { benchCachedAnswers } from "./cached-answers.ts";
import { measureTwice, tableHead, tableRows, warningOf } from "./measure-twice.ts";
import { benchMemory } from "./news-memory.ts";
import { benchRound } from "./news-round.ts";
import { benchStore } from "./news-store.ts";
import { benchPages } from "./pages.ts";
import type { Row } from "./row.ts";
import { benchStartUp } from "./start-up.ts";
import { benchViews } from "./views.ts";
import { benchWalk, benchWalkInLanguages } from "./walk.ts";

/**
 * `npm run bench [PART]` prints one table: each part twice, with the machine's load before it. Machines are noisy:
 * compare ratios, not absolute figures.
 */
const parts: Readonly<Record<string, () => Promise<Row[]>>> = {
  start: benchStartUp,
  cached: benchCachedAnswers,
  pages: benchPages,
  views: benchViews,
  walk: benchWalk,
  "walk-languages": benchWalkInLanguages,
  "news-round": benchRound,
  "news-memory": benchMemory,
  "news-store": benchStore,
};

const word = process.argv[2] ?? "";
await buildSite();
console.log(
  `${cpus().length} cores, ${cpus()[0]?.model}, ${Math.round(totalmem() / 1e9)} GB, Node ${process.version}\n`,
);
console.log(tableHead);
const measured: Awaited<ReturnType<typeof measureTwice>>[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (!name.includes(word)) continue;
  const from = performance.now();
  const part = await measureTwice(measure);
  measured.push(part);
  console.log(tableRows(part));
  console.error(`${name}: ${Math.round((performance.now() - from) / 1000)} s`);
}
const warning = warningOf(measured);
if (warning !== null) {
  console.error(`\n${warning}`);
  process.exitCode = 1;
}

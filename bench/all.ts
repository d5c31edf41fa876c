import { cpus, loadavg, totalmem } from "node:os";
import { buildSite } from "#server/site-build/build-site.ts";
import { benchCachedAnswers } from "./cached-answers.ts";
import { benchMemory } from "./news-memory.ts";
import { benchRound } from "./news-round.ts";
import { benchStore } from "./news-store.ts";
import { benchPages } from "./pages.ts";
import { markdown, type Row } from "./row.ts";
import { benchStartUp } from "./start-up.ts";
import { benchWalk } from "./walk.ts";

/** `npm run bench [PART]` prints one table. Machines are noisy: compare ratios, not absolute figures. */
const parts: Readonly<Record<string, () => Promise<Row[]>>> = {
  start: benchStartUp,
  cached: benchCachedAnswers,
  pages: benchPages,
  walk: benchWalk,
  "news-round": benchRound,
  "news-memory": benchMemory,
  "news-store": benchStore,
};

const wanted = process.argv[2] ?? "";
await buildSite();
console.log(
  `${cpus().length} cores, ${cpus()[0]?.model}, ${Math.round(totalmem() / 1e9)} GB, Node ${process.version}, load before ${loadavg()[0]?.toFixed(1)}\n`,
);
const rows: Row[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (name.includes(wanted)) rows.push(...(await measure()));
}
console.log(markdown(rows));

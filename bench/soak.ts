import { readdirSync } from "node:fs";
import { buildSite } from "#app/site-build/build-site.ts";
import { median } from "#tests/support/median.ts";
import { megabytesOf, metric, postgresOf, startWithNews } from "./product.ts";
import { markdown, type Row } from "./row.ts";
import { collect, walk } from "./walk.ts";

/** Readers and polling for an hour (SOAK_MINUTES): anything that keeps growing would end the process one day. */
const MINUTES = Number(process.env.SOAK_MINUTES ?? 60);
const SAMPLES = 30;
const REQUESTS_PER_SECOND = 30;
/** Caches fill in the first third; after it nothing may grow by more than this. */
const MAX_GROWTH = 1.15;

interface Sample {
  readonly memory: number;
  readonly heap: number;
  readonly postgres: number;
  readonly files: number;
  readonly connections: number;
}

await buildSite();
const product = await startWithNews();
const pid = product.process.pid ?? 0;
const addresses = await collect(product.url);

async function sample(): Promise<Sample> {
  return {
    memory: megabytesOf(pid),
    heap: (await metric(product, "nodejs_heap_size_used_bytes")) / 1024 / 1024,
    postgres: postgresOf(product.dataDir).reduce((sum, one) => sum + megabytesOf(one), 0),
    files: readdirSync(`/proc/${pid}/fd`).length,
    connections: await metric(product, "database_connections "),
  };
}

const samples: Sample[] = [];
let [answers, faults] = [0, 0];
for (let turn = 0; turn < SAMPLES; turn += 1) {
  const result = await walk(addresses, (address) => product.url + address, {
    seconds: (MINUTES * 60) / SAMPLES,
    perSecond: REQUESTS_PER_SECOND,
  });
  answers += result.answers;
  faults += result.faults;
  samples.push(await sample());
}
const rounds = await metric(product, "job_runs_total", 'job="news.round",outcome="done"');
await product.stop();

const third = Math.floor(SAMPLES / 3);
const growthRow = (field: keyof Sample): Row => {
  const [middle, last] = [samples.slice(third, 2 * third), samples.slice(-third)].map((part) =>
    median(part.map((one) => one[field])),
  ) as [number, number];
  if (last > middle * MAX_GROWTH) process.exitCode = 1;
  return [
    `${field}: middle third, last third`,
    `${middle.toFixed(0)}, ${last.toFixed(0)}`,
    `≤ +${Math.round((MAX_GROWTH - 1) * 100)} %`,
  ];
};
if (faults > 0) process.exitCode = 1;
console.log(
  markdown([
    [
      `soak of ${MINUTES} minutes at ${REQUESTS_PER_SECOND} requests/s`,
      `${answers} answers, ${faults} faults, ${rounds} rounds of feeds`,
      "0 faults",
    ],
    growthRow("memory"),
    growthRow("heap"),
    growthRow("postgres"),
    growthRow("files"),
    growthRow("connections"),
  ]),
);

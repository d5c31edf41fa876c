import { setTimeout as pause } from "node:timers/promises";
import { startBusyProcesses } from "#tests/support/busy-processes.ts";
import { startProduct } from "#tests/support/product.ts";

/** Fresh starts while other programs use every core: each must open, fill its front page and log no error. */
const STARTS = Number(process.env.STARTS ?? 8);
const BUSY_PROCESSES = Number(process.env.BUSY_PROCESSES ?? 4);
const FILLED_MS = 180_000;
const ERROR = '"level":50';

const faults: string[] = [];
for (let start = 1; start <= STARTS; start += 1) {
  using _busy = startBusyProcesses(BUSY_PROCESSES);
  const from = performance.now();
  const seconds = (): string => ((performance.now() - from) / 1000).toFixed(1);
  const product = await startProduct();
  const openedIn = seconds();
  const isFilled = async (): Promise<boolean> =>
    (await (await fetch(product.url)).text()).includes("/article/");
  while (!(await isFilled()) && performance.now() - from < FILLED_MS) await pause(300);
  const filledIn = seconds();
  if (!(await isFilled())) faults.push(`start ${start}: no article after ${filledIn} s`);
  if (product.output().includes(ERROR)) faults.push(`start ${start}: ${product.output()}`);
  process.stdout.write(`start ${start}: open after ${openedIn} s, first articles after ${filledIn} s\n`);
  await product.stop();
}
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.stdout.write(
  `${STARTS} fresh starts beside ${BUSY_PROCESSES} busy processes, ${faults.length} faults\n`,
);
process.exit(faults.length === 0 ? 0 : 1);

import { rm } from "node:fs/promises";
import { makeDataDir, startProduct } from "#tests/support/product.ts";
import type { Row } from "./row.ts";

/** From the command to the open port, with the site already built: on an empty folder, again, and after kill -9. */
export async function benchStartUp(): Promise<Row[]> {
  const dataDir = await makeDataDir();
  const start = async (): Promise<{ seconds: string; end(how: NodeJS.Signals): Promise<void> }> => {
    const from = performance.now();
    const product = await startProduct({ PROVE_ANSWERS: "", LOG_LEVEL: "error" }, { dataDir });
    const seconds = ((performance.now() - from) / 1000).toFixed(1);
    const exited = new Promise<void>((resolve) => product.process.once("exit", () => resolve()));
    return {
      seconds: `${seconds} s`,
      async end(signal) {
        product.process.kill(signal);
        await exited;
      },
    };
  };
  const first = await start();
  await first.end("SIGTERM");
  const second = await start();
  await second.end("SIGKILL");
  const third = await start();
  const from = performance.now();
  await third.end("SIGTERM");
  const stopped = ((performance.now() - from) / 1000).toFixed(1);
  await rm(dataDir, { recursive: true, force: true });
  return [
    ["start on an empty folder, site built", first.seconds, "≤ 4 s"],
    ["start on a filled folder", second.seconds, "≤ 5 s"],
    ["start after kill -9", third.seconds, "≤ 5 s"],
    ["clean stop", `${stopped} s`, "≤ 10 s"],
  ];
}

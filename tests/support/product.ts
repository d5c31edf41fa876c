import { type ChildProcess, spawn } from "node:child_process";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

export interface RunningProduct {
  readonly url: string;
  readonly process: ChildProcess;
  readonly dataDir: string;
  /** Everything it printed so far. */
  output(): string;
  /** Shuts it down cleanly and resolves with its exit code. */
  stop(): Promise<number | null>;
}

/** A temporary folder that the database's user may enter too. */
export async function makeDataDir(parent = tmpdir()): Promise<string> {
  const dir = await mkdtemp(path.join(parent, "ng-product-"));
  await chmod(dir, 0o755);
  return dir;
}

const OPEN = /Naija Gist is open: (\S+)/;
const START_MS = 180_000;
/** As every way to start the product sets it. */
export const HEAP = ["--max-semi-space-size=4", "--max-old-space-size=512"];
export const MALLOC = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "131072",
};

/** Starts the real product as `npm start` does, with its own port and data folder, and perhaps with other papers. */
export async function startProduct(
  env: Record<string, string> = {},
  options: { dataDir?: string; papersOrigin?: string; command?: readonly [string, ...string[]] } = {},
): Promise<RunningProduct> {
  const dataDir = options.dataDir ?? (await makeDataDir());
  const hook =
    options.papersOrigin === undefined
      ? []
      : ["--import", "./tests/support/lasting-papers/replace-sample.ts"];
  const [program, ...words] = options.command ?? [process.execPath, ...HEAP, ...hook, "src/app/main.ts"];
  const child = spawn(program, words, {
    env: {
      ...process.env,
      NODE_ENV: "production",
      ...MALLOC,
      PORT: "0",
      DATA_DIR: dataDir,
      EDITION: "sample",
      LOG_LEVEL: "warn",
      PROVE_ANSWERS: "1",
      // The push service that a test's browser names; no server listens there.
      PUSH_SERVICES: "http://127.0.0.1:9",
      ...(options.papersOrigin !== undefined && { PAPERS_SERVER: options.papersOrigin }),
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const exited = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));
  const opened = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const url = OPEN.exec(output)?.[1];
      if (url !== undefined) resolve(url);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    void exited.then((code) => reject(new Error(`the product ended with ${code}:\n${output}`)));
    const giveUp = (): void => reject(new Error(`the product did not open:\n${output}`));
    setTimeout(giveUp, START_MS).unref();
  });
  const stop = async (): Promise<number | null> => {
    child.kill("SIGTERM");
    const code = await exited;
    if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true });
    return code;
  };
  return { url: await opened, process: child, dataDir, output: () => output, stop };
}

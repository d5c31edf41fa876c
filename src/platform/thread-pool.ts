import { Worker } from "node:worker_threads";
import { errorMessage } from "#platform/process/errors.ts";
import { failed, ok, type Result } from "#platform/result.ts";
import type { ThreadMessage } from "./serve-thread.ts";

export interface ThreadPool<Input, Output> {
  /** Runs one task in a thread; an exception, a timeout or too much memory is a failure. */
  run(input: Input): Promise<Result<Output, ThreadFailure>>;
  close(): Promise<void>;
}

export interface ThreadFailure {
  readonly kind: "timeout" | "crashed";
  readonly message: string;
}

interface TaskLimits {
  /** The thread's own processor time, which does not grow on a busy machine. */
  readonly cpuMs: number;
  /** Wall time, for a thread that hangs without using the processor. */
  readonly wallMs: number;
}

interface PoolOptions extends TaskLimits {
  /** A module that calls `serveThread`. */
  readonly script: URL;
  readonly threads: number;
  readonly memoryMb: number;
}

/** Heap for short-lived objects: without this limit a thread grows by 200 MB without being faster. */
const YOUNG_MB = 16;

/** A few threads for work on outside input: hostile input can cost a thread, never the server. */
export function createPool<Input, Output>(options: PoolOptions): ThreadPool<Input, Output> {
  const idle: Worker[] = [];
  const waiting: ((worker: Worker) => void)[] = [];
  let started = 0;
  let closed = false;

  return {
    async run(input) {
      const worker = await take();
      const { result, isFit } = await runIn<Input, Output>(worker, input, options);
      if (isFit) giveBack(worker);
      else await replace(worker);
      return result;
    },
    async close() {
      closed = true;
      await Promise.all(idle.map((worker) => worker.terminate()));
    },
  };

  async function take(): Promise<Worker> {
    const worker = idle.pop();
    if (worker) return worker;
    if (started < options.threads) return start();
    return new Promise((resolve) => waiting.push(resolve));
  }

  function start(): Worker {
    started += 1;
    const worker = new Worker(options.script, {
      resourceLimits: { maxOldGenerationSizeMb: options.memoryMb, maxYoungGenerationSizeMb: YOUNG_MB },
    });
    worker.unref();
    // A thread that ends while idle is dropped; its error must not end the process.
    worker.on("error", () => {});
    worker.once("exit", () => {
      const at = idle.indexOf(worker);
      if (at < 0) return;
      idle.splice(at, 1);
      started -= 1;
    });
    return worker;
  }

  function giveBack(worker: Worker): void {
    const next = waiting.shift();
    if (next) next(worker);
    else if (closed) void worker.terminate();
    else idle.push(worker);
  }

  async function replace(worker: Worker): Promise<void> {
    await worker.terminate();
    started -= 1;
    const next = waiting.shift();
    if (next) next(start());
  }
}

/** `isFit` is false if the thread must not be used again. */
async function runIn<Input, Output>(worker: Worker, input: Input, limits: TaskLimits) {
  const { promise, resolve } = Promise.withResolvers<{
    result: Result<Output, ThreadFailure>;
    isFit: boolean;
  }>();
  const unfit = (kind: ThreadFailure["kind"], message: string) =>
    resolve({ result: failed({ kind, message }), isFit: false });
  const watch = watchTask(worker, limits, (message) => unfit("timeout", message));
  const onMessage = (message: ThreadMessage<Output>) => {
    if ("usedBefore" in message) watch.begin(message.usedBefore);
    else if ("error" in message)
      resolve({ result: failed({ kind: "crashed", message: message.error }), isFit: true });
    else resolve({ result: ok(message.value), isFit: true });
  };
  const onError = (error: unknown) => unfit("crashed", errorMessage(error));
  const onExit = () => unfit("crashed", "the thread ended");
  worker.on("message", onMessage).on("error", onError).on("exit", onExit);
  worker.postMessage(input);
  const outcome = await promise;
  watch.end();
  worker.off("message", onMessage).off("exit", onExit);
  if (outcome.isFit) worker.off("error", onError);
  return outcome;
}

/** Nearly every task is done before the first check. */
const CHECK_MS = 100;

/**
 * Checks a running task until its time is used up. Wall time is counted in checks, so that none passes while the whole
 * process is suspended (a sleeping laptop). Loading the thread's own modules does not count.
 */
function watchTask(worker: Worker, { cpuMs, wallMs }: TaskLimits, onOverrun: (message: string) => void) {
  let usedBefore: NodeJS.CpuUsage | null = null;
  let checks = 0;
  const timer = setInterval(() => {
    checks += 1;
    if (checks * CHECK_MS >= wallMs) onOverrun(`did not end in ${wallMs} ms`);
    else if (usedBefore !== null) worker.cpuUsage(usedBefore).then(checkCpuTime, () => {});
  }, CHECK_MS);
  return {
    begin(used: NodeJS.CpuUsage): void {
      usedBefore = used;
    },
    end: () => clearInterval(timer),
  };

  function checkCpuTime({ user, system }: NodeJS.CpuUsage): void {
    if ((user + system) / 1000 >= cpuMs) onOverrun(`used more than ${cpuMs} ms of processor time`);
  }
}

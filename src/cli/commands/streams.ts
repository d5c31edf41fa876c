import { Unavailable, WrongInput } from "#platform/process/errors.ts";
import { linesOf } from "#platform/text/lines.ts";

/** The reader of our output has stopped reading (`| head`). We stop too; it is not an error. */
export class OutputClosed extends Error {}

const MAX_LINE_LENGTH = 16 * 1024 * 1024;

export interface Output {
  /** Resolves once there is room for more. */
  print(line: string): void | Promise<void>;
  /** Resolves once everything is written; rejects if something could not be. */
  finished(): Promise<void>;
}

/** Writes lines to the standard output, no faster than they are read. */
export function standardOutput(): Output {
  const stream = process.stdout;
  let trouble: Error | null = null;
  let room: Promise<void> | null = null;
  stream.on("error", (error: NodeJS.ErrnoException) => {
    trouble ??=
      error.code === "EPIPE"
        ? new OutputClosed()
        : new Unavailable(`The output cannot be written: ${error.message}.`);
  });

  function waitForRoom(): Promise<void> {
    return new Promise((resolve) => {
      const resume = (): void => {
        stream.off("drain", resume).off("error", resume);
        room = null;
        resolve();
      };
      stream.on("drain", resume).on("error", resume);
    });
  }

  return {
    print(line) {
      if (trouble !== null) throw trouble;
      if (stream.write(`${line}\n`)) return;
      room ??= waitForRoom();
      return room;
    },
    async finished() {
      await new Promise((resolve) => stream.write("", resolve));
      if (trouble !== null) throw trouble;
    },
  };
}

export async function* standardLines(): AsyncGenerator<string> {
  for await (const line of linesOf(standardParts("utf8"), MAX_LINE_LENGTH)) yield line.replace(/\r$/, "");
}

/** Reads to the end but keeps only `limit` bytes: a program piping into us would fail if we stopped reading. */
export async function standardBytes(limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of standardParts()) {
    if (size < limit) chunks.push(chunk.subarray(0, limit - size));
    size += chunk.length;
  }
  return Buffer.concat(chunks);
}

function standardParts(encoding: "utf8"): AsyncGenerator<string>;
function standardParts(): AsyncGenerator<Buffer>;
async function* standardParts(encoding?: "utf8"): AsyncGenerator<string | Buffer> {
  if (encoding !== undefined) process.stdin.setEncoding(encoding);
  try {
    yield* process.stdin;
  } catch (error) {
    throw new WrongInput(`The standard input cannot be read: ${(error as Error).message}.`);
  }
}

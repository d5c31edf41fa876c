import { Unavailable, WrongInput } from "#platform/process/errors.ts";
import { linesOf } from "#platform/text/lines.ts";

/** The reader of our output has stopped reading (`| head`). We stop too; it is not an error. */
export class ReaderGone extends Error {}

const LONGEST_LINE = 16 * 1024 * 1024;

export interface Output {
  /** Resolves once there is room for more. */
  print(line: string): void | Promise<void>;
  /** Resolves once everything is written; rejects if something could not be. */
  finished(): Promise<void>;
}

/** Writes lines to the standard output, no faster than they are read. */
export function standardOutput(stream: NodeJS.WriteStream = process.stdout): Output {
  let trouble: Error | null = null;
  let room: Promise<void> | null = null;
  stream.on("error", (error: NodeJS.ErrnoException) => {
    trouble ??=
      error.code === "EPIPE"
        ? new ReaderGone()
        : new Unavailable(`The output cannot be written: ${error.message}.`);
  });

  function waitForRoom(): Promise<void> {
    return new Promise((resolve) => {
      const goOn = (): void => {
        stream.off("drain", goOn).off("error", goOn);
        room = null;
        resolve();
      };
      stream.on("drain", goOn).on("error", goOn);
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
  for await (const line of linesOf(standardParts("utf8"), LONGEST_LINE)) yield line.replace(/\r$/, "");
}

/** Reads to the end but keeps only `limit` bytes: a program piping into us would fail if we stopped reading. */
export async function standardBytes(most: number): Promise<Buffer> {
  const kept: Buffer[] = [];
  let size = 0;
  for await (const chunk of standardParts()) {
    if (size < most) kept.push(chunk.subarray(0, most - size));
    size += chunk.length;
  }
  return Buffer.concat(kept);
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

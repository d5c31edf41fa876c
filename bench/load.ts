import { readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";

interface Load {
  readonly port: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly seconds: number;
}

/**
 * Requests one address of this machine repeatedly, with one request in flight for each connection, for a limited time.
 */
export async function load({ port, path, headers, connections, seconds }: Load): Promise<number> {
  const lines = Object.entries({ Host: `127.0.0.1:${port}`, ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  const request = `GET ${path} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`;
  return loadWith(() => request, { port, connections, seconds });
}

/** The same with requests that differ. */
export async function loadWith(
  nextRequest: () => string,
  { port, connections, seconds }: Pick<Load, "port" | "connections" | "seconds">,
): Promise<number> {
  const end = Date.now() + seconds * 1000;
  const counts = await Promise.all(
    Array.from({ length: connections }, () => askUntil(end, port, nextRequest)),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

function askUntil(end: number, port: number, nextRequest: () => string): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(port, "127.0.0.1");
    let answers = 0;
    /** Bytes of the current answer that are still missing; null until its headers are complete. */
    let missing: number | null = null;
    let head = Buffer.alloc(0);
    socket.on("connect", () => socket.write(nextRequest()));
    socket.on("error", reject);
    socket.on("data", (part) => {
      if (missing === null) {
        head = head.length === 0 ? part : Buffer.concat([head, part]);
        const length = answerLength(head);
        if (length > 0) missing = length - head.length;
      } else missing -= part.length;
      if (missing === null || missing > 0) return;
      [missing, head] = [null, Buffer.alloc(0)];
      answers += 1;
      if (Date.now() < end) socket.write(nextRequest());
      else socket.end(() => resolve(answers));
    });
  });
}

/**
 * The length of the answer that starts here, headers and body; 0 until its headers are complete. Every answer is
 * measured anew, since a page may change meanwhile.
 */
function answerLength(received: Buffer): number {
  const head = received.indexOf("\r\n\r\n");
  if (head < 0) return 0;
  const body = /content-length: (\d+)/i.exec(received.subarray(0, head).toString("latin1"))?.[1];
  if (body === undefined) throw new Error("the answer does not say its length");
  return head + 4 + Number(body);
}

const TICKS_A_SECOND = 100;

/** CPU seconds that a process has used so far (Linux). */
export function cpuSeconds(pid: number): number {
  return ticks(pid).slice(0, 2).reduce(sum) / TICKS_A_SECOND;
}

/** CPU seconds of a server and its processes, of which some have ended (Linux). */
export function cpuSecondsOfAll(pids: readonly number[]): number {
  return pids.flatMap(ticks).reduce(sum, 0) / TICKS_A_SECOND;
}

/** CPU seconds of this process's children that have ended (Linux). */
export function childrenCpuSeconds(): number {
  return ticks(process.pid).slice(2, 4).reduce(sum) / TICKS_A_SECOND;
}

/** In user and system mode: the process itself, then its children that have ended. */
function ticks(pid: number): number[] {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /, "")
    .split(" ");
  return fields.slice(11, 15).map(Number);
}

function sum(one: number, other: number): number {
  return one + other;
}

import { readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";

interface Load {
  readonly port: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly seconds: number;
}

/** Asks one address of this machine over and over, one request in flight a connection, for a bounded time. */
export async function load({ port, path, headers, connections, seconds }: Load): Promise<number> {
  const lines = Object.entries({ Host: `127.0.0.1:${port}`, ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  const request = `GET ${path} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`;
  const end = Date.now() + seconds * 1000;
  const counts = await Promise.all(Array.from({ length: connections }, () => askUntil(end, port, request)));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Every answer has the length of the first: the bytes tell where one ends. */
function askUntil(end: number, port: number, request: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(port, "127.0.0.1");
    let [answers, length, got] = [0, 0, Buffer.alloc(0)];
    let seen = 0;
    socket.on("connect", () => socket.write(request));
    socket.on("error", reject);
    socket.on("data", (part) => {
      seen += part.length;
      if (length === 0) {
        got = Buffer.concat([got, part]);
        length = wholeLength(got);
      }
      if (length === 0 || seen < length) return;
      seen -= length;
      answers += 1;
      if (Date.now() < end) socket.write(request);
      else socket.end(() => resolve(answers));
    });
  });
}

function wholeLength(got: Buffer): number {
  const head = got.indexOf("\r\n\r\n");
  if (head < 0) return 0;
  const body = /content-length: (\d+)/i.exec(got.subarray(0, head).toString())?.[1];
  if (body === undefined) throw new Error("the answer does not say its length");
  return head + 4 + Number(body);
}

const TICKS_A_SECOND = 100;

/** CPU seconds that a process has used so far (Linux). */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /, "")
    .split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}

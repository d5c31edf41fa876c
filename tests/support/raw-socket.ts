import { connect } from "node:net";
import { MAX_WAIT_MS } from "./max-wait.ts";

export interface RawAnswer {
  /** 0 if the connection ended without an answer. */
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/**
 * Sends raw bytes, such as no well-behaved client would, and returns everything received until the connection ended.
 * `then` closes our half of it after the last byte.
 */
export function sendRaw(
  origin: string,
  bytes: string | Uint8Array,
  patienceMs = MAX_WAIT_MS,
  then?: "close",
): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    const socket = connect(Number(port), hostname);
    const end = (): void => {
      clearTimeout(timer);
      resolve(Buffer.concat(parts).toString("utf8"));
    };
    const timer = setTimeout(() => socket.destroy(), patienceMs);
    socket.on("data", (part) => parts.push(part));
    socket.on("error", () => {});
    socket.on("close", end);
    if (then === "close") socket.end(bytes);
    else socket.write(bytes);
  });
}

/** A GET of the target exactly as spelled; `fetch` would normalise it first. */
export async function getRaw(
  origin: string,
  target: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<RawAnswer> {
  const lines = Object.entries({ Host: new URL(origin).host, ...headers, Connection: "close" });
  const head = lines.map((pair) => pair.join(": ")).join("\r\n");
  return readAnswer(await sendRaw(origin, `GET ${target} HTTP/1.1\r\n${head}\r\n\r\n`));
}

export function readAnswer(answer: string): RawAnswer {
  const [head = "", ...body] = answer.split("\r\n\r\n");
  const [first = "", ...lines] = head.split("\r\n");
  const headers = lines.map((line): [string, string] => {
    const at = line.indexOf(":");
    return [line.slice(0, at), line.slice(at + 1).trim()];
  });
  return {
    status: Number(first.split(" ")[1] ?? 0),
    headers: new Headers(headers),
    text: body.join("\r\n\r\n"),
  };
}

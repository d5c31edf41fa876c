import { request as ask, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { type LocalServer, serve } from "./servers.ts";

/** A body of any length is passed on in about this many pieces. */
const PIECES = 20;

/** A proxy that buffers nothing: it passes a body on chunk by chunk, and so without its length. */
export function startStreamingProxy(target: string): Promise<LocalServer> {
  return serve((incoming, response) => void passOn(target, incoming, response));
}

async function passOn(target: string, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const { "content-length": length, ...headers } = incoming.headers;
  const onward = ask(new URL(incoming.url ?? "/", target), {
    method: incoming.method,
    headers: incoming.method === "POST" ? { ...headers, "transfer-encoding": "chunked" } : headers,
  });
  onward.on("error", () => response.destroy());
  onward.on("response", (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  const piece = Math.ceil(Number(length ?? 0) / PIECES) || 1;
  for await (const bytes of incoming as AsyncIterable<Buffer>) {
    for (let at = 0; at < bytes.length && !onward.destroyed; at += piece) {
      onward.write(bytes.subarray(at, at + piece));
      await pause(1);
    }
  }
  onward.end();
}

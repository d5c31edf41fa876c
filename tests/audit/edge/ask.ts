import { type IncomingHttpHeaders, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

export interface Seen {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Unpacked. */
  readonly text: string;
  /** Varnish names two requests where it sends what it had; nginx says so in the header that the audit adds. */
  readonly isHit: boolean;
  readonly age: number;
}

interface Question {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/** Sends a request exactly as written, on a connection of its own. */
export function ask(
  port: number,
  path: string,
  { method = "GET", headers = {}, body }: Question = {},
): Promise<Seen> {
  const { promise, resolve, reject } = Promise.withResolvers<Seen>();
  request({ port, path, method, headers, agent: false }, async (answer) => {
    const bytes = await buffer(answer);
    const {
      "content-encoding": encoding,
      "x-varnish": varnish = "",
      "x-cache": nginx,
      age = "0",
    } = answer.headers;
    resolve({
      status: answer.statusCode ?? 0,
      headers: answer.headers,
      text: (bytes.length === 0 ? bytes : unpack(bytes, encoding)).toString(),
      isHit: nginx === "HIT" || String(varnish).includes(" "),
      age: Number(age),
    });
  })
    .on("error", reject)
    .end(body);
  return promise;
}

function unpack(bytes: Buffer, encoding: string | undefined): Buffer {
  if (encoding === "br") return brotliDecompressSync(bytes);
  return encoding === "gzip" ? gunzipSync(bytes) : bytes;
}

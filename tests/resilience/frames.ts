import fc from "fast-check";
import { allowedMethods } from "./methods.ts";

/** A request as bytes, and what its sender does after them. */
export interface FramedRequest {
  readonly bytes: string;
  /** Its end is missing, and the sender is gone. */
  readonly brokenOff: boolean;
}

const methods = [
  "GET",
  "HEAD",
  "POST",
  "PUT",
  "PATCH",
  "DELETE",
  "OPTIONS",
  "TRACE",
  "CONNECT",
  "QUERY",
  "get",
  "HELLO",
];
const oddTargets = [
  "*",
  "//",
  "/%zz",
  "/%00",
  "http://x/about",
  "http://",
  "x",
  "x:443",
  "/\\x",
  "/api",
  "/api/",
  "/a?b#c",
];
const contentTypes = [
  "application/json",
  "application/json; charset=utf-16",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=b",
  "multipart/form-data",
  "text/plain",
  ";",
];
const headerLines = [
  "Expect: 100-continue",
  "Expect: much",
  "Connection: upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: x",
  "Connection: upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk",
  "Host: another.example",
  "Host: staging.example",
  "Idempotency-Key: \x7f",
  "Idempotency-Key: one",
  "Origin: null",
  "Sec-Fetch-Site: cross-site",
  "Content-Encoding: gzip",
  "Accept-Encoding: br;q=x, ,gzip;q=0",
  "Accept: image/avif;q=x",
  'If-None-Match: W/, "',
  "Range: bytes=9-1",
  "X-Forwarded-For: ,,\x01",
  "Cookie: gate=.; =; a",
  "Save-Data: on",
  "Content-Type: text/html",
  `X: ${"\xe9".repeat(200)}`,
];
const bodies = [
  "",
  "{}",
  "{",
  "[]",
  '{"email":"a@example.com","token":"x","feedback":7}',
  '{"__proto__":{"email":1}}',
  "email=a%40example.com&website=",
  "token=x&password=y&List-Unsubscribe=One-Click",
  "a=%zz&%=&=&&",
  '--b\r\nContent-Disposition: form-data; name="email"\r\n\r\na@example.com\r\n--b--\r\n',
  '--b\r\nContent-Disposition: form-data; name="email"; filename="x"\r\n\r\n\x00\r\n--b--\r\n',
  "--b\r\n\r\n",
  "\x00\xff\xfe",
  "x".repeat(70_000),
];

type Frame = (body: string, size: number) => { head: string; payload: string; brokenOff?: boolean };
const inChunks = (body: string, size: number, extension = ""): string => {
  const count = Math.ceil(body.length / size);
  const chunks = Array.from({ length: count }, (_, at) => body.slice(at * size, (at + 1) * size));
  return chunks.map((chunk) => `${chunk.length.toString(16)}${extension}\r\n${chunk}\r\n`).join("");
};
const CHUNKED = "Transfer-Encoding: chunked";
/** A short length leaves the rest of the body as a second request. */
const frames: readonly Frame[] = [
  (body) => ({ head: `Content-Length: ${body.length}`, payload: body }),
  (body, size) => ({ head: CHUNKED, payload: `${inChunks(body, size)}0\r\n\r\n` }),
  (body, size) => ({
    head: `${CHUNKED}\r\nTrailer: X`,
    payload: `${inChunks(body, size, ";a=b")}0\r\nX: y\r\n\r\n`,
  }),
  () => ({ head: "X-No: body", payload: "" }),
  () => ({ head: CHUNKED, payload: "0\r\n\r\n" }),
  (body) => ({ head: `Content-Length: ${body.length + 9}`, payload: body, brokenOff: true }),
  (body) => ({ head: `Content-Length: ${Math.floor(body.length / 2)}`, payload: body }),
  (body, size) => ({ head: CHUNKED, payload: inChunks(body, size), brokenOff: true }),
  (body) => ({ head: CHUNKED, payload: `zz\r\n${body}` }),
  (body) => ({ head: `Content-Length: ${body.length}\r\n${CHUNKED}`, payload: body }),
];

/** Methods × addresses × headers × bodies × framing, well-formed or not, one byte for each character. */
export const framedRequests: fc.Arbitrary<FramedRequest> = fc
  .record({
    method: fc.constantFrom(...methods),
    target: fc.oneof(
      { arbitrary: fc.constantFrom(...allowedMethods.map(([target]) => target)), weight: 4 },
      fc.constantFrom(...oddTargets),
    ),
    version: fc.constantFrom("1.1", "1.1", "1.1", "1.0"),
    type: fc.constantFrom(...contentTypes),
    more: fc.subarray(headerLines, { maxLength: 3 }),
    body: fc.constantFrom(...bodies),
    frame: fc.constantFrom(...frames),
    size: fc.integer({ min: 1, max: 30_000 }),
  })
  .map(({ method, target, version, type, more, body, frame, size }) => {
    const { head, payload, brokenOff = false } = frame(body, Math.max(size, Math.ceil(body.length / 50)));
    const lines = [
      `${method} ${target} HTTP/${version}`,
      "Host: x",
      "Connection: close",
      `Content-Type: ${type}`,
    ];
    return { bytes: [...lines, ...more, head, "", payload].join("\r\n"), brokenOff };
  });

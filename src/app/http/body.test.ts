import type { Context } from "hono";
import { expect, test } from "vitest";
import { AskError } from "./ask.ts";
import { readBody, readForm, readJson } from "./body.ts";

/** A body in parts of one byte; `taken` counts those that were read. */
function body(bytes: number, breaksAt = Number.POSITIVE_INFINITY) {
  const parts = { taken: 0, stream: stream() };
  async function* stream() {
    for (let at = 0; at < bytes; at += 1) {
      if (at === breaksAt) throw new Error("reset");
      parts.taken += 1;
      yield Uint8Array.of(97);
    }
  }
  return parts;
}

async function refusal(reading: Promise<unknown>): Promise<unknown> {
  const error = await reading.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(AskError);
  return (error as AskError).status;
}

test("the refusal of a large body names the limit in kilobytes", async () => {
  await expect(readBody(body(2049).stream, 2048)).rejects.toThrow("The body is larger than 2 KB.");
});

test.each([0, 1, 2047, 2048])("a body of %i bytes is read when the limit is 2,048", async (bytes) => {
  expect((await readBody(body(bytes).stream, 2048)).toString()).toBe("a".repeat(bytes));
});

test.each([
  [2049, 2049],
  [32_768, 32_768],
  [32_769, 32_769],
  [40_000, 32_769],
])("a body of %i bytes is refused when the limit is 2,048, after reading %i", async (bytes, bytesRead) => {
  const parts = body(bytes);
  expect(await refusal(readBody(parts.stream, 2048))).toBe(413);
  expect(parts.taken).toBe(bytesRead);
});

test("a missing body is empty, and one that breaks off is refused", async () => {
  expect((await readBody(null, 2048)).length).toBe(0);
  expect(await refusal(readBody(body(9, 5).stream, 2048))).toBe(400);
});

function call(text: string | null, type = ""): Context {
  const raw = { body: text === null ? null : new Blob([text]).stream() };
  return { req: { raw, header: () => type } } as never;
}

test.each([
  [null, {}],
  ["", {}],
  [" \n", {}],
  ['{"a":1}', { a: 1 }],
  ["[1]", 422],
  ["null", 422],
  ["7", 422],
  ['{"a"', 400],
])("a call with the body %j gives %j", async (text, expected) => {
  const reading = readJson(call(text), 2048);
  expect(typeof expected === "number" ? await refusal(reading) : await reading).toEqual(expected);
});

/** As long as a real browser's. */
const boundary = "----WebKitFormBoundary0123456789abcdef";
const part = (words: string, text: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; ${words}\r\n\r\n${text}\r\n`;
const multipart = `${part('name="email"', "a@b.example")}${part('name="f"; filename="f"', "file")}--${boundary}--\r\n`;

test.each([
  ["email=a%40b.example&said=", "application/x-www-form-urlencoded", { email: "a@b.example", said: "" }],
  ["email=a", "APPLICATION/x-www-form-urlencoded; charset=utf-8", { email: "a" }],
  // Files are not text fields, so they are left out.
  [multipart, `multipart/form-data; boundary=${boundary}`, { email: "a@b.example" }],
  ["email=a", "text/plain", {}],
  ["email=a", "", {}],
  ["no form", "multipart/form-data; boundary=x", 400],
])("a form with the body %j and content type %j gives %j", async (text, type, expected) => {
  const reading = readForm(call(text, type), 2048);
  expect(typeof expected === "number" ? await refusal(reading) : await reading).toEqual(expected);
});

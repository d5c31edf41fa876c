import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import { isNestedTooDeep, parseJson } from "#platform/text/parse-json.ts";
import { AskError } from "./ask.ts";

/**
 * A body that is too large is read and discarded, up to this many times its limit: if a connection is closed with
 * bytes unread, its answer may be lost.
 */
const READ_ON_FACTOR = 16;

/** For what readers write. Several times what a form takes, so that a text that is too long is told its own limit. */
export const MAX_WRITTEN_BYTES = 64 * 1024;

/**
 * Reads a request's body, whether it was sent with its length, in chunks, or not at all. Bytes are counted as they
 * arrive, because a streaming proxy sends no length.
 */
export async function readBody(parts: AsyncIterable<Uint8Array> | null, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const part of parts ?? []) {
      length += part.length;
      if (length > READ_ON_FACTOR * maxBytes) break;
      if (length <= maxBytes) chunks.push(part);
    }
  } catch {
    // The sender is gone: nobody reads this answer, and nothing is wrong on our side.
    throw new AskError(400, "The body broke off.");
  }
  if (length > maxBytes) throw new AskError(413, `The body is larger than ${maxBytes / 1024} KB.`);
  return Buffer.concat(chunks);
}

/** Node's own message where there is one: read as a web stream, a body costs as much again as its whole answer. */
function bodyOf({ env, req }: Context): AsyncIterable<Uint8Array> | null {
  const server = env as HttpBindings | undefined;
  return server?.incoming.iterator({ destroyOnReturn: false }) ?? req.raw.body;
}

/** Reads the JSON object of a call. An empty body counts as an empty object, because some calls need no fields. */
export async function readJson(context: Context, maxBytes: number): Promise<object> {
  const text = new TextDecoder().decode(await readBody(bodyOf(context), maxBytes));
  if (text.trim() === "") return {};
  if (isNestedTooDeep(text)) throw new AskError(422, "The body is nested too deep.");
  const body = parseJson(text);
  if (body === undefined) throw new AskError(400, "The body is not JSON.");
  if (typeof body !== "object" || body === null || Array.isArray(body))
    throw new AskError(422, "The body must be a JSON object.");
  return body;
}

const FORM = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/** Reads a form's text fields in either type that browsers send; a body of any other type is an empty form. */
export async function readForm(
  context: Context,
  maxBytes: number,
): Promise<Record<string, string | undefined>> {
  const body = await readBody(bodyOf(context), maxBytes);
  const type = context.req.header("content-type") ?? "";
  if (!FORM.test(type)) return {};
  const form = await new Response(new Uint8Array(body), { headers: { "Content-Type": type } })
    .formData()
    .catch(() => {
      throw new AskError(400, "The form cannot be read.");
    });
  return Object.fromEntries(
    [...form].filter((pair): pair is [string, string] => typeof pair[1] === "string"),
  );
}

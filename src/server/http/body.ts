import type { Context } from "hono";
import { AskError } from "./ask.ts";

/**
 * A body that is too large is read and discarded, up to this many times its limit: if a connection is closed with
 * bytes unread, its answer may be lost.
 */
const READ_ON = 16;

/**
 * A request's body, however it was framed: with its length, in chunks, or not at all. It is counted while it
 * comes, because a proxy that streams names no length. `parts` is what `for await` gives.
 */
export async function readBody(parts: AsyncIterable<Uint8Array> | null, most: number): Promise<Buffer> {
  const read: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const part of parts ?? []) {
      length += part.length;
      if (length > READ_ON * most) break;
      if (length <= most) read.push(part);
    }
  } catch {
    // The sender is gone: nobody reads this answer, and nothing is wrong on our side.
    throw new AskError(400, "The body broke off.");
  }
  if (length > most) throw new AskError(413, `The body is larger than ${most / 1024} KB.`);
  return Buffer.concat(read);
}

/** The JSON object of a call. No body is the same as an empty object: some calls need no fields. */
export async function readJson(context: Context, most: number): Promise<object> {
  const text = new TextDecoder().decode(await readBody(context.req.raw.body, most));
  if (text.trim() === "") return {};
  const body = parse(text);
  if (typeof body !== "object" || body === null || Array.isArray(body))
    throw new AskError(422, "The body must be a JSON object.");
  return body;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AskError(400, "The body is not JSON.");
  }
}

const FORM = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/** The texts of a form in either of the types that browsers send; a body of another type is an empty form. */
export async function readForm(context: Context, most: number): Promise<Record<string, string | undefined>> {
  const body = await readBody(context.req.raw.body, most);
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

import { readFile, stat } from "node:fs/promises";
import { MAX_BYTES } from "#features/culture/intake/read-events.ts";
import type { ImportFailure } from "#features/culture/shapes.ts";
import type { Fetch } from "#platform/fetch/request.ts";
import { errorMessage } from "#platform/process/errors.ts";
import { askText } from "#platform/providers/ask-provider.ts";
import { failed, ok, type Result } from "#platform/result.ts";

/** Reads the text at a web address or in a file, limited in size. */
export async function readSource(source: string, fetch: Fetch): Promise<Result<string, ImportFailure>> {
  if (!/^https?:\/\//.test(source)) return readTextFile(source);
  const text = await askText(fetch, { url: source, maxBytes: MAX_BYTES });
  return text.ok ? text : failed({ kind: "not-read", message: text.failure.message });
}

export async function readTextFile(path: string): Promise<Result<string, ImportFailure>> {
  try {
    const { size } = await stat(path);
    if (size > MAX_BYTES) return failed({ kind: "too-large", message: `more than ${MAX_BYTES} bytes` });
    return ok(await readFile(path, "utf8"));
  } catch (error) {
    return failed({ kind: "not-read", message: errorMessage(error) });
  }
}

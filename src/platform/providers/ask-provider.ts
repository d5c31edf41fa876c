import type * as z from "zod/mini";
import type { Fetch, FetchFailure, FetchRequest } from "#platform/fetch/request.ts";
import { failed, ok, type Result } from "#platform/result.ts";
import { parseJson } from "#platform/text/parse-json.ts";

/** "nonsense": the answer is not what the provider documents (HTML for JSON, half a body, no figure). */
export type ProviderFailure = FetchFailure | { readonly kind: "nonsense"; readonly message: string };

/** More is accepted only where it is expected: answers are parsed in the process that serves readers. */
const MAX_BYTES = 2 * 1024 * 1024;

export async function askText(fetch: Fetch, request: FetchRequest): Promise<Result<string, ProviderFailure>> {
  const answer = await fetch({ maxBytes: MAX_BYTES, ...request });
  if (!answer.ok) return answer;
  return ok(new TextDecoder().decode(answer.value.body));
}

/** Requests JSON and parses it by a shape, which decides how lenient it is. */
export async function askJson<Shape extends z.ZodMiniType>(
  fetch: Fetch,
  request: FetchRequest,
  shape: Shape,
): Promise<Result<z.output<Shape>, ProviderFailure>> {
  const text = await askText(fetch, {
    ...request,
    headers: { accept: "application/json", ...request.headers },
  });
  if (!text.ok) return text;
  const parsed = shape.safeParse(parseJson(text.value));
  if (parsed.success) return ok(parsed.data);
  return invalidAnswer(
    `${firstIssue(parsed.error)}; it begins with ${JSON.stringify(text.value.slice(0, 40))}`,
  );
}

export function invalidAnswer(message: string): { ok: false; failure: ProviderFailure } {
  return failed({ kind: "nonsense", message });
}

function firstIssue(error: z.core.$ZodError): string {
  const issue = error.issues[0];
  return `${issue?.path.join(".") ?? ""} ${issue?.message ?? "is wrong"}`.trim();
}

import type * as z from "zod/mini";
import type { Fetch } from "#platform/fetch/request.ts";
import { errorMessage } from "#platform/process/errors.ts";
import { failed, ok, type Result } from "#platform/result.ts";
import { MINUTE_MS } from "#platform/time.ts";

/** A model sends nothing while it computes its answer. */
const TIMEOUT_MS = MINUTE_MS;
const MAX_BYTES = 512 * 1024;
/** The status of a gateway whose host did not answer in time: the work may have been done and charged. */
const GATEWAY_TIMEOUT = 504;

/** The guarded fetch with the interface that an SDK expects, for addresses below one base only. */
function modelFetch(fetch: Fetch, base: string): typeof globalThis.fetch {
  return async (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    if (!url.startsWith(base)) throw new TypeError("an address that is not the model's");
    const answer = await fetch({
      url,
      method: init?.method === "POST" ? "POST" : "GET",
      headers: Object.fromEntries(new Headers(init?.headers)),
      body: typeof init?.body === "string" ? init.body : undefined,
      maxBytes: MAX_BYTES,
      timeoutMs: TIMEOUT_MS,
      silentMs: TIMEOUT_MS,
    });
    if (answer.ok) {
      const { status, headers, body } = answer.value;
      return new Response(Buffer.from(body), {
        status,
        headers: { "content-type": headers["content-type"] ?? "" },
      });
    }
    const { failure } = answer;
    if (failure.kind === "status") return new Response("", { status: failure.status });
    if (failure.kind === "timeout") return new Response("", { status: GATEWAY_TIMEOUT });
    throw new TypeError(`${failure.kind}: ${failure.message}`);
  };
}

/** A language model behind any OpenAI-compatible address, as the operator configures it. */
export interface ModelSettings {
  /** Up to and including "/v1". */
  readonly url: string;
  readonly model: string;
  readonly key?: string;
}

export interface Question<Shape extends z.ZodMiniType> {
  readonly instructions: string;
  readonly prompt: string;
  readonly shape: Shape;
}

export interface ModelAnswer<Value> {
  readonly value: Value;
  readonly tokens: number;
}

/** "away": the model cannot be asked now; "nonsense": it answered, but not as asked. */
export interface ModelFailure {
  readonly kind: "away" | "nonsense";
  readonly message: string;
  /** The tokens that the failed request used. */
  readonly tokens: number;
}

export interface Model {
  readonly name: string;
  ask<Shape extends z.ZodMiniType>(
    question: Question<Shape>,
  ): Promise<Result<ModelAnswer<z.output<Shape>>, ModelFailure>>;
}

export const MAX_ANSWER_TOKENS = 1_500;
const CHARACTERS_A_TOKEN = 3;
/** Statuses of requests that are charged even though the answer is invalid or too late. */
const PAID = [200, GATEWAY_TIMEOUT];

/** The most tokens that a request may use, estimated high. */
export function estimateMostTokens({
  instructions,
  prompt,
}: Pick<Question<never>, "instructions" | "prompt">): number {
  return Math.ceil((instructions.length + prompt.length) / CHARACTERS_A_TOKEN) + MAX_ANSWER_TOKENS;
}

export function createModel(settings: ModelSettings, fetch: Fetch): Model {
  const base = settings.url.replace(/(?<!\/)\/*$/, "/");
  const fetchModel = modelFetch(fetch, base);
  return {
    name: settings.model,
    async ask({ shape, ...question }) {
      const { ai, createOpenAICompatible } = await loadSdk();
      const provider = createOpenAICompatible({
        name: "own",
        baseURL: base,
        apiKey: settings.key,
        fetch: fetchModel,
        supportsStructuredOutputs: true,
      });
      const costs = estimateMostTokens(question);
      try {
        const { output, usage } = await ai.generateText({
          ...question,
          model: provider(settings.model),
          output: ai.Output.object({ schema: shape }),
          maxOutputTokens: MAX_ANSWER_TOKENS,
          maxRetries: 0,
        });
        return ok({ value: output as z.output<typeof shape>, tokens: usage.totalTokens ?? costs });
      } catch (error) {
        return failed(failureOf(ai, error, costs));
      }
    },
  };
}

type Ai = typeof import("ai");

function failureOf(ai: Ai, error: unknown, costs: number): ModelFailure {
  const message = errorMessage(error);
  if (ai.NoObjectGeneratedError.isInstance(error))
    return { kind: "nonsense", message, tokens: error.usage?.totalTokens ?? costs };
  const status = ai.APICallError.isInstance(error) ? error.statusCode : undefined;
  return { kind: "away", message, tokens: PAID.includes(status ?? 0) ? costs : 0 };
}

/** The SDK costs 30 MB and a tenth of a second, so it is loaded only when a configured model is first asked. */
async function loadSdk() {
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });
  const [ai, { createOpenAICompatible }] = await Promise.all([
    import("ai"),
    import("@ai-sdk/openai-compatible"),
  ]);
  return { ai, createOpenAICompatible };
}

import type * as z from "zod/mini";
import type { Fetch } from "#platform/fetch/request.ts";
import { errorMessage } from "#platform/process/errors.ts";
import { failed, ok, type Result } from "#platform/result.ts";
import { GATEWAY_TIMEOUT, modelFetch } from "./model-fetch.ts";

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
